### Every sentence of The Mind.
### In the values of these files every line break is meant: a paragraph, or an item of a list that starts with "•".

## The game in a few words

the-mind-name = The Mind
the-mind-summary = Lay all cards in rising order together, without turns, words or signs: feel when your moment has come.
the-mind-players = 2 to 4 players, together and in real time

## Rules

the-mind-rule-M1 =
    There are 100 cards, 1 to 100. How many levels lie ahead depends on the team:
    • 2 players: 12 levels, 2 lives, 1 star
    • 3 players: 10 levels, 3 lives, 1 star
    • 4 players: 8 levels, 4 lives, 1 star
    .title = Levels, lives and stars
the-mind-rule-M2 =
    For each level all 100 cards are shuffled anew, and each player gets as many cards as the number of the level.
    .title = The deal of a level
the-mind-rule-M3 =
    First everybody concentrates: each player lays a hand on the table, and when all have done so, play starts. It is the same before each level and after each interruption, be it a mistake, a stop or a star.
    .title = Hands on the table
    .ruling =
        Nobody waits for players without cards, though they may lay a hand on the table all the same. A hand laid on the table cannot be taken back, nor laid there twice. While the team concentrates, the game waits for the players with cards whose hand is not there yet; in play, for all players with cards.
the-mind-rule-M4 =
    There are no turns. Whoever believes that their card is the lowest lays it, face up, one card at a time. Of your own cards the lowest always goes first; another one is refused, and that costs nothing. Two cards in a row are two lays.
    .title = There are no turns
    .example = With 21, 56 and 93 in hand only the 21 may be laid. 36 and 37 are laid as 2 cards, one after the other.
the-mind-rule-M5 =
    No talk and no signs about the cards. At a table in play there is neither chat nor emotes.
    .title = Not a word
the-mind-rule-M6 =
    During play anyone may call a stop at any time. Everybody then concentrates again, as in M3, and nothing is lost.
    .title = Anyone may stop play
the-mind-rule-M7 =
    It is a mistake to lay a card while anybody holds a lower one. Play halts by itself. The team loses one life, no matter how many lower cards there are and who holds them. All lower cards in all hands are set aside, face up; the card laid stays where it is. Then everybody concentrates, and the level goes on.
    .title = A mistake costs one life
    .example = 34 is laid while two others hold 26 and 30: the team loses 1 life, 26 and 30 are set aside, and 34 is the top card.
the-mind-rule-M8 =
    If the team has a star, each player may raise a hand during play to propose throwing it, and lower it again; raising a hand does not halt play. When all hands are raised, one star is spent: every player with cards sets their lowest card aside, face up, and everybody concentrates again. Without a star no hand can be raised.
    Cards set aside never change the top card of the pile. So a card that is lower than one set aside but above the top card may still be laid.
    .title = Throwing a star
    .ruling =
        All hands fall at every lay, stop, mistake and star. Players without cards have to agree as well; as an option they count as agreeing. They may raise their hand either way.
the-mind-rule-M9 =
    A level is complete when nobody holds a card any more, be it through a lay, a mistake or a star. Some levels bring a reward:
    • levels 2, 5 and 8: a star
    • levels 3, 6 and 9: a life
    The team never has more than 5 lives and 3 stars; a reward beyond that is forgone. The reward of the last level is given before the win.
    .title = A level is complete
the-mind-rule-M10 =
    When the last life is lost, the game is lost, at once. That comes before completing a level, even the last one.
    .title = The last life
the-mind-rule-M11 =
    When all levels are complete, the team has won. It may then go on blind, which is a match of its own, offered at the table after a win: from level 1 again, but the cards are laid face down, and at the end of each level they are turned over and judged.
    A blind match may start with 1 to 5 lives and 0 to 3 stars. Unless you choose otherwise they are those of M1; outside blind play there is no such choice.
    .title = Winning, then playing blind
    .example =
        50 is laid while somebody holds the 20: that is an event. After it neither a 60 nor the 20 itself is judged against that 20.
    .ruling =
        A lay is an event if two things are true: at that moment some hand held a lower card that no earlier event of the level would have set aside, and no earlier event would have set aside the card laid.
        Each event costs one life. As an option, a level with events costs one life however many there were, or each player with an event costs one.
        A star takes the lowest card that each player really holds and shows it; until then that card counts as held. In blind play nothing interrupts a lay, and everybody sees who laid but not what. Rewards are those of M9. The number of lives never falls below 0; at 0 the match is lost, and the level just judged is not complete.
the-mind-rule-M12 =
    Timing is not part of these rules: they look only at the order in which things happen. The table sees to it that the order is fair.
    .title = Only the order counts
the-mind-rule-M13 =
    The result is the number of levels completed, blind or not.
    .title = What counts at the end
the-mind-fair-order =
    At an online table the server is the only referee of who was first, so that nobody wins or loses by their connection. On one terminal it is simply the order of the keys.
    • Each press is sent with its time on the server’s clock, as your device estimates it from its quickest of the last 8 exchanges with the server, and with the last event you had seen. That time counts, within limits: never later than the arrival of the press; never more than half your quickest round trip plus twice its variation before the arrival, 250 ms at most; and never before the event you had seen was sent to you.
    • The first lay opens a short window: at least 60 ms, at most 200 ms, in between as long as the slowest connection among the players with cards needs. What arrives in it is put in order of these times. Lays within 60 ms of the earliest count as simultaneous and are put in order of card, the lowest first. Nothing of it is shown before the window closes.
    • The rules are then applied in that order. After an interruption the cards not yet reached go back to their hands and cost nothing. A press made for a moment that has passed is refused as too late, without penalty. Nothing is ever rolled back.
    • All these times are saved with the match, so its replay is exact. If a player with cards loses the connection for 1.5 seconds, play stops.
    .title = Fair order at a table

## Options

the-mind-option-players = Number of players
    .help = The larger the team, the fewer the levels and the more the lives.
the-mind-option-players-2 = 2 players
the-mind-option-players-3 = 3 players
the-mind-option-players-4 = 4 players
the-mind-option-star-needs = Who must agree to a star
    .help = Whether players without cards have to raise a hand as well.
the-mind-option-star-needs-all = All players
the-mind-option-star-needs-holders = Players with cards
the-mind-option-blind = Blind play
    .help = The cards are laid face down and judged at the end of each level.
the-mind-option-blind-false = Face up
the-mind-option-blind-true = Face down
the-mind-option-lives = Lives at the start
    .help = For blind play only, 1 to 5: the lives left to the team after its win, for example.
the-mind-option-lives-default = As usual for this team
the-mind-option-lives-1 = 1 life
the-mind-option-lives-2 = 2 lives
the-mind-option-lives-3 = 3 lives
the-mind-option-lives-4 = 4 lives
the-mind-option-lives-5 = 5 lives
the-mind-option-stars = Stars at the start
    .help = For blind play only, 0 to 3: the stars left to the team after its win, for example.
the-mind-option-stars-default = As usual
the-mind-option-stars-0 = No star
the-mind-option-stars-1 = 1 star
the-mind-option-stars-2 = 2 stars
the-mind-option-stars-3 = 3 stars
the-mind-option-blind-lives = What mistakes cost in blind play
    .help = An event is a card laid too early, found when the cards are turned over.
the-mind-option-blind-lives-event = One life for each event
the-mind-option-blind-lives-level = At most one life a level
the-mind-option-blind-lives-player = One life for each player with an event
