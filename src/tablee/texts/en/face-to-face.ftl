### Every sentence of The Game Face to Face.
### In the values of these files every line break is meant: a paragraph, or an item of a list that starts with "•".

## The game in a few words

face-to-face-name = The Game Face to Face
face-to-face-summary = A duel: be the first to lay all 58 of your cards. Help the other player with a card, and your hand fills up again.
face-to-face-players = 2 players, against each other

## Rules

face-to-face-rule-F1 =
    Each player has 60 cards of one colour. The 1 and the 60 are the bases of an ascending and a descending pile; the 58 number cards, 2 to 59, are shuffled separately for each player. Each takes 6 cards in hand and keeps the rest as a draw pile of their own. Who starts is drawn by lot, as part of the deal.
    .title = Two decks, two piles each
face-to-face-rule-F2 =
    On your turn you lay at least two cards, one after the other: always two, even when your draw pile is empty. You may lay as many more as you wish. Either all of them go on your own two piles, or exactly one goes on one of the other player’s piles and the others, at least one, on your own.
    .title = At least two cards
face-to-face-rule-F3 =
    On your own piles the laws of The Game hold: higher on the ascending pile, lower on the descending one, and backwards by exactly 10, as often as you wish.
    .title = On your own piles
    .example = 17 goes on the 27 of your ascending pile, 45 on the 35 of your descending pile.
face-to-face-rule-F4 =
    The card for the other player must improve the pile that it goes on: it must be lower than the top card of the ascending pile, or higher than the top card of the descending pile, no matter by how much. An equal card is no improvement, and a step back of exactly 10 is nothing special here. You may lay it at any point of your turn.
    .title = The card for the other
    .example = 12 goes on the 29 of the other player’s ascending pile.
    .ruling =
        An ascending pile that shows its base 1 and a descending pile that shows its base 60 cannot be improved, so no card of yours fits there.
face-to-face-rule-F5 =
    What you draw at the end of your turn depends on where you laid. All cards on your own piles: you draw two, however many you laid. One card for the other player: you draw until you hold 6 again. Either way only as far as your draw pile reaches.
    .title = How many to draw
    .example =
        3 cards, all on your own piles: draw 2. 4 on your own piles and 1 for the other: draw back up to 6.
face-to-face-rule-F6 =
    You may end your turn when two cards are laid and, if one of them was for the other player, at least one lies on your own piles.
    .title = When a turn may end
    .ruling = When your hand is empty and these conditions are met, the turn ends by itself.
face-to-face-rule-F7 =
    The first player who has laid all 58 cards, with none left in hand or draw pile, wins at once, on whatever pile the last card went.
    .title = The first to finish wins
face-to-face-rule-F8 =
    A player who cannot lay two cards has lost, at once.
    .title = Two cards, or defeat
    .example = It is not a count of the cards that fit right now: with 55 on your ascending pile, 56 and then 46 are two cards.
    .ruling =
        This is checked whenever fewer than two cards are laid in the turn, or the only card laid was for the other player, and no card may be laid any more.
        A player who has a single card left when a turn starts cannot lay two, and has lost before laying it. There is no official word on this case, so an option decides it the other way: if the draw pile is empty too, that single card may be laid alone, on any pile that takes it, the other player’s included, and it wins by F7.
face-to-face-rule-F9 =
    With two decks every number exists twice. On your own pile, a card equal to the top card is neither higher nor lower and does not fit. The backwards trick counts from the top card, whoever laid it.
    .title = Equal numbers in two decks
    .example = Your 2 goes on the 12 that the other player laid on your ascending pile.
face-to-face-rule-F10 =
    The two players may talk as they like.
    .title = Talk is free
    .ruling = The rulebook has no rule about talk, so none is forbidden here.

## Options

face-to-face-option-players = Number of players
    .help = The duel is always for two.
face-to-face-option-players-2 = 2 players
face-to-face-option-last-card = A single last card
    .help = What becomes of a player who starts a turn with one card left and an empty draw pile. There is no official word on it.
face-to-face-option-last-card-two = Two cards are needed: it loses
face-to-face-option-last-card-single = It may be laid alone, and wins
