### Every sentence of 6 qui prend!.
### In the values of these files every line break is meant: a paragraph, or an item of a list that starts with "•".

## The game in a few words

six-qui-prend-name = 6 qui prend!
six-qui-prend-summary = Everybody chooses a card in secret. Whoever lays the sixth of a row takes the five before it.
six-qui-prend-players = 2 to 10 players, against each other
six-qui-prend-edition-school = School: 108 cards, one round
    .line = The school sheet’s deck; the fewest points after ten cards win.
six-qui-prend-edition-classic = Classic: 104 cards, to 66 points
    .line = The published game; rounds are dealt until somebody has 66 points, then the fewest win.

## Rules

six-qui-prend-rule-S1 =
    The cards are numbered from 1 and carry penalty points, drawn as bulls’ heads or as smileys:
    • 55: 7 points
    • the other multiples of 11: 5 points
    • the multiples of 10: 3 points
    • the other multiples of 5: 2 points
    • all other cards: 1 point
    Together the 104 cards of the classic edition carry 171 points.
    .title = Cards and penalty points
    .ruling =
        The sheet of the 108-card game does not print how its smileys are spread over the cards. Here the same table goes on: 105 has 2 points, 106, 107 and 108 have 1 each, 176 in all. If your cards differ, an option lets you give another table, with a whole number of points, 0 or more, for every card of the deck.
six-qui-prend-rule-S2 =
    2 to 10 players. Four cards are laid face up and start the four rows; each player gets 10 cards.
    With the tactics option of the 104-card edition, only the cards from 1 up to ten times the number of players plus 4 are used, so everybody knows which cards are in play. It does not exist with 108 cards.
    .title = Four rows, ten cards each
six-qui-prend-rule-S3 =
    Each player chooses a card in secret. When all have chosen, the cards are shown together.
    .title = Choosing in secret
    .ruling =
        A choice is final once it is made. Until all have chosen, nothing about it can be known to the others, except that it is made.
six-qui-prend-rule-S4 =
    Then the cards are placed one by one, from the lowest to the highest. Each goes to the end of a row whose last card is lower than it; if there are several, to the one with the smallest difference.
    .title = Placing the cards
six-qui-prend-rule-S5 =
    If a card would be the sixth of its row, its owner takes the five cards that lie there, and the card starts a new row.
    .title = The sixth card takes
six-qui-prend-rule-S6 =
    If a card is lower than the last card of every row, its owner chooses any row and takes all of it; the card starts a new row in its place. Meanwhile the cards of the others wait. The choice is the owner’s alone, and it need not be the cheapest row.
    It follows that this happens at most once a turn, and only with the smallest card shown.
    .title = Lower than every row
six-qui-prend-rule-S7 =
    Cards that you take are put aside face up and never come back to your hand. After ten cards each, the round ends and everybody adds up their penalty points. The fewest points win; players who tie for the fewest share the win.
    .title = The end of a round
six-qui-prend-rule-S8 =
    In the school edition one round is the whole game. In the classic edition all cards are shuffled and dealt anew for another round until, at the end of a whole round, somebody has 66 points or more in total; as an option the game is played to another number of points. The lowest total wins, and equal lowest totals share the win. Either length can be chosen with either deck.
    In each round the cards beyond 10 for each player and 4 for the rows stay undealt and unknown; in a deck of 108 there are always some.
    .title = One round, or to 66

## Options

six-qui-prend-option-players = Number of players
    .help = From two to ten.
six-qui-prend-option-players-2 = 2 players
six-qui-prend-option-players-3 = 3 players
six-qui-prend-option-players-4 = 4 players
six-qui-prend-option-players-5 = 5 players
six-qui-prend-option-players-6 = 6 players
six-qui-prend-option-players-7 = 7 players
six-qui-prend-option-players-8 = 8 players
six-qui-prend-option-players-9 = 9 players
six-qui-prend-option-players-10 = 10 players
six-qui-prend-option-deck = Deck
    .help = The school sheet’s game has 108 cards, the published one 104.
six-qui-prend-option-deck-108 = 108 cards (school)
six-qui-prend-option-deck-104 = 104 cards (classic)
six-qui-prend-option-until = Length of the game
    .help = One round is the whole game, or new rounds are dealt until somebody reaches a number of points, 66 in the published game.
six-qui-prend-option-until-round = One round
six-qui-prend-option-until-66 = To 66 points
# $points (number): the total at which the game ends.
six-qui-prend-option-until-points = To { $points } points
# $least, $most (numbers): the totals that can be asked for.
six-qui-prend-option-until-range = To a number of points, from { $least } to { $most }
six-qui-prend-option-tactics = Tactics
    .help = Only the cards from 1 up to ten times the number of players plus 4 are used, so everybody knows which are in play. For the deck of 104 only.
six-qui-prend-option-tactics-false = Whole deck
six-qui-prend-option-tactics-true = Only the lowest cards
six-qui-prend-option-points = Penalty points of the cards
    .help = The sheet of the 108-card game does not print its smileys. If your deck differs from the usual table, you can enter its points: a whole number, 0 or more, for every card.
six-qui-prend-option-points-default = The usual table
six-qui-prend-option-points-table = The table of a printed deck
    .form = It gives every card of the deck its points.
