### What the table says wherever it stands, in a terminal and in a browser: seats, turns, news, outcomes.
### In the values of these files every line break is meant.

## Seats

# $number (number): the seat, counted from 1.
play-person = Player { $number }
play-bot = Bot { $number }
play-you = you
play-cards-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## The first screen, the form, saved matches

play-bot-random = Random: any legal action
play-bot-sensible = Sensible: plays like a thoughtful person
play-speed-slow = Slow
play-speed-normal = Normal
play-speed-fast = Fast
play-speed-instant = Without waiting

## Whose turn it is, and what is due

play-badge-turn = YOUR TURN
play-prompt-act = Choose an action.
play-prompt-wait =
    { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
play-prompt-over = The match is over.
play-prompt-start-wait = Who starts?
# $missing (number): cards still due this turn. $laid (number): cards laid this turn.
play-prompt-lay =
    { $missing ->
        [0] Lay more, or end the turn.
        [one] Lay at least { $missing } { $laid ->
            [0] card
           *[other] more card
        }.
       *[other] Lay at least { $missing } { $laid ->
            [0] cards
           *[other] more cards
        }.
    }
play-prompt-three =
    { $missing ->
        [one] { command-three }: lay exactly { $missing } more card.
       *[other] { command-three }: lay exactly { $missing } more cards.
    }
play-prompt-skull =
    { $owed ->
        [one] Cover the { command-skull }.
       *[other] Cover { $owed } × { command-skull }.
    }
play-prompt-duel =
    { $missing ->
        [0] { $helped ->
            [yes] Lay more on A or B, or end the turn.
           *[no] Lay more, or end the turn.
        }
        [one] Lay at least { $missing } more card.
       *[other] Lay at least { $missing } cards.
    }
play-prompt-choose = Choose a card in secret.
play-prompt-row = Your { $card } is lower than every row: take one.
play-picked-row =
    { $points ->
        [one] row { $row }: { $points } point
       *[other] row { $row }: { $points } points
    }
play-prompt-play = Your lowest card is { $card }.
play-badge-focus = FOCUS
play-badge-play = PLAY

## The boards of The Game, Extreme and Face to Face

play-piles-headline =
    { $left ->
        [one] draw pile { $draw } · { $left } card to lay
       *[other] draw pile { $draw } · { $left } cards to lay
    }
play-since = Since your last turn:
play-since-spectator = This turn and the one before:
play-word-avoid = not here: { $names }
play-word-careful = small steps: { $names }
play-word-hold = holds it: { $names }
play-word-not-now = not now: { $names }
play-speaker = { $name }:
play-say-avoid = { $target }: please do not play here.
play-say-careful = { $target }: no big jump here, please.
play-say-hold = { $target }: I hold one.
play-say-not-now = { $target }: better not now.
play-say-free = { $target }: I take back what I said.
play-news-starts =
    { $you ->
        [yes] You start.
       *[no] { $name } starts.
    }
play-news-avoid = { $name }: please do not play on { $target }.
play-news-careful = { $name }: no big jump on { $target }, please.
play-news-hold = { $name } holds: { $target }.
play-news-not-now = { $name }: { $target }, better not now.
play-news-command =
    { $you ->
        [yes] You lay { $card }, { $command }. { $meaning }
       *[no] { $name } lays { $card }, { $command }. { $meaning }
    }
play-duel-side =
    { $you ->
        [yes] Your piles
       *[no] { $name }’s piles
    } · hand { $hand } · draw pile { $draw }
play-short-stop = Stop
play-short-skull = Skull
play-short-three = Three
play-short-silence = Silence
play-short-no-backwards = No back
play-short-one-pile = 1 pile
play-short-draw-one = Draw 1

## Actions, as refusals and replays name them

play-action-end = end of turn
play-action-start = I start
play-action-ready = hand on the table
play-action-stop = stop
play-action-star = a hand up for a star
play-action-no-star = a hand down
play-six-row = row { $row }

## The board of 6 qui prend!

play-six-headline = round { $round } · to { $until } points
play-six-secret = a card, in secret
play-six-card = card
play-six-points = points
play-six-total = total
play-six-shown = The cards are shown.
play-six-placed =
    { $you ->
        [yes] Your { $card } goes to row { $row }.
       *[no] { $name }: { $card } goes to row { $row }.
    }
play-six-takes =
    { $you ->
        [yes] Your { $card }: you take row { $row }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $name }: { $card } takes row { $row }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
play-news-round = Round { $round } begins.

## The board of The Mind

play-mind-secret = a card, face down
play-mind-empty = No card lies on the pile yet.
play-mind-laid-by = laid by { $names }
play-mind-ready = hand on the table
play-mind-raised = raises a hand for a star
play-mind-aside = Set aside:
play-mind-turned = Turned over:
play-mind-early = too early
play-news-play = Play!
play-news-mind-mistake =
    { $you ->
        [yes] You laid { $card } too early.
       *[no] { $name } laid { $card } too early.
    } Set aside: { $aside }. { $lives ->
        [0] The last life is lost.
        [one] { $lives } life left.
       *[other] { $lives } lives left.
    }
play-news-mind-star = The star is thrown. Set aside: { $aside }.
play-news-mind-stop =
    { $you ->
        [yes] You stop play.
       *[no] { $name } stops play.
    }
play-news-level =
    Level { $level } is complete.{ $reward ->
        [lives] { " " }Reward: a life.
        [stars] { " " }Reward: a star.
       *[none] { "" }
    }
play-news-judged =
    { $early ->
        [0] All cards were in order.
        [one] { $early } card was laid too early.
       *[other] { $early } cards were laid too early.
    }

## The outcome

play-outcome-won = You have won!
play-outcome-lost = Lost, this time.
play-outcome-excellent = Excellent!
play-outcome-winner =
    { $you ->
        [yes] You have won!
       *[no] { $name } has won.
    }
play-outcome-shared = The win is shared: { $names }.
play-reason-all-laid = All cards are laid.
play-reason-stuck = Nothing more could be laid.
play-reason-duty = A command could not be obeyed.
play-reason-single-card = A single card was left, and two are due.
play-reason-round-over = The round is over.
play-reason-target-reached = The number of points that ends the match is reached.
play-reason-levels-complete = All levels are complete.
play-reason-lives-lost = The last life is lost.
play-score = { $score }
play-score-left =
    { $score ->
        [0] all cards laid
        [one] { $score } card left
       *[other] { $score } cards left
    }
play-score-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
play-score-levels =
    { $score ->
        [one] { $score } level
       *[other] { $score } levels
    }
play-meaning-all = 98 cards out of 98: you have beaten the game.
play-meaning-excellent =
    { $score ->
        [one] { $score } card left: fewer than 10 is excellent.
       *[other] { $score } cards left: fewer than 10 is excellent.
    }
play-meaning-left = { $score } cards left. Fewer than 10 is excellent, none beats the game.
play-meaning-unlaid =
    { $score ->
        [one] { $score } card left.
       *[other] { $score } cards left.
    }
play-meaning-duty =
    { $score ->
        [one] All cards are laid, but a command was not obeyed: { $score } card is missing.
       *[other] All cards are laid, but a command was not obeyed: { $score } cards are missing.
    }
play-meaning-levels-all = All { $levels } levels are complete.
play-meaning-levels =
    { $score ->
        [one] { $score } level of { $levels } complete.
       *[other] { $score } levels of { $levels } complete.
    }

## What people may write to each other

play-chat-strict = Strict talk: say nothing that lets the others guess a card, and no card’s number in any form.
