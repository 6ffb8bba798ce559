"""The choices before a match: how many play, who, which bots, which options, which deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.bots import bots
from tablee.play.errors import TableeError
from tablee.play.match import options, read_seed
from tablee.play.rules import rules
from tablee.terminal.plan import SPEEDS, Plan, usual_players
from tablee.terminal.rulebook import value_label
from tablee.terminal.voice import Voice

LONGEST_ENTRY = 24


class Choice:
    """A row with a few values, one of which is chosen."""

    def __init__(
        self, key: str, label: str, values: list[Any], texts: list[str], now: Any, help_text: str = ""
    ) -> None:
        self.key, self.label, self.values, self.texts, self.help_text = key, label, values, texts, help_text
        self.index = values.index(now) if now in values else 0

    @property
    def value(self) -> Any:
        """The value that is chosen."""
        return self.values[self.index]

    @property
    def shown(self) -> str:
        """The value in words."""
        return self.texts[self.index]

    def step(self, by: int) -> None:
        """Choose the next value or the one before."""
        self.index = (self.index + by) % len(self.values)

    def type(self, character: str) -> None:
        """Choose by a digit where the values are numbers."""
        for index, value in enumerate(self.values):
            if str(value) == character:
                self.index = index

    def erase(self) -> None:
        """Do nothing: a choice is never empty."""


class Entry:
    """A row that is typed. digits: whether only digits are taken. empty: what is shown while nothing is typed."""

    def __init__(
        self, key: str, label: str, *, digits: bool = False, empty: str = "", help_text: str = ""
    ) -> None:
        self.key, self.label, self.digits, self.empty, self.help_text = key, label, digits, empty, help_text
        self.value = ""

    @property
    def shown(self) -> str:
        """What is typed."""
        return self.value or self.empty

    def step(self, by: int) -> None:
        """Do nothing: there are no values to step through."""

    def type(self, character: str) -> None:
        """Add a character."""
        if len(self.value) < LONGEST_ENTRY and (
            (character.isascii() and character.isdigit()) or not self.digits
        ):
            self.value += character

    def erase(self) -> None:
        """Take the last character back."""
        self.value = self.value[:-1]


Row = Choice | Entry


class Form:
    """The rows for one game.

    Args:
        game: Its name.
        preset: Options of an edition, which are the first choice.
        voice: The language of the labels.
    """

    def __init__(self, game: str, preset: Mapping[str, Any], voice: Voice) -> None:
        self.game = game
        self.voice = voice
        self.cursor = 0
        self._preset = dict(preset)
        self._rows = {row.key: row for row in self._all_rows()}

    def _all_rows(self) -> list[Row]:
        players = options(self.game)[0]["values"]
        rows: list[Row] = [self._option(option) for option in options(self.game)]
        rows[0].index = players.index(usual_players(self.game, 1))  # type: ignore[union-attr]
        people = players if not rules(self.game).face.real_time else [1]
        counts = list(range(1, max(people) + 1))
        say = self.voice.say
        rows.insert(
            1,
            Choice("people", say("form-people"), counts, list(map(str, counts)), 1, say("form-people-help")),
        )
        names = [self._name(number) for number in counts]
        return [*rows[:2], *names, self._bots(), self._speed(), *rows[2:], self._seed()]

    def _name(self, number: int) -> Entry:
        label = self.voice.say("form-name", number=number)
        return Entry(f"name{number}", label, empty=self.voice.say("person", number=number))

    def _bots(self) -> Choice:
        names = list(bots(self.game))
        texts = [self.voice.text_or(f"play-bot-{name}", name) for name in names]
        return Choice(
            "bot", self.voice.say("form-bot"), names, texts, names[-1], self.voice.say("form-bot-help")
        )

    def _speed(self) -> Choice:
        texts = [self.voice.say(f"speed-{name}") for name in SPEEDS]
        help_text = self.voice.say("form-speed-help")
        return Choice("speed", self.voice.say("form-speed"), list(SPEEDS), texts, "normal", help_text)

    def _seed(self) -> Entry:
        say = self.voice.say
        return Entry(
            "seed", say("form-seed"), digits=True, empty=say("form-seed-new"), help_text=say("form-seed-help")
        )

    def _option(self, option: Mapping[str, Any]) -> Choice:
        name: str = option["name"]
        message = f"{self.game}-option-{name.replace('_', '-')}"
        now = self._preset.get(name, option["default"])
        presets = [
            edition.options[name] for edition in rules(self.game).face.editions if name in edition.options
        ]
        values = list(option["values"])
        for value in (option["default"], now, *presets):
            if value not in values and name != "players":
                values.append(value)
        texts = [value_label(message, value, self.voice.language) for value in values]
        label = self.voice.text_or(message, name)
        return Choice(name, label, values, texts, now, self.voice.text_or(f"{message}.help", ""))

    # --- what is shown and changed --------------------------------------------------------------------------

    @property
    def rows(self) -> list[Row]:
        """The rows that matter now: a name for each person, bots only where seats are left for them."""
        return [row for row in self._rows.values() if self._matters(row)]

    def _matters(self, row: Row) -> bool:
        players, people = int(self._rows["players"].value), self.people
        if row.key.startswith("name"):
            return int(row.key.removeprefix("name")) <= people
        if row.key in ("bot", "speed"):
            return players > people
        return isinstance(row, Entry) or len(row.values) > 1

    @property
    def people(self) -> int:
        """How many people play at this terminal."""
        return min(int(self._rows["people"].value), int(self._rows["players"].value))

    @property
    def here(self) -> Row:
        """The row under the cursor."""
        rows = self.rows
        return rows[min(self.cursor, len(rows) - 1)]

    def move(self, by: int) -> None:
        """Move the cursor."""
        self.cursor = (min(self.cursor, len(self.rows) - 1) + by) % len(self.rows)

    def sentence(self, error: TableeError) -> str:
        """Say why what is chosen was refused; an option is called as its row is."""
        row = self._rows.get(str(error.facts.get("option", "")))
        facts = error.facts if row is None else {**error.facts, "option": row.label}
        return type(error)(error.code, **facts).sentence(self.voice.language)

    def plan(self) -> Plan:
        """Return the plan that the rows make.

        Raises:
            BadOption: The seed is no number.
        """
        names = [self._rows[f"name{number}"].shown for number in range(1, self.people + 1)]
        chosen = {option["name"]: self._rows[option["name"]].value for option in options(self.game)}
        seed = self._rows["seed"].value
        return Plan(
            game=self.game,
            options={name: value for name, value in chosen.items() if value is not None},
            seed=read_seed(seed) if seed else None,
            people=names,
            bots=[self._rows["bot"].value],
            speed=self._rows["speed"].value,
            language=self.voice.language,
        )
