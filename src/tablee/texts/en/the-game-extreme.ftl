### Every sentence of The Game Extreme that is not The Game's own.
### In the values of these files every line break is meant: a paragraph, or an item of a list that starts with "•".

## The game in a few words

the-game-extreme-name = The Game Extreme
the-game-extreme-summary = The Game with 28 command cards that everybody has to obey.
the-game-extreme-players = 1 to 5 players, together against the deck

## The commands

command-stop = Stop
    .meaning = The turn ends at once.
command-skull = Skull
    .meaning = Cover it before the turn ends.
command-three = Three
    .meaning = Exactly three cards this turn.
command-silence = Silence
    .meaning = No talk while it is visible.
command-no-backwards = No backwards
    .meaning = No backwards trick on any pile.
command-one-pile = One pile
    .meaning = All cards of a turn on one pile.
command-draw-one = Draw one
    .meaning = Only one card is drawn at the end of a turn.

## Rules

the-game-extreme-basis =
    The setting up, the hands, the minimum, the end, the result and the options are those of The Game, rules G1 to G14. The rules X1 to X12 add the command cards and say what they change.
    .title = The Game, and more
the-game-extreme-rule-X1 =
    28 of the 98 number cards carry a command as well. There are seven kinds of command, on four cards each.
    .title = 28 command cards
    .ruling =
        No source that we know says which numbers carry which command. The table used here unless you choose another is therefore our own; it spreads the commands evenly over the deck:
        • { command-silence }: 3, 28, 52, 77
        • { command-stop }: 7, 31, 56, 80
        • { command-no-backwards }: 10, 35, 59, 84
        • { command-skull }: 14, 38, 63, 87
        • { command-one-pile }: 17, 42, 66, 91
        • { command-three }: 21, 45, 70, 94
        • { command-draw-one }: 24, 49, 73, 98
        Two options replace it. By lot, 28 numbers are drawn and the seven kinds are dealt out on them, four of each. Or you enter the table of a printed deck, which must give each kind exactly four cards.
        The table in force is open to everybody and is saved with the match.
the-game-extreme-rule-X2 =
    A command must be obeyed to the letter, and when there are several, all of them. A broken command loses the game at once.
    .title = Commands must be obeyed
    .ruling =
        A card that would visibly break a command is refused, like any card that does not fit. A duty that can no longer be met loses the game once nothing is left that the player may do.
the-game-extreme-rule-X3 =
    Three commands, marked with a lightning bolt, bind the player who lays them, for that turn only: Stop, Skull and Three.
    Four commands, marked ∞, bind everybody from the moment they lie until they are covered: Silence, No backwards, One pile and Draw one. A command that is covered ends at once, even in the middle of a turn; if several are visible, all of them hold.
    Whether a card may be laid is judged by the top cards as they are before it lies. A Stop or a Three that is still visible from an earlier turn means nothing. A Skull is never visible at the start of a turn.
    .title = One turn, or until covered
the-game-extreme-rule-X4 =
    A Stop ends the turn at once, even if it is the first card of the turn: the minimum is waived. X10 says how many cards are then drawn.
    .title = Stop: the turn ends
the-game-extreme-rule-X5 =
    A Skull must be covered by another card before the turn ends. Any card that fits will do, including another Skull, which must then be covered as well, or a Stop.
    A Skull may be laid even as the last card of a hand, but then it stays uncovered and the game is lost.
    .title = Skull: to be covered
    .ruling =
        As long as a Skull is visible you cannot end your turn. A card that itself ends the turn (a Stop, or the third card of a turn with a Three) may only be laid if no Skull is visible after it.
the-game-extreme-rule-X6 =
    With a Three, exactly three cards are laid this turn, the Three among them. You cannot end the turn before the third card, and the third card ends it by itself. A Three may not be laid as the fourth card of a turn or later. Two Threes in one turn ask for the same three cards.
    In a turn with a Three, a Stop may be laid after it only as the third card, and a Skull may not be the third card.
    A Three may be laid even if there are not enough cards in hand to lay three; the duty can then no longer be met.
    .title = Three: exactly three cards
    .example = A number card, then a Three, then a Stop: 3 cards laid, 3 cards drawn.
the-game-extreme-rule-X7 =
    While a Silence is visible, nobody talks about the game or makes signs. Nobody may say any more what G11 and X11 allow, and the chat is closed. What was said before stays as it was.
    .title = Silence: not a word
the-game-extreme-rule-X8 =
    While a No backwards is visible, there is no backwards trick on any of the four piles. The No backwards itself may be laid by a backwards trick; the card that covers it may not.
    .title = No backwards: no way back
the-game-extreme-rule-X9 =
    While a One pile is visible, all cards of a turn go on one pile. You are free to choose which.
    .title = One pile for the turn
    .ruling =
        While a One pile is visible, the first card of a turn may go on any pile, and every further card only on the pile of the cards laid earlier in that turn.
        A One pile laid in the middle of a turn does not look back: from then on only its own pile counts. The next card laid there covers it and so lifts it, which frees the other piles. If two are visible, covering one leaves the other in force.
the-game-extreme-rule-X10 =
    If a Draw one is visible at the end of a turn, only one card is drawn, however many were laid; so hands become short. If none is visible at that moment, because it was covered during the turn for example, the player draws back up to the hand size of G2, even if that is more cards than were laid. Both hold after a Stop too.
    So a hand may hold fewer cards than the minimum while the draw pile still has some. When nothing more can be laid, the game is then over by G9, unless a Stop ends the turn first.
    .title = Draw one, or fill up
the-game-extreme-rule-X11 =
    You may also talk about commands: which kind you hold, and which kind had better not be laid now. Numbers stay forbidden, including those on command cards.
    .title = Talk about commands
    .ruling =
        Besides those of G11 about the piles, there are three prepared sentences about each kind of command: I hold one; better not now; I take that back. G11 holds for them too: a player can have one such sentence standing on each kind, and a later one replaces it.
the-game-extreme-rule-X12 =
    The result is the number of cards that were not laid, and nothing else as long as one is unlaid. The 98th card wins at once if nothing is owed after it.
    If all 98 cards are laid but a duty is unmet, the game is lost, and the result is the number of cards that are missing: the number of uncovered Skulls or, if a Three was laid in this turn, what the turn lacks to three cards, whichever is greater.
    .title = The result with commands
    .example =
        A Skull as the very last card: 1. A Three alone as the last card: 2. A Three among the last 2 cards: 1. Two uncovered Skulls: 2.

## Options

the-game-extreme-option-players = { the-game-option-players }
    .help = { the-game-option-players.help }
the-game-extreme-option-players-1 = { the-game-option-players-1 }
the-game-extreme-option-players-2 = { the-game-option-players-2 }
the-game-extreme-option-players-3 = { the-game-option-players-3 }
the-game-extreme-option-players-4 = { the-game-option-players-4 }
the-game-extreme-option-players-5 = { the-game-option-players-5 }
the-game-extreme-option-minimum = { the-game-option-minimum }
    .help = { the-game-option-minimum.help }
the-game-extreme-option-minimum-2 = { the-game-option-minimum-2 }
the-game-extreme-option-minimum-3 = { the-game-option-minimum-3 }
the-game-extreme-option-hand-reduction = { the-game-option-hand-reduction }
    .help = { the-game-option-hand-reduction.help }
the-game-extreme-option-hand-reduction-0 = { the-game-option-hand-reduction-0 }
the-game-extreme-option-hand-reduction-1 = { the-game-option-hand-reduction-1 }
the-game-extreme-option-talk = { the-game-option-talk }
    .help = { the-game-option-talk.help }
the-game-extreme-option-talk-open = { the-game-option-talk-open }
the-game-extreme-option-talk-strict = { the-game-option-talk-strict }
the-game-extreme-option-starter = { the-game-option-starter }
    .help = { the-game-option-starter.help }
the-game-extreme-option-starter-volunteer = { the-game-option-starter-volunteer }
the-game-extreme-option-starter-lot = { the-game-option-starter-lot }
the-game-extreme-option-starter-0 = { the-game-option-starter-0 }
the-game-extreme-option-starter-1 = { the-game-option-starter-1 }
the-game-extreme-option-starter-2 = { the-game-option-starter-2 }
the-game-extreme-option-starter-3 = { the-game-option-starter-3 }
the-game-extreme-option-starter-4 = { the-game-option-starter-4 }
the-game-extreme-option-commands = Command cards
    .help = Which numbers carry the commands. No source says it, so the even table is our own; the table of a printed deck can be entered.
the-game-extreme-option-commands-even = Our even table
the-game-extreme-option-commands-random = Drawn by lot
the-game-extreme-option-commands-table = The table of a printed deck
    .form = It gives 28 cards their kind, four cards to each kind:
the-game-extreme-option-commands-table-silence = { command-silence }
the-game-extreme-option-commands-table-stop = { command-stop }
the-game-extreme-option-commands-table-no-backwards = { command-no-backwards }
the-game-extreme-option-commands-table-skull = { command-skull }
the-game-extreme-option-commands-table-one-pile = { command-one-pile }
the-game-extreme-option-commands-table-three = { command-three }
the-game-extreme-option-commands-table-draw-one = { command-draw-one }

## Harder rules, offered after a win

the-game-extreme-harder-three = { the-game-harder-three }
the-game-extreme-harder-three-and-fewer = { the-game-harder-three-and-fewer }
