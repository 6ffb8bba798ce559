"""What keys do in a match: picking, undoing, refusals, talk, waiting, hot seat, sizes, leaving."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot

import tablee
from tablee.play.record import Record
from tablee.terminal import run, saves
from tablee.terminal.boards import Frame, View
from tablee.terminal.curtain_screen import CurtainScreen
from tablee.terminal.outcome_screen import OutcomeScreen
from tablee.terminal.pager_screen import PagerScreen
from tablee.terminal.plan import Plan, resume
from tablee.terminal.play_screen import PlayScreen
from tablee.terminal.talk_screen import TalkScreen
from tablee.terminal.voice import Voice
from tests.terminal.drive import (
    SMALL,
    any_move,
    flat,
    near_move,
    play_out,
    running,
    see,
    session_of,
    shown,
    take,
    until,
)


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def playing(pilot: Pilot[None]) -> PlayScreen:
    """Return the screen of the match."""
    screen = pilot.app.screen
    assert isinstance(screen, PlayScreen)
    return screen


# --- picking and undoing ------------------------------------------------------------------------------------


async def test_a_number_picks_a_card_and_a_letter_lays_it() -> None:
    session = session_of("the-game", starter=0)
    card = str(session.match.view(0)["hand"][2])
    async with running(session) as pilot:
        await pilot.press(*card)
        assert playing(pilot).selection.card == int(card)
        await until(pilot, lambda: f"║  {card}   ║" in shown(pilot))
        await pilot.press("b")
    assert session.match.view(0)["piles"]["up2"] == int(card)
    assert session.match.actions[-1][1] == f"{card}>up2"


async def test_arrows_and_enter_lay_the_picked_card_on_the_cheapest_pile() -> None:
    session = session_of("the-game", starter=0)
    hand = session.match.view(0)["hand"]
    async with running(session) as pilot:
        await pilot.press("left", "enter")
        assert playing(pilot).selection.target == 2
        await pilot.press("right", "enter")
    assert session.match.view(0)["piles"]["down2"] == hand[-1]


async def test_a_pile_may_be_picked_before_the_card() -> None:
    session = session_of("the-game", starter=0)
    card = session.match.view(0)["hand"][0]
    async with running(session) as pilot:
        await pilot.press("b")
        await see(pilot, "Pile B▲.")
        await pilot.press(*str(card), "enter")
    assert session.match.view(0)["piles"]["up2"] == card


async def test_escape_takes_back_the_pile_then_the_card_and_backspace_a_digit() -> None:
    session = session_of("the-game", starter=0)
    async with running(session) as pilot:
        selection = playing(pilot).selection
        await pilot.press("right", "enter")
        assert (selection.card, selection.target) == (21, 0)
        await pilot.press("escape")
        assert (selection.card, selection.target) == (21, None)
        await pilot.press("escape", "4", "2", "backspace")
        assert selection.typed == "4"
    assert not session.match.actions


async def test_a_whole_card_is_followed_by_a_new_number() -> None:
    session = session_of("the-game", starter=0)
    assert session.match.view(0)["hand"] == [21, 40, 43, 53, 61, 74]
    async with running(session) as pilot:
        selection = playing(pilot).selection
        await pilot.press("2", "1", "4")
        assert selection.typed == "4"
        await pilot.press("0")
        assert selection.typed == "40"


async def test_clicks_pick_a_card_and_lay_it_on_a_pile() -> None:
    session = session_of("the-game", starter=0)
    async with running(session) as pilot:
        lines = shown(pilot).splitlines()
        row = next(y for y, text in enumerate(lines) if " 43 " in text)
        await pilot.click(offset=(lines[row].index(" 43 ") + 1, row))
        assert playing(pilot).selection.card == 43
        await pilot.click(offset=(10, 2))
    assert session.match.view(0)["piles"]["up1"] == 43


# --- refusals -----------------------------------------------------------------------------------------------

REFUSALS = {
    "en": [
        (("e",), "You cannot end your turn yet"),
        (("9", "9", "a"), "You do not hold 99"),
        (("enter",), "Choose a card first"),
        (("s",), "Somebody has started already"),
    ],
    "fr": [
        (("e",), "Vous ne pouvez pas encore finir votre tour"),
        (("9", "9", "a"), "Vous n’avez pas le 99 en main"),
        (("enter",), "D’abord une carte"),
        (("s",), "Quelqu’un a déjà commencé"),
    ],
}


@pytest.mark.parametrize("language", REFUSALS)
async def test_what_is_refused_says_why_and_changes_nothing(language: str) -> None:
    session = session_of("the-game", starter=0)
    before = session.match.position()
    async with running(session, language=language) as pilot:
        for keys, reason in REFUSALS[language]:
            await pilot.press("escape", *keys)
            await see(pilot, reason)
            await pilot.press("escape", "escape")
            await until(pilot, lambda reason=reason: reason not in flat(pilot))
    assert session.match.position() == before


async def test_a_card_that_does_not_fit_says_what_would() -> None:
    session = session_of("the-game", starter=0, actions=[(0, "43>up1")])
    async with running(session) as pilot:
        await pilot.press("2", "1", "a")
        await see(pilot, "21 does not fit on the 43 of an ascending pile")


async def test_another_turn_is_refused_without_talk_being_lost() -> None:
    session = session_of("the-game", starter=1)
    async with running(session) as pilot:
        await pilot.press("2", "1", "a")
        await see(pilot, "It is not your turn")
        await see(pilot, "Waiting for Bo")


async def test_a_lay_of_the_mind_that_is_not_the_lowest_is_refused_and_costs_nothing() -> None:
    session = session_of("the-mind", seed=3)
    match = session.match
    while match.view(0)["level"] < 2 or match.view(0)["phase"] != "play":
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, "ready" if "ready" in legal else min((a for a in legal if a.isdigit()), key=int))
    lives, hand = match.view(0)["lives"], match.view(0)["hand"]
    async with running(session) as pilot:
        await pilot.press(*str(hand[1]), "enter")
        await see(pilot, f"not {hand[1]}, but {hand[0]}")
    assert match.view(0)["lives"] == lives


# --- talk ---------------------------------------------------------------------------------------------------


async def test_talk_is_said_by_prepared_sentences_and_stands_at_the_pile() -> None:
    session = session_of("the-game", starter=1)
    async with running(session) as pilot:
        await pilot.press("t", "down", "1")
        assert session.match.view(1)["talk"] == [[0, "avoid", "up2"]]
        await see(pilot, "not here: you")
        session.table.play(2, "careful up2")
        playing(pilot)._go_on()
        await pilot.pause()
        await see(pilot, "small steps: Cy")
        await pilot.press("t", "escape")
        assert len(session.match.actions) == 2


async def test_strict_talk_reminds_of_what_is_a_matter_of_honour() -> None:
    """G11."""
    for talk in ("open", "strict"):
        session = session_of("the-game", starter=0, talk=talk)
        async with running(session) as pilot:
            await pilot.press("t")
            await until(pilot, lambda pilot=pilot: isinstance(pilot.app.screen, TalkScreen))
            if talk == "strict":
                await see(pilot, "Strict talk: say nothing that lets the others guess a card")
            else:
                assert "Strict talk" not in flat(pilot)


async def test_where_nobody_talks_the_reason_is_said() -> None:
    async with running(session_of("face-to-face")) as pilot:
        await pilot.press("t")
        await see(pilot, "Nobody talks in this game.")


async def test_silence_says_why_nobody_talks() -> None:
    session = session_of("the-game-extreme", starter=0)
    view = session.match.view(0)
    position = {"hands": [[5, 6, 40], [7, 8], [11, 12]], "draw": [60, 61, 62, 63], "piles": {"down1": 77}}
    session.table.match = session.match.game.from_position(position)
    assert view["commands"]["77"] == "silence"
    async with running(session) as pilot:
        await pilot.press("t")
        assert not isinstance(pilot.app.screen, TalkScreen)
        await see(pilot, "While a Silence is visible nobody says anything")
        await see(pilot, "C Silence: No talk while it is visible.")


# --- bots, pauses and what happens by itself ----------------------------------------------------------------


async def test_bots_wait_until_people_let_others_start() -> None:
    session = session_of("the-game", pace=0)
    async with running(session) as pilot:
        await pilot.pause(0.05)
        assert not session.match.actions
        await pilot.press("o")
        await until(pilot, lambda: bool(session.match.actions))
    assert session.match.actions[0][1] == "start"


async def test_G3_whoever_plays_alone_is_not_asked_who_starts() -> None:
    session = session_of("the-game", bots_called=())
    async with running(session) as pilot:
        await see(pilot, "YOUR TURN")
        await pilot.press("o")
        card, pile = session.match.legal(0)[0].split(">")
        await pilot.press(*card, "a" if pile == "up1" else "c")
        await until(pilot, lambda: bool(session.match.actions))
    assert session.match.to_act == (0,)
    assert session.match.actions[0][:2] == (0, f"{card}>{pile}")


async def test_space_does_not_wait_for_bots() -> None:
    session = session_of("the-game", starter=1)
    async with running(session) as pilot:
        await pilot.pause(0.05)
        assert not session.match.actions
        await pilot.press("space")
        await until(pilot, lambda: session.match.over or 0 in session.match.to_act)
    assert session.match.actions


async def test_help_and_rules_put_the_match_aside() -> None:
    now = [0.0]
    session = session_of("the-game", starter=0)
    session.table.clock._seconds = lambda: now[0]
    session.table.clock.__init__(0, lambda: now[0])  # type: ignore[misc]
    async with running(session) as pilot:
        now[0] = 2.0
        for key in ("f1", "question_mark"):
            await pilot.press(key)
            assert isinstance(pilot.app.screen, PagerScreen)
            now[0] += 60
            await pilot.press("pagedown", "end", "home", "escape")
            assert playing(pilot)
    assert session.table.clock.now_ms() == 2000


async def test_cards_of_six_are_placed_one_after_the_other() -> None:
    session = session_of("six-qui-prend", pace=0)
    pictures: list[Frame] = []
    async with running(session) as pilot:
        board = playing(pilot).board
        frames = board.frames

        def kept(before: View, after: View) -> list[Frame]:
            pictures.extend(frames(before, after))
            return frames(before, after)

        board.frames = kept  # type: ignore[method-assign]
        card = session.match.view(0)["hand"][-1]
        await take(pilot, str(card))
        await until(pilot, lambda: pictures and not playing(pilot).frames)
    last = session.match.view(None)["last_turn"]
    assert [picture.changes["placed"] for picture in pictures[: 1 + len(last)]] == [
        None,
        *sorted(c for _, c, _, _ in last),
    ]
    assert pictures[len(last)].changes["rows"] == session.match.view(None)["rows"]
    assert f"Your {card}" in " ".join(picture.sentence for picture in pictures)


# --- sharing a terminal -------------------------------------------------------------------------------------


async def test_the_rounds_of_six_are_counted_from_one() -> None:
    async with running(session_of("six-qui-prend", deck=104, until=66)) as pilot:
        await see(pilot, "round 1 · to 66 points")


async def test_a_hand_is_hidden_until_the_next_person_says_so() -> None:
    session = session_of("the-game", people=("Ana", "Bo"), bots_called=(), starter=1)
    hands = [session.match.view(seat)["hand"] for seat in (0, 1)]
    async with running(session) as pilot:
        assert isinstance(pilot.app.screen, CurtainScreen)
        await see(pilot, "Bo: press Enter to see your hand.")
        assert not any(f" {card} " in shown(pilot) for hand in hands for card in hand)
        await pilot.press("a", "space", "escape")
        assert isinstance(pilot.app.screen, CurtainScreen)
        await pilot.press("enter")
        assert all(f" {card} " in shown(pilot) for card in hands[1])
        choose = near_move()
        while 1 in session.match.to_act:
            await take(pilot, choose(session.match, 1))
        await until(pilot, lambda: isinstance(pilot.app.screen, CurtainScreen))
        assert pilot.app.screen.person == 0


async def test_two_people_play_a_whole_match_at_one_terminal() -> None:
    session = session_of("the-game", people=("Ana", "Bo"), bots_called=(), starter=0)
    choose = any_move()
    async with running(session) as pilot:
        for _ in range(1000):
            if isinstance(pilot.app.screen, OutcomeScreen):
                break
            if isinstance(pilot.app.screen, CurtainScreen):
                await pilot.press("enter")
            elif session.viewer is not None and session.viewer in session.match.to_act:
                await take(pilot, choose(session.match, session.viewer))
            else:
                await pilot.press("enter")
        assert isinstance(pilot.app.screen, OutcomeScreen)


async def test_people_choose_in_secret_one_after_the_other() -> None:
    session = session_of("six-qui-prend", people=("Ana", "Bo", "Cy"), bots_called=())
    async with running(session) as pilot:
        for person in range(3):
            assert isinstance(pilot.app.screen, CurtainScreen)
            assert pilot.app.screen.person == person
            await pilot.press("enter", "right", "enter")
            await pilot.pause()
        shown_now = session.match.view(None)
        assert shown_now["phase"] == "row" or playing(pilot).frames
        assert shown_now["revealed"] or shown_now["last_turn"]


# --- sizes --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5), (1, 1)])
async def test_a_small_terminal_says_so_and_recovers(size: tuple[int, int]) -> None:
    session = session_of("the-game", starter=0)
    async with running(session) as pilot:
        before = shown(pilot)
        await pilot.resize_terminal(*size)
        await until(pilot, lambda: playing(pilot).is_small)
        if size[1] > 4:
            await see(
                pilot, f"Tablée needs 80 columns and 24 lines; this terminal has {size[0]} and {size[1]}."
            )
        await pilot.resize_terminal(*SMALL)
        await until(pilot, lambda: shown(pilot) == before)
        await pilot.press("2", "1", "a")
    assert session.match.actions


async def test_a_match_that_begins_in_a_small_terminal_goes_on_in_a_larger_one() -> None:
    session = session_of("the-game", starter=0)
    async with running(session, size=(60, 20)) as pilot:
        await see(pilot, "Tablée needs 80 columns")
        await pilot.press("2", "1", "a")
        assert not session.match.actions
        await pilot.resize_terminal(*SMALL)
        await see(pilot, "YOUR TURN")


# --- saving and leaving -------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
async def test_leaving_saves_a_record_that_goes_on_from_the_same_position(key: str) -> None:
    session = session_of("the-game", starter=0)
    async with running(session) as pilot:
        await pilot.press("2", "1", "a", key)
        await pilot.pause()
        assert not pilot.app.is_running
    said = run.farewell(session, Voice("en"))
    assert session.path is not None
    assert said == [f"Saved: {session.path}", f"Go on with: {session.resume_command()}"]
    record = Record.from_json(saves.read(session.path))
    table = resume(record, Plan("the-game", people=["Ana"]))
    assert table.match.position() == session.match.position()
    assert table.names == session.table.names
    assert table.people == (0,)


async def test_a_match_is_saved_by_a_key_and_again_in_the_same_place() -> None:
    session = session_of("the-game", starter=0)
    async with running(session) as pilot:
        await pilot.press("w")
        path = session.path
        assert path is not None
        await see(pilot, "Saved:")
        await pilot.press("2", "1", "a", "w")
    assert session.path == path
    assert len(Record.from_json(saves.read(path)).actions) == 1
    assert list(path.parent.iterdir()) == [path]


async def test_a_record_that_cannot_be_written_says_why(tmp_path: Path) -> None:
    session = session_of("the-game", starter=0)
    session.path = tmp_path
    async with running(session) as pilot:
        await pilot.press("w")
        await see(pilot, "cannot be written")


async def test_a_signal_ends_the_app_in_good_order() -> None:
    session = session_of("the-game", starter=0)
    async with running(session) as pilot:
        await pilot.press("2", "1", "a")
        asyncio.get_running_loop().call_soon(pilot.app.leave)  # type: ignore[attr-defined]
        await until(pilot, lambda: not pilot.app.is_running)
    assert run.farewell(session, Voice("fr"))[0].startswith("Enregistré")


# --- the outcome --------------------------------------------------------------------------------------------


async def outcome_of(pilot: Pilot[None], session: object) -> OutcomeScreen:
    """Play to the outcome and return its screen."""
    await play_out(pilot, session, any_move())  # type: ignore[arg-type]
    screen = pilot.app.screen
    assert isinstance(screen, OutcomeScreen)
    return screen


async def test_the_same_deal_again_and_a_new_one() -> None:
    session = session_of("the-game", bots_called=(), starter=0)
    async with running(session) as pilot:
        await outcome_of(pilot, session)
        await pilot.press("s")
        again = playing(pilot).session
        assert again.match.seed == session.match.seed
        assert again.match.view(0)["hand"] == tablee.load("the-game", players=1).deal(5).view(0)["hand"]
        await outcome_of(pilot, again)
        await pilot.press("n")
        other = playing(pilot).session
        assert other.match.seed != session.match.seed
        assert other.table.names == ["Ana"]
        assert len(pilot.app.screen_stack) == 2


async def test_what_the_outcome_offers() -> None:
    session = session_of("the-game", bots_called=(), starter=0)
    async with running(session) as pilot:
        await outcome_of(pilot, session)
        await pilot.press("w")
        assert session.path is not None
        assert Record.from_json(saves.read(session.path)).replay().over
        await pilot.press("b")
        await see(pilot, "The match is over.")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, OutcomeScreen))
        await pilot.press("v")
        await see(pilot, "The deal.")
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, OutcomeScreen)
        await pilot.press("m")
        await pilot.pause()
        await see(pilot, "T A B L É E")
    assert run.farewell(session, Voice("en"))[0].startswith("Saved")


async def test_a_match_over_that_nobody_wanted_kept_is_not_saved() -> None:
    session = session_of("the-game", bots_called=(), starter=0)
    async with running(session) as pilot:
        await outcome_of(pilot, session)
    assert run.farewell(session, Voice("en")) == []


# --- without colour -----------------------------------------------------------------------------------------
