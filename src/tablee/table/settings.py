"""How a table is set: the game and its options, whether it is listed, the time limit and the bots' pace."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from tablee.games._face import quote
from tablee.play.match import Game, load, options
from tablee.table.refusal import TableRefusal

PACES = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0}  # what the bots' delays are multiplied by
SHORTEST_LIMIT_MS, LONGEST_LIMIT_MS = 5_000, 3_600_000


@dataclass(frozen=True)
class Settings:
    """How a table is set.

    game, options: what is dealt next; options are whole. listed: whether the lobby shows the table. limit_ms: how
    long a seat may take, None for as long as it likes. pace: one of PACES.
    """

    game: str
    options: dict[str, Any]
    listed: bool = True
    limit_ms: int | None = None
    pace: str = "normal"

    @property
    def players(self) -> int:
        """The number of seats."""
        players: int = self.options["players"]
        return players

    def payload(self) -> dict[str, Any]:
        """Return the settings as an event carries them."""
        return asdict(self)


def read_settings(data: Mapping[str, Any]) -> Settings:
    """Read settings from an event."""
    return Settings(data["game"], data["options"], data["listed"], data["limit_ms"], data["pace"])


def check_settings(settings: Settings) -> Settings:
    """Return the settings with whole options.

    Raises:
        BadOption: There is no such game or option, or it does not allow the value.
        TableRefusal: One of the others is not possible.
    """
    _check("listed", settings.listed, type(settings.listed) is bool, "true, false")
    _check("limit_ms", settings.limit_ms, _is_limit(settings.limit_ms), _LIMITS)
    is_pace = isinstance(settings.pace, str) and settings.pace in PACES
    _check("pace", settings.pace, is_pace, ", ".join(PACES))
    return replace(settings, options=_checked_game(settings.game, settings.options).options)


_LIMITS = f"null, {SHORTEST_LIMIT_MS} … {LONGEST_LIMIT_MS}"


def _is_limit(value: object) -> bool:
    return value is None or (type(value) is int and SHORTEST_LIMIT_MS <= value <= LONGEST_LIMIT_MS)


def _check(field: str, value: object, is_good: bool, allowed: str) -> None:
    if not is_good:
        raise TableRefusal("command-field", field=field, value=quote(value), allowed=allowed)


def _checked_game(name: str, given: object) -> Game:
    if not isinstance(given, Mapping) or not all(isinstance(key, str) for key in given):
        raise TableRefusal("command-field", field="options", value=quote(given), allowed="{…}")
    return load(name, **given)


def changed(settings: Settings, wanted: Mapping[str, Any]) -> Settings:
    """Return the settings with what is wanted otherwise; as many seats as before if nothing else is said.

    Options that are given are all that is chosen: what they leave out has its default.
    """
    game = wanted.get("game", settings.game)
    chosen = wanted.get("options", settings.options if game == settings.game else {})
    if isinstance(chosen, Mapping) and "players" not in chosen:
        chosen = {**chosen, "players": _nearest_players(game, settings.players)}
    rest = {key: wanted[key] for key in ("listed", "limit_ms", "pace") if key in wanted}
    return check_settings(replace(settings, game=game, options=chosen, **rest))


def _nearest_players(game: str, players: int) -> int:
    values: list[int] = options(game)[0]["values"]
    return min(values, key=lambda n: (abs(n - players), n))
