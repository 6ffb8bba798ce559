### What the browser's views of the games say beside what stands in play.ftl.

## The hand

web-hand = Your hand
web-hand-empty = You have no card left.

## The Game, Extreme and Face to Face

web-piles-who-starts = Who starts? Whoever likes to.
web-piles-start = I start
web-piles-end = End the turn
# $laid, $due (numbers): cards laid this turn, and cards that are due.
web-piles-progress = { $laid } laid of { $due } due
# $letter: the pile’s key. $direction: up or down. $top (number): the top card. $whose: own or other.
web-piles-pile =
    { $whose ->
        [other] The other’s pile { $letter }
       *[own] Pile { $letter }
    }, { $direction ->
        [up] ascending
       *[down] descending
    }, top { $top }
web-piles-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
web-piles-back = backwards by { $steps }
web-piles-barred = not allowed now
# $command: the name of a command on top of a pile.
web-piles-spent = { $command }, no longer in force
web-piles-no-fit = does not fit
web-piles-fits-nowhere = fits nowhere
web-duel-improves = improves the pile by { $steps }
web-duel-may-help = One card may still help the other.
web-duel-helped = A card has gone to the other’s piles this turn.

## 6 qui prend!

web-six-rows = The four rows
# $row, $points (numbers); $cards: the cards, with commas.
web-six-row =
    Row { $row }: { $cards }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-six-standings = Players and points
web-six-player = Player
web-six-chooses = still choosing
web-six-has-chosen = has chosen
web-six-chosen = Chosen:
web-six-pick = Pick a card
web-six-choose = Choose { $card }
web-six-take-a-row = Tap the row that you take.
web-six-last-turn = The last turn

## The Mind

web-mind-level = Level { $level } of { $levels }
web-mind-lives =
    { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }
web-mind-stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
web-mind-reward =
    { $reward ->
        [star] Reward: a star
        [stars] Reward: a star
       *[other] Reward: a life
    }
web-mind-team = The team
web-mind-pile = The pile
web-mind-focus = When you are ready: hand on the table.
web-mind-ready = Hand on the table
web-mind-waiting = Your hand is on the table. Breathe.
web-mind-stop = Stop
web-mind-star = Throw a star?
web-mind-no-star = Lower the hand
# Beside a name where there is no room for “raises a hand for a star” and “hand on the table”.
web-mind-sign-raised = star?
web-mind-sign-ready = ready
web-mind-lowest = { $card }, your lowest card
web-mind-no-cards = You have no card left in this level.
web-mind-watch = The team is playing.
web-mind-delay = Fair order: whatever is done is shown { $delay } ms later, to everybody at once.

## The outcome

# $name: who could not go on. $duty: what was left undone, skull, three or other.
web-reason-stuck =
    { $you ->
        [yes] You could not lay the cards that were due.
       *[no] { $name } could not lay the cards that were due.
    }
web-reason-single-card =
    { $you ->
        [yes] You had a single card left, and two are due.
       *[no] { $name } had a single card left, and two are due.
    }
web-reason-duty =
    { $you ->
        [yes] You
       *[no] { $name }
    } { $duty ->
        [skull] could not cover the { command-skull }.
        [three] could not lay exactly three cards.
       *[other] could not obey a command.
    }
web-meaning-six-qui-prend = The fewest points win.
web-meaning-face-to-face = Whoever lays all cards first wins; whoever cannot lay what is due loses.

## Any other game

web-any-actions = What you can do
web-any-hand = Your hand
web-any-hand-counts = Cards held, seat by seat
web-any-draw-count = Cards in the draw pile
web-any-laid = Laid
web-any-piles = The piles
web-any-rows = The rows
web-any-round = Round
web-any-points = Points, seat by seat
web-any-totals = Totals, seat by seat
web-any-yes = yes
web-any-no = no

## Keys, by game

web-keys-the-game =
    0–9  type the number of a card; ← and → go through the hand
    A B C D  lay the picked card on that pile, or pick the pile
    Enter  with a card: go to the cheapest pile; once more: lay it
    ↑ ↓  go through the piles
    E  end the turn
    S  start, if nobody has yet
    Esc  take back what you have picked
web-keys-the-game-extreme = { web-keys-the-game }
web-keys-face-to-face =
    0–9  type the number of a card; ← and → go through the hand
    A B  lay the picked card on your piles, C D on the other’s
    Enter  with a card: go to the cheapest pile; once more: lay it
    E  end the turn
    Esc  take back what you have picked
web-keys-six-qui-prend =
    0–9  type the number of a card; ← and → go through the hand
    Enter  choose the picked card; a choice is final
    1–4  pick a row when you have to take one, Enter takes it
    Esc  take back what you have picked
web-keys-the-mind =
    Enter  lay your hand on the table
    Space  lay your lowest card
    S  stop: everybody concentrates again
    X  raise your hand for a star, or lower it
web-keys-any =
    0–9  type the number of an action
    Enter  take it
    Esc  take back what you have typed
