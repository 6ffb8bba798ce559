### Many matches at once: what is refused, what is said, and what each field of an observation tells.

sim-plain = numba is missing, so simulations run in plain Python, about a hundred times slower. To make them fast: pip install tablee[sim]

error-numba-missing = The compiled engine needs numba; this installs it: pip install tablee[sim]
error-bots-for-seats = There are { $count } bots for { $allowed } seats; give one name for all, or one a seat.
error-batch-shape = { $name } are { $shape }; what is needed is one number for each place: { $allowed }.
error-bots-wait = In match { $index } of { $game } all bots wait for each other ({ $bots }).
error-bot-refused = In match { $index } of { $game } the bot in seat { $seat } wanted what the rules refuse: { $action } ({ $bots }).

## Fields that every observation begins with

sim-field-players = The number of seats.
sim-field-viewer = Whose observation it is: the seat, 99 for a spectator.
sim-field-over = Why the match is over, 0 while it runs: 1 all cards laid, 2 stuck, 3 a duty unmet, 4 a single card left, 5 round over, 6 target reached, 7 all levels complete, 8 lives lost.
sim-field-to_act = 1 if the match waits for the viewer.
sim-field-legal_count = How many actions the viewer may take, talk included.
sim-field-move_count = How many of them move the match on; they come first.
sim-field-legal = The ids of those actions, rising; 0 behind the last one.

## Fields of several games

sim-field-hand = The viewer’s cards, rising; 0 behind the last one.
sim-field-hand_size = How many cards the viewer holds.
sim-field-counts = How many cards each seat holds.
sim-field-seat = The seat on turn, 99 before anybody has started.
sim-field-laid = How many cards have been laid this turn.
sim-field-draw_count = How many cards are left in the draw pile.
sim-field-unseen = By card: 1 if the viewer cannot see it and it is not laid.
sim-field-since_count = How many lays the viewer has not seen from a turn of its own.
sim-field-may_talk = 1 if the talk of the rules is legal now.
sim-field-since_seat = Who made each of these lays, in order.
sim-field-since_card = The card of each.
sim-field-since_pile = The pile of each.

## The Game and Extreme

sim-field-due = How many cards are due this turn (G4).
sim-field-minimum = How many are due while the draw pile has cards (G4).
sim-field-hand_limit = How many cards a full hand has (G2).
sim-field-left = How many cards are not laid yet (G10).
sim-field-top = The top card of each pile: up1, up2, down1, down2.
sim-field-word_on = The words that stand (G11): 11 cells a seat, the piles first and then the kinds of command; 0 none, 1 avoid or hold, 2 careful or not-now.
sim-field-owed = How many cards are owed to commands (X12).
sim-field-three = 1 if a three binds this turn (X6).
sim-field-command = By card: its kind of command, 0 for none (X1).
sim-field-visible = The kind in force on each pile, 0 for none (X3).
sim-field-turn_card = The cards laid this turn, in order.
sim-field-turn_pile = The pile of each.

## Face to Face

sim-field-face-to-face-seat = The seat on turn.
sim-field-face-to-face-draw_count = How many cards are left in each seat’s draw pile.
sim-field-face-to-face-top = The top cards: up and down of seat 0, up and down of seat 1.
sim-field-single = 1 if a last single card may be laid alone (F8).
sim-field-helped = 1 if a card has gone to the other this turn (F2).
sim-field-own_draw = By card: 1 if it is in the viewer’s draw pile.
sim-field-other_unseen = By card: 1 if it is in the other’s hand or draw pile.

## 6 qui prend!

sim-field-highest = The highest card in play.
sim-field-until = The points that end the match, 0 for a single round.
sim-field-round_number = The round, from 1.
sim-field-chooser = The seat that must take a row (S6), 99 if none must.
sim-field-choice = The card that the viewer has chosen, 0 if none.
sim-field-made = By seat: 1 if it has chosen.
sim-field-revealed = By seat: its card once all are shown, 0 before.
sim-field-points = By card: its penalty points (S1).
sim-field-row_count = How many cards each row has.
sim-field-row = The cards of the rows, 5 cells a row.
sim-field-taken_count = How many cards have been taken this round.
sim-field-taken_seat = Who took each of them, in order.
sim-field-taken_card = The cards.
sim-field-gained = By seat: its points of this round.
sim-field-totals = By seat: its points of earlier rounds.
sim-field-placed_count = How many cards the last turn placed.
sim-field-placed_seat = Whose they were, in the order of placing.
sim-field-placed_card = The cards.
sim-field-placed_row = The row of each.
sim-field-placed_took = The cards that each of them took, 5 cells a placement.

## The Mind

sim-field-level = The level that is played.
sim-field-levels = The last level of the match (M1).
sim-field-completed = How many levels are complete.
sim-field-lives = The lives that are left.
sim-field-stars = The throwing stars that are left.
sim-field-holders = 1 if seats without cards agree to every star (M8).
sim-field-blind = 1 in blind play (M11).
sim-field-phase = 0 in focus, 1 in play (M3).
sim-field-ready = By seat: 1 with a hand on the table.
sim-field-raised = By seat: 1 with a hand up for a star.
sim-field-stack_count = How many cards have been laid this level.
sim-field-stack = The cards in order; 0 for one that lies face down.
sim-field-laid_by = Who laid each.
sim-field-aside_count = How many cards have been set aside this level.
sim-field-aside = The cards.
sim-field-last_kind = What halted or ended play last: 0 nothing, 1 a mistake, 2 a star, 3 stop, 4 the level’s end.
sim-field-last_seat = Who did it, 99 for nobody in particular.
sim-field-last_card = The card that was laid too early, 0 if none.
sim-field-last_count = How many cards it set aside.
sim-field-last_aside = The cards.
sim-field-turned_count = How many cards of the last blind level have been turned over.
sim-field-turned_card = The cards.
sim-field-turned_seat = Who laid each.
sim-field-turned_event = 1 for one that was laid too early.
