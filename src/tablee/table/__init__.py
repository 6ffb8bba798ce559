"""The running match as the fold of its events: seats, people, deadlines, and what each viewer is told.

Nothing here knows a clock, chance, a network or a database: the time and seeds are arguments, and all that is true
follows from the events. Whoever runs a table keeps its events and tells `project_…` of it:

    events = happen(table, decide(table, person, command, now_ms, seed), now_ms)

gives the numbered events of a command, with all that follows from them at once. `due` says what time brings next, and
`tick` what that makes happen.

>>> table = Table("demo")
>>> _ = happen(table, opening("somebody", "Ana", "six-qui-prend", {"players": 2}, bot="sensible"), now_ms=0)
>>> [event.kind for event in happen(table, decide(table, "somebody", {"kind": "start"}, 1000, seed=7), 1000)]
['dealt']
>>> project_view(table, "somebody")["hand"] == table.match.view(0)["hand"]
True
"""

from tablee.table.chat import check_text, number_in
from tablee.table.deadlines import Due, bot_due, due, tick
from tablee.table.dealing import opening
from tablee.table.decide import COMMANDS, decide
from tablee.table.events import Draft, Event, number
from tablee.table.fair import Line, Press, Ruled, Window, effective_ms, order
from tablee.table.following import happen, owed
from tablee.table.membership import all_away, came_back, went_away
from tablee.table.names import check_name, clean_name
from tablee.table.permission import may
from tablee.table.project import project_event, project_table, project_view, project_you
from tablee.table.recording import match_record, record_of
from tablee.table.referee import Referee, bot_press, press_of, rule, ruled_alone
from tablee.table.refusal import TableRefusal
from tablee.table.settings import PACES
from tablee.table.table import Table
from tablee.table.thinking import Question, Thinker, Thought, question, think, thinkers

__all__ = [
    "COMMANDS",
    "PACES",
    "Draft",
    "Due",
    "Event",
    "Line",
    "Press",
    "Question",
    "Referee",
    "Ruled",
    "Table",
    "TableRefusal",
    "Thinker",
    "Thought",
    "Window",
    "all_away",
    "bot_due",
    "bot_press",
    "came_back",
    "check_name",
    "check_text",
    "clean_name",
    "decide",
    "due",
    "effective_ms",
    "happen",
    "match_record",
    "may",
    "number",
    "number_in",
    "opening",
    "order",
    "owed",
    "press_of",
    "project_event",
    "project_table",
    "project_view",
    "project_you",
    "question",
    "record_of",
    "rule",
    "ruled_alone",
    "think",
    "thinkers",
    "tick",
    "went_away",
]
