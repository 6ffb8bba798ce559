"""The board of The Mind: level, lives, stars, the pile, and who is ready. It is played in real time."""

# ruff: noqa: ARG002 - all boards are asked alike, whatever each needs for its answer

from __future__ import annotations

from tablee.terminal import style
from tablee.terminal.boards._base import Answer, Ask, Board, Do, Key, View
from tablee.terminal.boards._cards import Card, draw_back, draw_card, draw_cards
from tablee.terminal.draw import Lines, Text, beside, center, fit, flow, join, line, spread
from tablee.terminal.selection import Selection

OVERLAP = 4  # cells of a card of the pile that the next one leaves open
TOP_WIDTH, TALL_WIDTH = 8, 13


class GameBoard(Board):
    """The pile in the middle, the team around it, the own hand below. Space lays the lowest card."""

    help = "mind"

    # --- keys -----------------------------------------------------------------------------------------------

    def press(self, view: View, selection: Selection, key: str) -> Answer:
        """Take a key: Space lays the lowest card, S stops, X raises or lowers the hand for a star."""
        if key == "space":
            return Do(str(view["hand"][0])) if view["hand"] else Ask("ask-no-cards")
        if key == "x":
            return Do("no-star" if view["raised"][view["viewer"]] else "star")
        return Do("stop") if key == "s" else None

    def enter(self, view: View, selection: Selection) -> Answer:
        """Lay the picked card; without one, lay the hand on the table."""
        return Do("ready") if selection.card is None else Do(str(selection.card))

    def keys(self, view: View) -> list[Key]:
        """Return the keys of focus or of play."""
        say = self.voice.say
        if view["phase"] == "focus":
            return [Key("Enter", say("key-ready"))]
        star = (
            "key-star-lower" if view["viewer"] is not None and view["raised"][view["viewer"]] else "key-star"
        )
        return [Key("Space", say("key-lowest")), Key("S", say("key-stop")), Key("X", say(star))]

    # --- words ----------------------------------------------------------------------------------------------

    def headline(self, view: View) -> str:
        """Say level, lives and stars."""
        return self.voice.say(
            "mind-headline",
            level=view["level"],
            levels=view["levels"],
            lives=view["lives"],
            stars=view["stars"],
            hearts="♥" * view["lives"] or "–",
            asterisks="★" * view["stars"] or "–",
        )

    def badge(self, view: View) -> str:
        """Say whether it is time to concentrate or to play."""
        if view["viewer"] not in view["to_act"]:
            return ""
        return self.voice.say("badge-focus" if view["phase"] == "focus" else "badge-play")

    def prompt(self, view: View) -> str:
        """Say what the viewer does in focus or in play."""
        viewer = view["viewer"]
        if viewer is None:
            return self.waiting_for(view) if view["phase"] == "focus" else ""
        if view["phase"] == "focus":
            return self.waiting_for(view) if view["ready"][viewer] else self.voice.say("prompt-focus")
        if not view["hand"]:
            return self.voice.say("prompt-no-cards")
        return self.voice.say("prompt-play", card=view["hand"][0])

    def score(self, score: int) -> str:
        """Say how many levels were completed."""
        return self.voice.say("score-levels", score=score)

    def meaning(self, view: View) -> str:
        """Say how many of the levels were completed."""
        facts = {"score": view["outcome"]["score"], "levels": view["levels"]}
        return self.voice.say("meaning-levels-all" if view["outcome"]["won"] else "meaning-levels", **facts)

    def deed(self, view: View, seat: int, action: str, *, is_open: bool) -> str:
        """Return an action of a seat; in blind play a card laid is nobody's to see."""
        hidden = view["blind"] and action.isdigit() and not is_open
        return self.voice.say("mind-secret") if hidden else self.spell(action)

    def news(self, before: View, after: View) -> str:
        """Say what has interrupted play, which level is complete, what it brought."""
        parts = [self._interruption(before, after)]
        if after["completed"] > before["completed"]:
            parts.append(self._level_complete(before, after))
        elif after["turned"] != before["turned"] and after["turned"]:
            parts.append(self._judged(after))
        if before["phase"] == "focus" and after["phase"] == "play":
            parts.append(self.voice.say("news-play"))
        return " ".join(part for part in parts if part)

    def _interruption(self, before: View, after: View) -> str:
        if before["phase"] != "play" or after["phase"] == "play" or after["last"] is None:
            return ""
        kind, seat, card, aside = after["last"]
        if kind == "level":
            return ""
        facts = {
            "card": card or 0,
            "aside": ", ".join(map(str, aside)),
            "count": len(aside),
            "lives": after["lives"],
        }
        who = self.voice.who(seat, after["viewer"]) if seat is not None else {}
        return self.voice.say(f"news-mind-{kind}", **facts, **who)

    def _level_complete(self, before: View, after: View) -> str:
        kind = after["last"][0] if after["last"] else ""
        spent = {"mistake": "lives", "star": "stars"}.get(kind, "")
        gains = {key: after[key] - before[key] + (key == spent) for key in ("lives", "stars")}
        reward = next((key for key, gain in gains.items() if gain > 0), "none")
        said = self.voice.say("news-level", level=after["completed"], reward=reward)
        return f"{self._judged(after)} {said}" if after["blind"] else said

    def _judged(self, view: View) -> str:
        early = sum(1 for *_, event in view["turned"] if event)
        return self.voice.say("news-judged", early=early, lives=view["lives"])

    # --- drawing --------------------------------------------------------------------------------------------

    def draw(self, view: View, selection: Selection, width: int, height: int) -> Lines:
        """Return pile, team and hand as exactly `height` lines."""
        tall = width >= 110 and height >= 30
        team = [self._member(view, seat) for seat in range(view["players"])]
        middle = [*center(team, width), *self._aside(view, width), *self._turned(view, width)]
        return spread(
            [center(self._pile(view, width, tall), width), middle, self._hand(view, selection, width, tall)],
            height,
        )

    def _pile(self, view: View, width: int, tall: bool) -> Lines:
        stack = view["stack"]
        if not stack:
            return [*[line("")] * 1, line(self.voice.say("mind-empty"), style.QUIET), line(""), line("")]
        room = (width - TOP_WIDTH - 20) // OVERLAP
        under = [self._laid(card, tall=False) for card in stack[-room - 1 : -1]]
        more = [[line(""), line("… ")]] if len(stack) > room + 1 else []
        drawn = beside([*more, *self._edges(under), self._laid(stack[-1], tall=tall)], gap=0)
        return [*drawn, line(self._laid_by(view), style.QUIET)]

    def _edges(self, blocks: list[Lines]) -> list[Lines]:
        return [[entry.cut(OVERLAP) for entry in block] for block in blocks]

    def _laid(self, card: int | None, *, tall: bool) -> Lines:
        width = TALL_WIDTH if tall else TOP_WIDTH
        return draw_back(width, tall) if card is None else draw_card(Card(card), width, tall)

    def _laid_by(self, view: View) -> str:
        seats = [seat for seat in view["laid_by"][-6:] if seat is not None]
        names = self.voice.list(seats if view["blind"] else seats[-1:], view["viewer"])
        return self.voice.say("mind-laid-by", names=names) if names else ""

    def _member(self, view: View, seat: int) -> Text:
        waits = seat in view["to_act"]
        name = self.voice.names[seat] + (f" ({self.voice.say('you')})" if seat == view["viewer"] else "")
        backs = "▮" * view["hand_counts"][seat]
        sign = self._sign(view, seat)
        return join(
            [
                fit(line(f"{'▶' if waits else ' '} {name}", style.KEY if waits else style.PLAIN), 28),
                fit(line(f"{view['hand_counts'][seat]:>2} {backs}", style.QUIET), 16),
                fit(line(sign, style.GOOD), 26),
            ]
        )

    def _sign(self, view: View, seat: int) -> str:
        if view["raised"][seat]:
            return self.voice.say("mind-raised")
        if view["phase"] != "focus":
            return ""
        return self.voice.say("mind-ready" if view["ready"][seat] else "mind-not-ready")

    def _aside(self, view: View, width: int) -> Lines:
        if not view["set_aside"]:
            return []
        cards = [line(str(card)) for card in sorted(view["set_aside"])]
        return [
            line(""),
            *flow([line(self.voice.say("mind-aside"), style.QUIET), *cards], width, gap="  ", hang=2),
        ]

    def _turned(self, view: View, width: int) -> Lines:
        if not view["turned"]:
            return []
        cards = [
            join(
                [
                    f"{card} {self.voice.call(seat, view['viewer']) if seat is not None else ''} ",
                    self._verdict(event),
                ]
            )
            for seat, card, event in view["turned"]
        ]
        return [
            line(""),
            *flow([line(self.voice.say("mind-turned"), style.QUIET), *cards], width, gap="  ", hang=2),
        ]

    def _verdict(self, event: bool) -> Text:
        return line(self.voice.say("mind-early"), style.BAD) if event else line("✓", style.GOOD)

    def _hand(self, view: View, selection: Selection, width: int, tall: bool) -> Lines:
        hand = view["hand"]
        if not hand:
            return []
        cards = [
            Card(
                card,
                picked=card == (selection.card or hand[0]) and view["phase"] == "play",
                dimmed=card != hand[0],
            )
            for card in hand
        ]
        return center(draw_cards(cards, width, tall, widest=11 if tall else 7), width)
