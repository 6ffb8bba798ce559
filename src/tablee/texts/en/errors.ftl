### One sentence for everything that is refused: what is wrong and what is allowed. The id is `error-` and the error's code.
### Cards are plain numbers; what came from outside is quoted as it came.

## Actions: any game

error-unknown-action = { $action } is not an action of this game; an action is written like one of these: { $examples }.
error-unknown-seat = There is no seat { $seat }: the seats of this match are 0 to { $last }.
error-match-over = The match is over, so “{ $action }” is no longer possible.
error-not-your-turn = It is not your turn: “{ $action }” has to wait until it is.
error-not-in-hand =
    { $own ->
        [any] You do not hold { $card }; choose one of your own cards.
        [lowest] You do not hold { $card }; your lowest card goes first.
       *[none] You do not hold { $card }.
    }
error-bad-time = { $value } is no time of an action; it must be a whole number of milliseconds since the deal, 0 or more.

## Actions: The Game, Extreme and Face to Face

error-not-started = Nobody has started yet: before “{ $action }”, one of you has to start.
error-already-started =
    { $players ->
        [1] You play alone: your first turn has begun with the deal.
       *[other] Somebody has started already, so you no longer can.
    }
error-does-not-fit =
    { $fits ->
        [higher-or-exactly] { $card } does not fit on the { $top } of an ascending pile: the card must be higher than { $top }, or exactly { $backwards }.
        [higher] { $card } does not fit on the { $top } of an ascending pile: the card must be higher than { $top }.
        [lower-or-exactly] { $card } does not fit on the { $top } of a descending pile: the card must be lower than { $top }, or exactly { $backwards }.
        [lower] { $card } does not fit on the { $top } of a descending pile: the card must be lower than { $top }.
        [exactly] { $card } does not fit on { $top }: only { $backwards } does.
       *[nothing] { $card } does not fit on { $top }, and no other card may go there now.
    }
error-minimum-not-laid =
    { $due ->
        [one] You cannot end your turn yet: at least one card is due, and you have laid none.
       *[other] You cannot end your turn yet: at least { $due } cards are due, and you have laid { $laid ->
            [0] none
           *[other] { $laid }
        }.
    }
error-no-improvement =
    { $fits ->
        [lower] { $card } would not improve the other player’s ascending pile: the card must be lower than its { $top }.
        [higher] { $card } would not improve the other player’s descending pile: the card must be higher than its { $top }.
       *[nothing] { $card } would not improve the other player’s pile: it shows { $top }, and no card improves that.
    }
error-helped-already =
    { $own_piles ->
        [some] You have laid a card for the other player this turn already; { $card } may only go on your own piles.
       *[none] You have laid a card for the other player this turn already, and only one a turn may go there.
    }
error-two-not-laid =
    You cannot end your turn yet: at least { $due } cards are due in every turn, and you have laid { $laid ->
        [0] none
       *[other] { $laid }
    }.

## Actions: the commands of Extreme

error-skull-open =
    { $cover ->
        [yes] { $skulls ->
            [one] You cannot end your turn while a { command-skull } is visible: another card must cover it first.
           *[other] You cannot end your turn while { $skulls } cards “{ command-skull }” are visible: other cards must cover them first.
        }
       *[no] You cannot end your turn while a { command-skull } is visible.
    }
error-skull-left-open =
    { $cover ->
        [yes] { $card } on { $pile } would end your turn with a { command-skull } left visible: lay a card on it instead.
        [self] { $card } on { $pile } would be a { command-skull } left visible at the end of your turn: the third card of a turn with a { command-three } cannot be one.
       *[no] { $card } on { $pile } would end your turn with a { command-skull } left visible.
    }
error-three-not-done = You have laid a { command-three }, so exactly three cards are due this turn, and you have laid { $laid }.
error-stop-too-early = With a { command-three } in your turn, the { command-stop } { $card } may only be the third card, and you have laid { $laid }.
error-three-too-late = You have laid { $laid } cards, and the { command-three } { $card } asks for exactly three; it may be one of the first three only.
error-silence = While a { command-silence } is visible nobody says anything, so “{ $action }” has to wait until it is covered.
error-no-backwards =
    { $fits ->
        [nothing] { $card } on { $top } would be a backwards trick, and a “{ command-no-backwards }” is visible.
       *[other] { $card } on { $top } would be a backwards trick, and a “{ command-no-backwards }” is visible; only ordinary lays are allowed until it is covered.
    }
error-one-pile =
    { $bound_fits ->
        [nothing] A “{ command-one-pile }” is visible, so { $card } cannot go on { $pile } this turn.
       *[other] A “{ command-one-pile }” is visible: all cards of this turn go on { $bound }, so { $card } cannot go on { $pile }.
    }

## Actions: 6 qui prend!

error-choice-made = You have chosen a card for this turn already, and a choice is final; wait for the others.
error-row-due = All cards are chosen, and somebody has to take one of the four rows first.
error-no-row-due =
    { $own ->
        [any] Nobody has to take a row now, so “{ $action }” is not possible; choose a card from your hand.
       *[none] Nobody has to take a row now, so “{ $action }” is not possible.
    }
error-not-your-row = Another player has to take a row; it is not for you to choose which.

## Actions: The Mind

error-not-in-play =
    The team is concentrating, so “{ $action }” is not possible; play goes on when everybody with cards has laid a hand on the table.
error-not-in-focus = Play is under way; a hand is laid on the table only while the team concentrates, before play starts.
error-ready-already = Your hand is on the table already; play starts when everybody with cards has laid theirs there.
error-not-lowest = Your lowest card goes first: not { $card }, but { $lowest }.
error-no-stars = The team has no star left, so no hand may be raised for one.
error-raised-already = Your hand is up already; you can only lower it.
error-not-raised =
    { $stars ->
        [0] Your hand is not up, so there is nothing to lower.
       *[other] Your hand is not up, so there is nothing to lower; you can raise it for a star.
    }

## Games, bots and options

error-unknown-game = There is no game { $value }; the games are { $allowed }.
error-unknown-bot = There is no bot { $value }; the bots for { $game } are { $allowed }.
error-bot-cannot-play = The bot { $bot } cannot play { $game }; the bots for it are { $allowed }.
error-unknown-option = { $game } has no option { $option }; its options are { $allowed }.
error-players-missing = { $game } needs to know the number of players; allowed is { $allowed }.
error-bad-option = The option “{ $option }” cannot be { $value }; allowed is { $allowed }.
error-bad-seed = { $value } is no seed; a seed is a whole number, 0 or more, of at most { $digits } digits.
error-bad-index = { $value } is no number of a match; it must be a whole number from 0 to 2^64 − 1.
error-needs-blind = The option “{ $option }” ({ $value }) is for blind play only; without it the usual number is given.
error-starter-no-seat =
    { $players ->
        [one] The seat that is to start does not exist: this match has { $players } seat. Choose that seat, a volunteer or the lot.
       *[other] The seat that is to start does not exist: this match has { $players } seats. Choose one of them, a volunteer or the lot.
    }
error-tactics-deck = The tactics variant is played with the deck of 104 cards, not with { $deck }.
error-points-card = { $value } is no card of the table of points, or is given twice; each card of the deck, { $allowed }, is named once.
error-points-value = The points of { $card } cannot be { $value }; allowed is a whole number from 0 to a million.
error-points-missing =
    { $count ->
        [one] The table of points lacks card { $card }; it must give every card from 1 to { $deck } its points.
       *[other] The table of points lacks { $count } cards, the first of them { $card }; it must give every card from 1 to { $deck } its points.
    }
error-points-all-zero = With no card worth a point nobody would ever reach { $until }; give at least one card in play a point, or play one round.
error-commands-type = { $value } is no table of commands; a table names a kind for each of 28 cards.
error-commands-card = { $value } in the table of commands is no card; the cards are { $allowed }.
error-commands-kind = Card { $card } cannot have the command { $value }; the kinds are { $allowed }.
error-commands-count = The number of cards with “{ $kind }” in the table of commands is { $count }; every kind needs exactly { $allowed }.

## Positions

error-position-type = { $path } cannot be { $value } in a position; it must be of the form { $allowed }.
error-position-key-missing = The position lacks { $path }, which every position of this game needs.
error-position-key-unknown = { $path } has no key { $value } in a position of this game; the keys are { $allowed }.
error-position-count = The number of entries of { $path } is { $count } in the position; it must be { $allowed }.
error-position-value = { $path } cannot be { $value } in the position; allowed is { $allowed }.
error-position-talk = { $path } cannot be { $value }; a word that stands is written [seat, word, target, said in the seat’s own turn].
error-card-twice = The card { $card } occurs twice, but there is only one of it.
error-card-three-times = The card { $card } occurs more than twice, but the two decks hold one each.
error-hand-too-long = { $path } has { $count } cards, but a hand holds { $allowed } at most.
error-hands-uneven = All players hold the same number of cards, { $allowed } at most, a chosen card counted; these hold { $counts }.
error-laid-and-turn-cards = The position’s number of cards laid this turn, { $laid }, is not that of the cards it lists, { $cards }; the two must agree.
error-laid-before-start = The position’s number of cards laid this turn is { $laid }, but it must be 0 while nobody has started.
error-turn-cards-and-piles = The position lists this turn’s cards and their piles in different numbers, { $cards } and { $piles }; each card needs its pile.
error-turn-card-not-on-pile = The card { $card }, laid this turn, cannot be on { $pile }, which shows { $top }.
error-turn-already-over = No match reaches a turn with the cards { $cards }: a { command-stop }, or the third card with a { command-three }, would have ended it.
error-skull-not-laid-this-turn = The { command-skull } { $card } is visible on { $pile } but was not laid this turn; no turn ends with a visible { command-skull }.
error-both-finished = Both players have laid all their cards, but the match ends with the first who does.
error-helped-without-lay = The position says that a card went to the other player this turn, but no card is laid.
error-row-not-rising = { $path } is { $value } in the position, but the cards of a row rise.
error-stack-not-rising = The stack has { $card } after { $before }, but the cards laid in a level rise.
error-held-below-top = Seat { $seat } holds { $card }, but { $top } lies on the stack; a lower card would have been set aside.
error-blind-and-option = The position says “blind: { $value }”, but the game was loaded with “blind: { $option }”; the two must agree.
error-raised-in-focus = The position has a raised hand while the team concentrates, but hands are raised in play only.
error-raised-without-stars = The position has a raised hand but no star; hands are raised for a star.
error-early-without-blind = The position lists lays that were too early, but only blind play waits with judging them.
error-early-and-stack = The position says that lays of the seats { $early } were too early, but the stack does not show so many.

## Records

error-record-no-json =
    { $reason ->
        [place] The record is no JSON: it cannot be read from line { $line }, column { $column } on.
       *[limit] The record is no JSON that can be read: a number is too long in it, or lists are nested too deeply.
    }
error-record-format = This is no record of a match; a record says “format: { $allowed }”.
error-record-version = Records of version { $value } cannot be read; this program reads version { $allowed }.
error-record-key-missing = The record lacks “{ $key }”.
error-record-key-unknown = The record has a part { $value } that no record has; the parts are { $allowed }.
error-record-type = “{ $key }” cannot be { $value } in a record; it must be of the type { $allowed }.
error-record-seed-or-position = A record has either a seed or a position to start from, and this one has both or neither.
error-record-names = { $value } are no names for this match; it needs { $allowed } of them, each a text of 1 to 60 characters.
error-record-entry = Action { $number } of the record cannot be { $value }; it is written [seat, action, milliseconds or null].
error-record-start = The record cannot be started. { $reason }
error-record-action = Action { $number } of the record, { $action } by seat { $seat }, does not fit. { $reason }
