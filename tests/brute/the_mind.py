"""The Mind, slowly: M1 to M13. Timing is no part of it (M12): any seat may act next."""

from dataclasses import dataclass, replace

from .common import outcome as outcome_dict

LEVELS = {2: 12, 3: 10, 4: 8}  # M1
LIVES = {2: 2, 3: 3, 4: 4}  # M1
STARS = {2: 1, 3: 1, 4: 1}  # M1
REWARDS = {2: "star", 3: "life", 5: "star", 6: "life", 8: "star", 9: "life"}  # M9
MOST_LIVES, MOST_STARS = 5, 3  # M9


@dataclass(frozen=True, eq=False)
class Rules:
    """The options that matter after the deal."""

    players: int
    star_needs: str
    blind: bool
    blind_lives: str


@dataclass(frozen=True)
class State:
    """A match.

    `early` (blind) holds the seat of each event of the level; `gone` (blind) the held cards that those events would
    have set aside. `complete` is the number of levels completed.
    """

    rules: Rules
    level: int
    lives: int
    stars: int
    hands: tuple[frozenset[int], ...]
    stack: tuple[int, ...]
    set_aside: tuple[int, ...]
    phase: str
    ready: tuple[bool, ...]
    raised: tuple[bool, ...]
    laid_by: tuple[int, ...]
    early: tuple[int, ...]
    gone: frozenset[int]
    complete: int
    result: str | None = None
    awaits_deal: bool = False


def start(position, options):
    players = options["players"]
    hands = tuple(frozenset(hand) for hand in position["hands"])
    stack = tuple(position.get("stack", ()))
    nobody = (False,) * players
    blind = options.get("blind", False)
    # M11: every held card below the highest card laid would have been set aside: that card was an event over it, unless
    # an earlier event had been. Cards above the highest were below no event.
    gone = {card for hand in hands for card in hand if blind and stack and card < max(stack)}
    return settle(
        State(
            rules=Rules(
                players, options.get("star_needs", "all"), blind, options.get("blind_lives", "level")
            ),
            level=position["level"],
            lives=position.get("lives", options.get("lives", LIVES[players])),
            stars=position.get("stars", options.get("stars", STARS[players])),
            hands=hands,
            stack=stack,
            set_aside=tuple(position.get("set_aside", ())),
            phase=position.get("phase", "focus"),
            ready=tuple(position.get("ready", nobody)),
            raised=tuple(position.get("raised", nobody)),
            laid_by=tuple(position.get("laid_by", ())),
            early=tuple(position.get("early", ())),
            gone=frozenset(gone),
            complete=position["level"] - 1,
        )
    )


def to_act(state):
    if state.result is not None or state.awaits_deal:
        return ()
    if state.phase == "focus":  # M3: seats with cards that are not ready
        return tuple(seat for seat in holders(state) if not state.ready[seat])
    return holders(state)  # M3: in play all seats with cards


def legal(state, seat):
    if state.result is not None or state.awaits_deal:
        return frozenset()
    if state.phase == "focus":
        return (
            frozenset() if state.ready[seat] else frozenset({"ready"})
        )  # M3: seats without cards may say it too
    actions = {"stop"}  # M6: anyone, at any time during play
    if state.hands[seat]:
        actions.add(str(min(state.hands[seat])))  # M4: one's own lowest card
    if state.raised[seat]:
        actions.add("no-star")  # M8
    elif state.stars > 0:
        actions.add("star")  # M8: not possible without stars
    return frozenset(actions)


def talk(state, seat):
    return frozenset()  # M5


def play(state, seat, text):
    assert text in legal(state, seat), (state, seat, text)
    if text == "ready":
        return settle(replace(state, ready=with_value(state.ready, seat, True)))
    if text == "stop":
        return focus(state)  # M6: nothing lost
    if text == "star":
        return settle(replace(state, raised=with_value(state.raised, seat, True)))
    if text == "no-star":
        return replace(state, raised=with_value(state.raised, seat, False))
    return settle(lay_blind(state, seat) if state.rules.blind else lay(state, seat))


def outcome(state):
    if state.result is None:
        return None
    return outcome_dict(state.result, won=state.result == "levels-complete", score=state.complete)  # M13


def position(state):
    found = {
        "level": state.level,
        "lives": state.lives,
        "stars": state.stars,
        "hands": [sorted(hand) for hand in state.hands],
        "stack": list(state.stack),
        "set_aside": sorted(state.set_aside),
        "phase": state.phase,
        "ready": list(state.ready) if state.phase == "focus" else None,
        "raised": list(state.raised),
        "blind": state.rules.blind,
    }
    if state.rules.blind:
        found |= {"laid_by": list(state.laid_by), "early": list(state.early)}
    return found


def needs_deal(state):
    return state.awaits_deal


def with_value(flags, seat, value):
    return tuple(value if of == seat else flag for of, flag in enumerate(flags))


def holders(state):
    return tuple(seat for seat, hand in enumerate(state.hands) if hand)


def hands_fallen(state):
    """M8: hands fall at every lay, stop, mistake and star."""
    return replace(state, raised=(False,) * state.rules.players)


def focus(state):
    """M3: after every interruption everybody lays a hand on the table again."""
    return replace(hands_fallen(state), phase="focus", ready=(False,) * state.rules.players)


def lay(state, seat):
    card = min(state.hands[seat])  # M4
    after = hands_fallen(without(state, {card}))
    after = replace(after, stack=(*after.stack, card), laid_by=(*after.laid_by, seat))
    lower = {held for hand in after.hands for held in hand if held < card}
    if not lower:
        return after
    # M7: one life, however many lower cards there are; they are set aside; the card laid stays; focus.
    after = focus(without(after, lower))
    return replace(after, lives=after.lives - 1, set_aside=(*after.set_aside, *sorted(lower)))


def lay_blind(state, seat):
    card = min(state.hands[seat])
    after = hands_fallen(without(state, {card}))
    after = replace(after, stack=(*after.stack, card), laid_by=(*after.laid_by, seat))
    lower = {held for hand in after.hands for held in hand if held < card} - state.gone
    if card in state.gone or not lower:
        return after
    return replace(after, early=(*after.early, seat), gone=after.gone | lower)  # M11: an event


def without(state, cards):
    return replace(state, hands=tuple(hand - cards for hand in state.hands))


def star_spent(state):
    """M8: every player with cards sets the lowest aside; M11: the lowest really held."""
    lowest = {min(hand) for hand in state.hands if hand}
    after = focus(without(state, lowest))
    return replace(after, stars=after.stars - 1, set_aside=(*after.set_aside, *sorted(lowest)))


def star_agreed(state):
    needed = holders(state) if state.rules.star_needs == "holders" else range(state.rules.players)  # M8
    return any(state.raised) and all(state.raised[seat] for seat in needed)


def settle(state):
    """Play on as far as nobody has to decide, and see whether the match is over."""
    if state.lives <= 0:
        return replace(state, result="lives-lost")  # M10: before completing a level, even the last one
    if not holders(state):
        return level_judged(state)  # M9
    if state.phase == "focus" and all(state.ready[seat] for seat in holders(state)):
        return settle(replace(state, phase="play"))  # M3
    if state.phase == "play" and star_agreed(state):
        return settle(star_spent(state))
    return state


def level_judged(state):
    """M9, M10, M11: a blind level is judged first; then it is complete, its reward is given, and the next one is dealt."""
    lives = max(0, state.lives - lives_of_events(state))
    if lives == 0:
        return replace(state, lives=0, result="lives-lost")  # M10, M11: the level just judged is not complete
    reward = REWARDS.get(state.level)
    lives = min(MOST_LIVES, lives + 1) if reward == "life" else lives
    stars = min(MOST_STARS, state.stars + 1) if reward == "star" else state.stars
    complete = replace(state, lives=lives, stars=stars, complete=state.level)
    if state.level == LEVELS[state.rules.players]:
        return replace(complete, result="levels-complete")  # M11
    return replace(complete, level=state.level + 1, awaits_deal=True)  # M2


def lives_of_events(state):
    """M11: what the events of a blind level cost."""
    if not state.rules.blind:
        return 0
    costs = {
        "event": len(state.early),
        "level": min(1, len(state.early)),
        "player": len(set(state.early)),
    }
    return costs[state.rules.blind_lives]
