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
from tablee.table.deadlines import AWAY_MS, Due, due, is_missed, tick
from tablee.table.dealing import opening
from tablee.table.decide import COMMANDS, decide
from tablee.table.events import Draft, Event, number
from tablee.table.fair import Delay, Line, Press, first_group, fix_delay
from tablee.table.following import delay_of, happen, is_in_play, owed
from tablee.table.membership import came_back, went_away
from tablee.table.names import check_name, clean_name
from tablee.table.permission import may
from tablee.table.project import project_event, project_table, project_view, project_you
from tablee.table.recording import match_record, record_of
from tablee.table.referee import LEAVINGS, Referee, Ruling, due_press, leaving_of, press_of, rule
from tablee.table.refusal import TableRefusal
from tablee.table.settings import PACES
from tablee.table.table import Table
from tablee.table.thinking import Question, Thinker, Thought, question, think, thinkers

__all__ = [
    "AWAY_MS",
    "COMMANDS",
    "LEAVINGS",
    "PACES",
    "Delay",
    "Draft",
    "Due",
    "Event",
    "Line",
    "Press",
    "Question",
    "Referee",
    "Ruling",
    "Table",
    "TableRefusal",
    "Thinker",
    "Thought",
    "came_back",
    "check_name",
    "check_text",
    "clean_name",
    "decide",
    "delay_of",
    "due",
    "due_press",
    "first_group",
    "fix_delay",
    "happen",
    "is_in_play",
    "is_missed",
    "leaving_of",
    "match_record",
    "may",
    "number",
    "number_in",
    "opening",
    "owed",
    "press_of",
    "project_event",
    "project_table",
    "project_view",
    "project_you",
    "question",
    "record_of",
    "rule",
    "think",
    "thinkers",
    "tick",
    "went_away",
]
