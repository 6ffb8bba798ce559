### What a table refuses, and the words that name a number.

## Commands

error-command-kind = { $value } is no command; there are: { $allowed }.
error-command-field = { $field } cannot be { $value }; allowed: { $allowed }.
error-command-field-unknown = This command has no { $field }; it has: { $allowed }.
error-table-closed = This table is closed; open a new one.
error-not-here = You have not joined this table yet; take a name first.
error-not-host = Only the host of the table can do that.
error-no-match = No match has been dealt at this table yet.
error-match-runs = That has to wait until the match is over.
error-match-was-played = The match is over; deal a rematch.
error-too-late = Too late: play had been interrupted already. It costs nothing.

## People

error-here-already = You have joined this table already.
error-sent-away = The host has sent you away from this table.
error-table-full = This table is full: no more than { $allowed } people can be here.
error-name-too-long = This name is too long; a name has at most { $allowed } characters.
error-name-taken = This name looks like that of { $name }, who is at this table; please take another one.
error-member-unknown = There is nobody with the number { $member } at this table.
error-kick-yourself = You cannot send yourself away; leave the table instead.
error-host-already = You are the host already.

## Seats

error-not-seated = You have no seat, so you can only look on.
error-seat-taken = This seat is taken; choose a free one.
error-came-after-the-deal = Somebody was sent away from this seat, so until the match is over it is only for people who were here when it was dealt.
error-seen-a-hand = You have seen another hand of this match, so you cannot take this seat before it is over.
error-no-bot-there = No bot sits there.
error-seats-open =
    { $count ->
        [one] One seat is free; somebody has to take it, or a bot.
       *[other] { $count } seats are free; somebody has to take them, or bots.
    }
error-seats-too-few = { $people } people have a seat, too many for { $players }; somebody has to stand up first.
error-no-sequel = This match has no sequel; deal a rematch.

## Chat

error-chat-closed = Nothing may be written now.
error-chat-empty = This message is empty.
error-chat-too-long = This message is too long; it may have at most { $allowed } characters.
error-chat-number = No card’s number while you play: “{ $word }” could be one. A small number passes beside piles, players, turns or commands, as in “the third pile”.

## Words that name a number, for the chat of The Game (G11): they may not be written, alone or put together to a longer
## word. Articles are numbers only beside such a word or each other; joints stand between, endings behind them.

number-words =
    zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
    nineteen twenty thirty forty fourty fifty sixty seventy eighty ninety ninty hundred thousand million billion dozen
    twenties thirties forties fifties sixties seventies eighties nineties third fifth eighth ninth twelfth twentieth
    thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth
number-articles = one
number-joints = and
number-endings = s es th ths ish first second

## Words beside which a number counts or orders piles, people, turns or commands, and so is no card (G11). The numbers
## stand in their order from one; a slash parts forms of one number, or the word for a single thing from that for several.

counting-cardinals = one two three four five
counting-ordinals = first second third fourth fifth
counting-ordinal-endings = st nd rd th
counting-piles = pile/piles stack/stacks column/columns row/rows heap/heaps
counting-pile-words = one/ones other/others
counting-people =
    player/players person/people partner/partners teammate/teammates friend/friends human/humans bot/bots robot/robots
    seat/seats spectator/spectators guest/guests guy/guys
counting-turns = turn/turns round/rounds
counting-commands = command/commands skull/skulls silence/silences stop/stops
counting-adjectives =
    more other next last first second remaining left right ascending descending rising falling going up down upper lower
    top bottom visible open same different new full extra whole nice big small little long short great easy hard good bad better best worst free low high human
counting-singular-articles = this that
counting-plural-articles = the these those my your his her our their
counting-of = of
counting-all = all other
counting-out-of = of
counting-we = we
counting-persons = us you them
counting-prepositions = of for with between to and or from by but without
counting-joints = and or &
counting-or = or
counting-number-signs = number no nr n # °
counting-before-names =
    the on onto at of from to for and or in with by since until after before leave play use avoid take keep touch save
    block spoil need like prefer

## Names that nobody at a table may have: bots are called so, alone or with a number, and so is what belongs to the table.

names-of-bots = bot robot automaton computer machine cpu
names-reserved = host spectator observer viewer server system admin administrator moderator tablee you nobody everybody everyone
names-articles = a an the
error-name-reserved = The name { $name } belongs to the table or its bots; please take another one.
