### Every sentence of The Game.
### In the values of these files every line break is meant: a paragraph, or an item of a list that starts with "•".

## The game in a few words

the-game-name = The Game
the-game-summary = Lay all 98 cards on four piles together, without ever telling each other a number.
the-game-players = 1 to 5 players, together against the deck

## Rules

the-game-rule-G1 =
    Four piles are waiting: two ascending piles that start at 1 and two descending piles that start at 100. The deck has 98 number cards, 2 to 99, one of each. Together you want to lay them all.
    .title = Four piles, 98 cards
the-game-rule-G2 =
    Each player gets 8 cards when playing alone, 7 with two players, 6 with three, four or five. The remaining cards are the draw pile, face down.
    The experts play with a minimum of three cards a turn (G4) and, if they like, with hands that are one card smaller (7, 6 or 5). Each of the two is an option; smaller hands with the usual minimum are our own addition.
    .title = Hands and draw pile
the-game-rule-G3 =
    All players look at their hands first. Then the team decides who starts, and from there play goes clockwise.
    .title = Deciding who starts
    .ruling =
        Every player may volunteer, and the first to do so starts. What G11 allows may be said before that.
        A single player is not asked: the first turn begins with the deal.
        As an option the start is drawn by lot, or a seat chosen beforehand starts.
the-game-rule-G4 =
    On your turn you lay cards one after the other: at least two while the draw pile has cards (three with the experts’ option), at least one when it is empty. You may lay as many more as you wish, up to your whole hand, on any piles and in any order.
    .title = How many cards to lay
    .ruling =
        Whether the draw pile has cards is decided when the turn starts. Nothing is drawn during a turn, so it cannot change in the middle of one.
the-game-rule-G5 =
    On an ascending pile a card must be higher than the top card, on a descending pile lower. The size of the gap does not matter.
    .title = Up and down
the-game-rule-G6 =
    There is one way back: a card exactly 10 lower than the top card may go on an ascending pile, and a card exactly 10 higher on a descending pile. You may do this as often as you like, on different piles, before, between and after ordinary cards.
    .title = The backwards trick
    .example =
        37 goes on the 47 of an ascending pile, 75 on the 65 of a descending pile, 35 on the 45 of an ascending pile.
the-game-rule-G7 =
    At the end of your turn you draw back up to the hand size of G2, as far as the draw pile reaches. In a game dealt in the usual way that is as many cards as you laid.
    .title = Ending the turn and drawing
    .example = 4 cards laid, 4 cards drawn.
    .ruling =
        You end your turn yourself. You may do so once the minimum is laid, even if you could lay more.
        If you have laid your whole hand, the turn ends by itself as soon as it may end. If it may not end, there is nothing left that you can do, and the game is over (G9).
the-game-rule-G8 =
    When the draw pile is empty, play goes on without drawing, and a player without cards is passed over.
    An empty hand while the draw pile still has cards cannot come about in a game dealt in the usual way. In a position set up by hand it falls under G9: the game is over when that player’s turn comes.
    .title = When the draw pile is empty
the-game-rule-G9 =
    The game is over as soon as the player whose turn it is cannot lay the minimum.
    .title = How the game ends
    .ruling =
        This is checked whenever a player has laid fewer cards than the minimum and no card in hand fits anywhere: at the start of the turn, and again after each card. An empty hand has no card that fits.
        So if one card of the two is laid and then nothing fits, the game is over. The card that was laid counts as laid.
the-game-rule-G10 =
    Count the cards that were not laid, in all hands and in the draw pile. None at all: you have beaten the game. Fewer than 10: an excellent result. In The Game Extreme, a match that ends because a command was not obeyed (X12) is lost, however few cards are left.
    .title = Counting what is left
the-game-rule-G11 =
    You may say anything except the numbers of cards. Ask the others not to play on a pile, or not to make a big jump on it, encourage each other and make plans: that is how the game is meant.
    The numbers of cards, your own or anybody’s, are forbidden in every form: you may not say one, ask for one or give one away.
    With strict talk, an option taken from the Oya edition, everything from which the others could guess a card is forbidden as well.
    .title = What may be said
    .example = With strict talk even “I can go back on this pile” is too much.
    .ruling =
        Besides talking freely, there are three prepared sentences about a pile: please do not play there; no big jump there; I take that back. Any player may say one at any time, with or without cards, even before the start, until the match is over. Everybody sees it.
        It stands until it is taken back, or until the end of the speaker’s first turn that began after it was said; being passed over is not a turn. A player can have one such sentence standing on each pile; a later one replaces it. It changes nothing else, and nobody checks whether it is true.
        In the chat of a table in play, a message that names a number is refused, and its sender sees why: digits of any script, number words of many languages, and Roman numerals of two letters or more. A number that counts or orders piles, people, turns or commands is no card’s and may be written: “the third pile”, “one more turn”. A number that stands alone never may.
        With strict talk the chat stays open, under the same check and with a reminder. The rest is a matter of honour.
the-game-rule-G12 =
    The game is won the moment the 98th card lies on a pile, that is, when no card is left in any hand or in the draw pile.
    .title = The 98th card wins
the-game-rule-G13 =
    Only the top card of each pile may be seen, and nobody may look through a pile while the game runs. So the table shows the top cards only, and the history of the match is for afterwards. What once lay open may be remembered, by bots too.
    .title = Only the top cards
the-game-rule-G14 =
    If your cards do not fit, you cannot pass: the game is over, even if others could still lay.
    It is different when the draw pile is empty and you have laid one card: if you are stuck then, you end your turn and the game goes on.
    .title = No passing when stuck

## Options

the-game-option-players = Number of players
    .help = Alone or in a team of up to five.
the-game-option-players-1 = 1 player
the-game-option-players-2 = 2 players
the-game-option-players-3 = 3 players
the-game-option-players-4 = 4 players
the-game-option-players-5 = 5 players
the-game-option-minimum = Cards to lay each turn
    .help = The minimum while the draw pile has cards; after that, one card is enough.
the-game-option-minimum-2 = At least two
the-game-option-minimum-3 = At least three (experts)
the-game-option-hand-reduction = Size of the hands
    .help = The experts lay at least three cards, and may hold one card fewer as well. One card fewer with the usual minimum is our own addition.
the-game-option-hand-reduction-0 = As usual
the-game-option-hand-reduction-1 = One card fewer (experts)
the-game-option-talk = Talk
    .help = Everything may be said except the numbers of cards. With strict talk, nothing from which a card could be guessed; that is a matter of honour.
the-game-option-talk-open = Open talk
the-game-option-talk-strict = Strict talk
the-game-option-starter = Who starts
    .help = The first volunteer, the lot, or a seat chosen beforehand.
the-game-option-starter-volunteer = Whoever volunteers first
the-game-option-starter-lot = Drawn by lot
the-game-option-starter-0 = The first seat
the-game-option-starter-1 = The second seat
the-game-option-starter-2 = The third seat
the-game-option-starter-3 = The fourth seat
the-game-option-starter-4 = The fifth seat

## Harder rules, offered after a win

the-game-harder-three = three cards a turn
the-game-harder-three-and-fewer = three cards a turn, one card fewer in hand
