### What the browser client says. Games, rules, refusals, and what the table says have files of their own.
### In the values of these files every line break is meant.

## The frame of every page

web-skip = To the content
web-nav = Main menu
web-nav-rules = Rules
web-nav-verify = Check a deal
web-settings = Settings
web-foot = A table for number-card games. Free for all, no account, no advertising.
web-lost = There is nothing here
web-lost-help = The address leads nowhere. Perhaps a part of it is missing.
web-lost-home = Home page

## Choosing a game

web-home-slogan = The table for number-card games
web-home-lead = Choose a game, send your friends the link, and play. Bots sit down where somebody is missing.
web-home-games = Which game?
web-home-editions = Editions of { $game }
web-home-together = together
web-home-against = against each other
web-home-real-time = in real time
web-home-players =
    { $least ->
        [one] { $least } to { $most } players
       *[other] { $least } to { $most } players
    }
web-home-players-exactly =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-home-to-tables = Or join a table
web-home-loading = One moment …
web-home-again = Try again

## Opening a table

web-form-title = Your table
web-form-rules = Read the rules
web-form-name = Your name
web-form-name-help = Whoever sits at the table sees it.
web-form-name-missing = Please say what you would like to be called.
web-form-edition = Edition
web-form-players = Players
web-form-others = The other seats
web-form-others-people = stay free for people
web-form-others-bots = go to bots
web-form-others-help-people = You share the link next. Seats that stay free can still go to bots.
web-form-bot = Kind of bots
web-form-seen = Who may come
web-form-seen-link = Whoever has the link
web-form-seen-listed = Everybody
web-form-seen-help-link = The table appears in no list.
web-form-seen-help-listed = The table appears in the list of open tables, and anybody may join or watch.
web-form-more = More options
web-form-limit = Time to think
web-form-limit-help = When it runs out, a bot plays for the seat, once.
web-form-limit-none = Without limit
web-form-limit-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-form-limit-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-form-limit-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
web-form-limit-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-form-pace = Pace of the bots
web-form-number = Which number
web-form-open = Open the table
web-form-opening = The table is being set …

## Open tables

web-tables-title = Open tables
web-tables-none = No table is open to everybody just now. Open one, or join one by a link.
web-tables-seats = { $taken } of { $all } seats taken
web-tables-host = with { $name }
web-tables-watching =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
web-tables-lobby = not begun yet
web-tables-playing = in play
web-tables-join = Sit down
web-tables-watch = Watch
web-tables-row = { $what }: { $game }, { $seats }
web-tables-link-title = Join by a link
web-tables-link = Link or code of a table
web-tables-link-go = To the table
web-tables-link-wrong = This is no link to a table. It ends in /t/ and letters and digits.

## Rules

web-rules-title = The rules of { $game }
web-rules-games = Rules of which game?
web-rules-contents = Contents
web-rules-clauses = Clause by clause
web-rules-play = Play { $game }
web-rules-default = usual
web-rules-unknown = There is no game of this name
web-rules-allowed = Allowed: { $allowed }

## Checking a deal

web-verify-title = Check a deal
web-verify-lead =
    When cards are dealt, the table shows a fingerprint of the deal. It is made from the game, its options and the seed, a long secret number from which all cards follow. When the match is over, the seed is shown too. So anybody can check that the cards were not touched on the way: the same seed gives the same fingerprint, and another seed another one.
web-verify-how = Paste the record of a finished match, or choose its file.
web-verify-record = Record
web-verify-record-help = The text of the file that the table gives you after the match.
web-verify-file = Choose a file
web-verify-commitment = Fingerprint that you were shown
web-verify-commitment-help = If you noted it during the match, paste it here, and it is compared too.
web-verify-go = Check
web-verify-busy = Checking …
web-verify-matches = The deal is genuine.
web-verify-matches-help = The seed gives exactly the fingerprint that was shown when the cards were dealt.
web-verify-differs = The deal does not fit.
web-verify-differs-help = The seed of this record gives another fingerprint than the one that was shown. So the game, an option or the seed is not what was dealt.
web-verify-alone = The fingerprint of this deal
web-verify-alone-help = Compare it with the one that the table showed when the cards were dealt.
web-verify-computed = Fingerprint
web-verify-shown = Fingerprint that was shown
web-verify-seed = Seed
web-verify-game = Game
web-verify-options = Options
web-verify-option = { $option }: { $value }
web-verify-here = Your browser has worked out the fingerprint itself; it did not take the server’s word for it.
web-verify-deal = What was dealt
web-verify-hand = Hand of seat { $number }
web-verify-working = How this was checked
web-verify-other = Check another record

## Settings

web-settings-language = Language
web-settings-theme = Appearance
web-settings-theme-auto = As the system
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-volume = Volume of the sounds
web-settings-volume-value = { $percent } %
web-settings-volume-off = Silent
web-settings-still = Show cards without movement
web-settings-kept = Settings are kept in this browser only.
web-settings-not-kept = This browser keeps nothing for this page: settings hold until it is closed.

## What went wrong

web-error-offline = The server cannot be reached. Are you online?
web-error-server = The server has made a mistake. It has been noted; please try again.
web-error-no-record = There is no record yet to check.
web-error-record-too-long = This file is too large for the record of a match.
web-error-lost = The line to the table is gone.
web-error-no-cookies = Your browser does not let this page keep the cookie by which the table knows you: allow cookies for this page, then load it again.
web-error-unknown = This did not work{ $code ->
        [unknown] .
       *[other] { " " }({ $code }).
    }

## A table: the frame around it

web-table-home = Home page
web-table-menu = Menu
web-table-side = Beside the board
web-table-talk = Say something
web-table-chat = Chat
web-table-log = What has happened
web-table-people = People
web-table-rules = Rules
web-table-result = Result
web-table-opening = Coming to the table …
web-table-no-answer = The table does not answer yet. Trying again …
web-table-reload = Load again
web-table-loading = One moment …
web-table-lobby = Before the deal
web-table-close = Close
web-table-cancel = Cancel
web-table-yes = Yes, do it
web-table-save = Save
web-table-you = you
web-table-watching = watching
web-table-somebody = Somebody
web-table-name = { $name }

## A table: its seats

web-table-seats = Seats
# $number (number): the seat, counted from 1.
web-table-seat = Seat { $number }
web-table-open = free
web-table-vacant = empty
web-table-waits = on turn
web-table-time-left = time left: { $time }
web-table-mark-bot = bot
web-table-mark-host = host
web-table-mark-away = away
web-table-sit = Sit here
web-table-sit-label = Sit here, seat { $number }
web-table-stand = Stand up
web-table-stand-label = Stand up from seat { $number }
web-table-seat-bot = Bot
web-table-seat-bot-label = A bot for seat { $number }
web-table-which-bot = Kind of bot on seat { $number }
web-table-bot-random = Random
web-table-bot-sensible = Sensible
web-table-remove-bot = Send away
web-table-remove-bot-label = Send away the bot on seat { $number }
web-table-host-label = Make { $name } the host
web-table-kick-label = Send { $name } away from the table
web-table-host-ask = Make { $name } the host?
web-table-kick-ask = Send { $name } away for good?
web-table-spectators =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }

## A table: before the deal

web-table-start = Start
web-table-start-with-bots =
    { $count ->
        [one] Start with a bot
       *[other] Start with { $count } bots
    }
web-table-start-hint = The free seats go to bots. Or share the link and wait for people.
web-table-take-seat = Take a seat
web-table-wait-host = { $name } starts the match.
web-table-wait-seats =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
web-table-share-head = Invite people
web-table-share-hint = Whoever has this link can sit down here or watch.
web-table-share = Share
web-table-share-text = Come and play { $game } with me.
web-table-link = Link to this table
web-table-copy = Copy
web-table-copied = Copied
web-table-copy-yourself = The link is selected: copy it with Ctrl+C (⌘C on a Mac) or by a long press.
web-table-settings = What is played here
web-table-setting = { $label }: { $value }
web-table-configure = Change
web-table-game = Game

## A table: names

web-table-name-head = Your name
web-table-name-head-new = You are invited to a table
web-table-name-label = What may the others call you?
web-table-name-hint = Everybody at the table sees it.
web-table-name-join = Come to the table
web-table-name-save = Save

## A table: chat and talk

web-table-chat-messages = Messages
web-table-chat-empty = Nobody has written anything yet.
web-table-chat-input = Write something
web-table-chat-send = Send
web-table-chat-no-numbers = No card’s number, in whatever form: a message with one is not sent. Piles, players, turns and commands may be counted.
web-table-chat-said = { $name } writes: { $text }
web-table-chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
web-table-chat-closed = The chat is closed for now.
web-table-chat-closed-real-time = No talk while this game is played. The chat opens again after the match.
web-table-chat-closed-silence = A “{ command-silence }” is visible: no talk until it is covered.
web-table-talk-hint = These sentences are allowed at any time. They stand until you take them back, or until the end of your next turn.
web-table-talk-about = What about?
web-table-talk-say = What to say
web-table-talk-stands = What stands
web-table-talk-none = There is nothing to be said now.

## A table: what has happened

web-table-up = up
web-table-down = down
web-table-lay = { $card } → { $pile }
web-table-log-empty = Nothing has happened yet.
web-table-log-gap = What happened in between is not shown.
web-table-log-since = Since you looked away
web-table-away-news =
    { $count ->
        [one] While you were away, { $count } thing happened:
       *[other] While you were away, { $count } things happened, last:
    }
web-table-away-all = See all
web-table-news-lay =
    { $you ->
        [yes] You lay { $card } on { $pile }.
       *[no] { $name } lays { $card } on { $pile }.
    }
web-table-news-card =
    { $you ->
        [yes] You lay { $card }.
       *[no] { $name } lays { $card }.
    }
web-table-news-card-six-qui-prend =
    { $you ->
        [yes] You choose { $card }.
       *[no] { $name } chooses { $card }.
    }
web-table-news-secret =
    { $you ->
        [yes] You lay a card, face down.
       *[no] { $name } lays a card, face down.
    }
web-table-news-secret-six-qui-prend =
    { $you ->
        [yes] You have chosen a card.
       *[no] { $name } has chosen a card.
    }
web-table-news-row =
    { $you ->
        [yes] You take row { $row }.
       *[no] { $name } takes row { $row }.
    }
web-table-news-end =
    { $you ->
        [yes] You end your turn.
       *[no] { $name } ends the turn.
    }
web-table-news-ready =
    { $you ->
        [yes] Your hand is on the table.
       *[no] { $name }: hand on the table.
    }
web-table-news-star =
    { $you ->
        [yes] You raise a hand for a star.
       *[no] { $name } raises a hand for a star.
    }
web-table-news-no-star =
    { $you ->
        [yes] You lower your hand.
       *[no] { $name } lowers the hand.
    }
web-table-news-free = { $name } takes back what was said about { $target }.
web-table-news-other = { $name }: { $action }
web-table-news-command = { $command }: { $meaning }
web-table-news-by-time =
    { $you ->
        [yes] Your time is up, so the table plays for you:
       *[no] { $name } has run out of time, so the table plays:
    }
web-table-news-joined =
    { $you ->
        [yes] You have come to the table.
       *[no] { $name } has come to the table.
    }
web-table-news-left =
    { $you ->
        [yes] You have left the table.
       *[no] { $name } has left the table.
    }
web-table-news-kicked =
    { $you ->
        [yes] You were sent away from the table.
       *[no] { $name } was sent away from the table.
    }
web-table-news-seated =
    { $you ->
        [yes] You sit on seat { $number }.
       *[no] { $name } sits on seat { $number }.
    }
web-table-news-stood =
    { $you ->
        [yes] You have stood up.
       *[no] { $name } has stood up.
    }
web-table-news-bot-seated = { $name } sits on seat { $number }.
web-table-news-bot-removed = The bot on seat { $number } is gone.
web-table-news-host =
    { $you ->
        [yes] You are the host now.
       *[no] { $name } is the host now.
    }
web-table-news-configured = The host has changed what is played here.
web-table-news-dealt = The cards of match { $number } are dealt.
web-table-news-away =
    { $times ->
        [1] { $name } is away.
       *[other] { $name } is away again.
    }
web-table-news-back =
    { $times ->
        [1] { $name } was away and is back.
       *[other] { $name } was away { $times } times and is back.
    }
web-table-news-closed = The table is closed.

## A table: the result

web-table-scores = Result of each seat
web-table-place = Place
web-table-player = Player
web-table-score = Score
web-table-winner = winner
web-table-rematch = Play again
web-table-rematch-with-bots =
    { $count ->
        [one] Play again, with a bot on the free seat
       *[other] Play again, with bots on { $count } free seats
    }
web-table-sequel = Go on blind
# $rules: the name of harder rules.
web-table-harder = Harder: { $rules }
web-table-look = Look at the board
web-table-wait-rematch = { $name } may deal again.
web-table-record = Record as a file
web-table-verify = Check the deal
web-table-proof = Was the deal honest?
web-table-proof-text = The fingerprint was shown when the cards were dealt. It was made from this seed, so nobody can have changed the cards since.
web-table-seed = Seed
web-table-commitment = Fingerprint

## A table: the line to it

web-table-line-lost = No connection to the table. Trying again …
web-table-line-kept =
    { $count ->
        [one] What you did is kept.
       *[other] The { $count } things that you did are kept.
    }
web-table-line-back = The connection is back.
web-table-line-retry = Try now
web-table-gone = You are no longer at this table
web-table-gone-other = The table cannot be reached any more.
web-table-gone-closed = Nobody was here for a long time, or the host has closed it.
    .head = This table is closed
web-table-gone-damaged = The records of this table are damaged, so nobody can play on here for now. Whoever runs the server has to mend them; load the page again later.
    .head = This table cannot be opened now
web-table-gone-kicked = The host has sent you away from the table.
web-table-gone-no-table = Perhaps the link is not complete, or the table was closed long ago.
    .head = There is no table here
web-table-gone-bad-hello = Load it again to come back to the table.
    .head = This page is out of date
web-table-gone-too-many = The table is open in too many tabs, or too many people are watching. Close some tabs and come back.
    .head = There is no room at this table now
web-table-gone-guest-missing = { web-error-no-cookies }
    .head = The table cannot know who you are

## A table: leaving

web-table-leave = Leave the table
web-table-leave-head = Leave the table?
web-table-leave-text = Your seat becomes free. You can come back by the link.
web-table-leave-playing = The match is still running. If you only go away for a while, your seat stays yours, and the others see that you are away. If you give it up, a bot or another person can take it.
web-table-leave-keep = Go away, keep my seat
web-table-leave-give = Give up my seat
web-table-leave-now = Leave

## A table: keys

web-table-keys = Keys
web-table-keys-talk = say something, where the game has talk
web-table-keys-chat = chat
web-table-keys-log = what has happened
web-table-keys-people = people and seats
web-table-keys-help = this page
web-table-keys-close = close, undo
web-table-key-esc = Esc
