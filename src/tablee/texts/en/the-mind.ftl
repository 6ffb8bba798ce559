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
    First everybody concentrates: each player lays a hand on the table, and when all have done so, play starts. It is the same before each level and after each interruption: a mistake, a stop or a star.
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
    A level is complete when nobody holds a card any more, whether through a lay, a mistake or a star. Some levels bring a reward:
    • levels 2, 5 and 8: a star
    • levels 3, 6 and 9: a life
    The team never has more than 5 lives and 3 stars; a reward beyond that is lost. The reward of the last level is given before the win.
    .title = A level is complete
the-mind-rule-M10 =
    When the last life is lost, the game is lost, at once. That comes before completing a level, even the last one.
    .title = The last life
the-mind-rule-M11 =
    When all levels are complete, the team has won. It may then play blind, in a match of its own: from level 1 again, but the cards are laid face down, and at the end of each level they are turned over and judged. There are two ways to begin:
    • Going on after a win. This is offered together with the result, and the team keeps the lives and stars that it has left.
    • Starting blind right away, by the option “{ the-mind-option-blind }”. The team then has the lives and stars of M1, or those that it chooses: 1 to 5 lives and 0 to 3 stars. Only blind play has this choice.
    .title = Winning, then playing blind
    .example =
        50 is laid while somebody holds the 20: that is a mistake. After it, neither a 60 nor the 20 itself is judged against that 20.
    .ruling =
        A card was a mistake if somebody held a lower one when it was laid. Cards that an earlier mistake of the level would have set aside do not count: neither as such a lower card, nor as mistakes themselves.
        A level with mistakes costs one life, however many there were. As an option, each mistake costs one life, or each player who made one costs the team one.
        A star takes the lowest card that each player really holds and shows it; until then that card counts as held. In blind play nothing is interrupted by a card: everybody sees who laid, but not what. Rewards are those of M9. The number of lives never falls below 0; at 0 the match is lost, and the level just judged is not complete.
the-mind-rule-M12 =
    Timing is not part of these rules: they look only at the order in which things happen. The table sees to it that the order is fair.
    .title = Only the order counts
the-mind-rule-M13 =
    The result is the number of levels completed, blind or not.
    .title = What counts at the end
the-mind-fair-order =
    At an online table the server is the only referee of who was first, so that nobody wins or loses by their connection. On one terminal it is simply the order of the keys.
    • Each press is sent with its time on the server’s clock, as your device estimates it, and with the last event that you had seen. That time counts, within limits: never later than the arrival of the press; never earlier than your connection can explain, which is half your usual round trip plus twice its usual variation, taken from the last 16, and 140 ms at most; and never before the event that you had seen was sent to you.
    • When a phase of play begins, a delay is fixed and announced: 60 ms plus what the slowest connection among the players with cards can explain, so 200 ms at most. Everything that is done in play, be it a card, a stop, or a hand raised or lowered, is ruled exactly this delay after the time that counts for it, in the order of these times.
    • Cards whose times are at most 60 ms after the first of them count as simultaneous: they are ruled together with it, in order of card, the lowest first. Cards laid face down are not, since that order would give them away.
    • Nothing tells of what is done before it is ruled. So whoever acts on what they have just seen is always later than all that was simultaneous with it, and neither a false time nor a slow connection helps.
    • The rules are then applied in that order. After an interruption the cards not yet reached go back to their hands and cost nothing. A press made for a phase that is over is refused as too late, without penalty. Nothing is ever rolled back.
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
    .help = For blind play only, 1 to 5: those that the team has left after a win, for example.
the-mind-option-lives-default = As usual for this team
the-mind-option-lives-1 = 1 life
the-mind-option-lives-2 = 2 lives
the-mind-option-lives-3 = 3 lives
the-mind-option-lives-4 = 4 lives
the-mind-option-lives-5 = 5 lives
the-mind-option-stars = Stars at the start
    .help = For blind play only, 0 to 3: those that the team has left after a win, for example.
the-mind-option-stars-default = As usual
the-mind-option-stars-0 = No star
the-mind-option-stars-1 = 1 star
the-mind-option-stars-2 = 2 stars
the-mind-option-stars-3 = 3 stars
the-mind-option-blind-lives = What mistakes cost in blind play
    .help = A mistake is a card laid too early; it shows when the cards are turned over.
the-mind-option-blind-lives-event = One life for each mistake
the-mind-option-blind-lives-level = One life for a level with mistakes
the-mind-option-blind-lives-player = One life for each player who made one
