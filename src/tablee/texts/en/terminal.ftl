### What the terminal says: screens, keys, prompts, command lines. Game names, rules and refusals have files of their own.
### In the values of these files every line break is meant.

## The first screen, the form, saved matches

terminal-slogan = the table for number-card games
terminal-title-keys = F1 rules  ? help
terminal-form-people = People at this terminal
terminal-form-people-help = Bots take the other seats. People who share a terminal see their hands one after the other.
terminal-form-name = Name of player { $number }
terminal-form-bot = Bots
terminal-form-bot-help = How the bots play. A bot sees what its seat may see, nothing more.
terminal-form-speed = Pace of the bots
terminal-form-speed-help = How long the bots take. In The Mind waiting is how they play: the slower they are, the longer they wait.
terminal-form-seed = Seed
terminal-form-seed-new = a new deal
terminal-form-seed-help = The same seed deals the same cards. Type the number of a deal to play it again, or leave it empty.
terminal-form-key-row = row
terminal-form-key-value = change
terminal-saved-title = Saved matches
terminal-saved-none = There is no saved match in { $folder }. A match that you leave is saved there.
terminal-saved-over = finished
terminal-saved-running =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
terminal-saved-key-go-on = go on
terminal-saved-key-replay = replay

## Keys at the foot of a screen

terminal-key-name-enter = Enter
terminal-key-name-esc = Esc
terminal-key-name-space = Space
terminal-key-name-pgup = PgUp
terminal-key-name-pgdn = PgDn
terminal-key-name-home = Home
terminal-key-name-end = End
terminal-key-name-tab = Tab

terminal-key-choose = choose
terminal-key-number = number of an action
terminal-key-card = card
terminal-key-lay = lay it there
terminal-key-end = end the turn
terminal-key-start = you start
terminal-key-others = let others start
terminal-key-row = row
terminal-key-take-row = take it
terminal-key-choose-card = choose it
terminal-key-ready = hand on the table
terminal-key-lowest = lay the lowest
terminal-key-stop = stop
terminal-key-star = star
terminal-key-star-lower = lower the hand
terminal-key-undo = undo
terminal-key-talk = say something
terminal-key-hand-on = next person
terminal-key-save = save
terminal-key-skip = do not wait
terminal-key-outcome = the result
terminal-key-help = help
terminal-key-leave = leave
terminal-key-quit = quit
terminal-key-rules = rules
terminal-key-saved = saved matches
terminal-key-language = français
terminal-key-deal = deal
terminal-key-back = back
terminal-key-scroll = line
terminal-key-page = page

## Whose turn it is, and what is due

terminal-prompt-start = Who starts? S: you do. O: somebody else.
terminal-prompt-focus = Concentrate. Enter: your hand on the table.
terminal-prompt-no-cards = You have no card left. S stops, X is for a star.

## What is still missing

terminal-ask-card = Choose a card first: type its number or use ← and →.
terminal-ask-card-for-pile = Pile { $pile }. Now the card: type its number or use ← and →, then Enter.
terminal-ask-action =
    { $count ->
        [0] There is nothing to choose now.
       *[other] Type the number of an action, 1 to { $count }, then Enter.
    }
terminal-ask-row = Choose a row: 1, 2, 3 or 4, then Enter.
terminal-ask-no-cards = You have no card left in this level.
terminal-ask-no-talk = Nobody talks in this game.

## Talk

terminal-talk-title = What would you like to say?
terminal-talk-key-about = about what
terminal-talk-key-say = say it
terminal-talk-key-nothing = say nothing

## The board of Extreme

# On the narrowest card, which has room for 7 signs.
terminal-short-draw-one = Draw 1

## The board of The Mind

# $hearts, $asterisks: one sign for each life and star.
terminal-mind-headline = level { $level } of { $levels } · lives { $hearts } { $lives } · stars { $asterisks } { $stars }
terminal-mind-not-ready = …

## Sharing a terminal

terminal-curtain = It is { $name }’s turn at the screen. The others look away.
terminal-curtain-key = { $name }: press Enter to see your hand.

## The outcome

terminal-outcome-seed = Seed { $seed }. To play this deal again:
terminal-outcome-position = This match began from a given position.
# $lives, $stars (numbers): what the team has left and begins with.
terminal-outcome-blind =
    go on blind, with { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    } and { $stars ->
        [0] no star
        [one] { $stars } star
       *[other] { $stars } stars
    }
terminal-outcome-sequel = go on
# $rules: the name of harder rules.
terminal-outcome-harder = harder: { $rules }
terminal-outcome-key-s = the same deal again
terminal-outcome-key-n = a new deal
terminal-outcome-key-b = back to the board
terminal-outcome-key-w = save the record
terminal-outcome-key-v = look at the match step by step
terminal-outcome-key-m = another game
terminal-outcome-key-q = quit
terminal-saved = Saved:
terminal-saved-resume = Go on with:

## Replay

terminal-replay-place = { $number } / { $last }
terminal-replay-jump = to { $number }
terminal-replay-draw = Draw pile
terminal-replay-deal = The deal.
terminal-replay-time = { $minutes }:{ $seconds }
terminal-replay-all = All cards open.
terminal-replay-seat = As { $name } saw it.
terminal-replay-spectator = As a spectator saw it.
terminal-replay-key-step = step
terminal-replay-key-ten = ten steps
terminal-replay-key-ends = start, end
terminal-replay-key-jump = jump
terminal-replay-key-eyes = other eyes

## Long texts

terminal-rules-heading = The rules of { $game }
terminal-help-heading = Keys
terminal-page = { $first }–{ $last } of { $total }
terminal-allowed = allowed: { $allowed }
terminal-too-small =
    Tablée needs { $least_width } columns and { $least_height } lines; this terminal has { $width } and { $height }. Make it larger, or press Q to leave.
terminal-help-piles =
    Laying a card
    0–9         type the number of a card; ← and → go through the hand
    A B C D     lay the picked card on that pile
    Enter       with a card: go to the cheapest pile; once more: lay it
    ↑ ← → ↓     up to the piles, along them, back to the hand
    Esc         take back what you have picked; a laid card stays
    E           end the turn
    S           start, if nobody has yet; O lets the others start

    Below each card stands by how much it would move each pile: +5 is five steps, ↶10 is the backwards trick, · does not fit, ✗ is barred by a command or a rule of the turn. In Face to Face the numbers on C and D say by how much the other player’s pile would improve.
terminal-help-six =
    Choosing a card
    0–9         type the number of a card; ← and → go through the hand
    Enter       choose it; a choice is final
    1–4, ↑ ↓    pick a row when you have to take one; Enter takes it
    Esc         take back what you have picked

    ● are penalty points.
terminal-help-mind =
    The Mind, in real time
    Enter       lay your hand on the table; when all have, play starts
    Space       lay your lowest card
    S           stop: everybody concentrates again
    X           raise your hand for a star, or lower it

    Help, rules and the other screens put the match aside until you come back.
terminal-help-any =
    Playing
    0–9         type the number of an action; ← and → go through them
    Enter       take it
    Esc         take back what you have picked
terminal-help-match =
    In a match
    T           say something, where the game has talk
    Space       do not wait for the bots (not in The Mind)
    Tab         let the next person see their hand, where several share the terminal
    W           save the record
    Q, Ctrl-C   leave; the match is saved, and you are told how to go on with it
terminal-help-general =
    Everywhere
    F1          the rules of the game
    ?           this page
    Esc         back
    A mouse works too: click a card, then a pile.

## The command line

terminal-cli = Play The Game, Extreme, Face to Face, 6 qui prend! and The Mind in this terminal. Without a command the games are offered to choose from.
terminal-cli-play = Play a game from the deal to the outcome.
terminal-cli-games = List the games.
terminal-cli-rules = Show the rules of a game.
terminal-cli-replay = Step through a saved match.
terminal-cli-lang = Language: { $languages }; otherwise that of the locale.
terminal-cli-version = Show the version and exit.
terminal-cli-help = Show this and exit.
terminal-cli-game = A game: { $games }.
terminal-cli-players = How many play; otherwise three, or as near to it as the game allows.
terminal-cli-seed = The number of a deal; the same number deals the same cards.
terminal-cli-set = An option of the game, as “name=value”; “tablee games --options” lists them.
terminal-cli-bot = How the bots play, once for all or once for each; otherwise the strongest.
terminal-cli-name = The name of a person at this terminal; several share it, one after the other.
terminal-cli-resume = Go on with a saved match; a name then says which of its players is a person.
terminal-cli-record = Where the record of the match goes.
terminal-cli-speed = Pace of the bots: { $speeds }.
terminal-cli-options = List the options of each game too.
terminal-cli-file = A saved match.
terminal-cli-usage = Usage:
terminal-cli-heading-commands = Commands
terminal-cli-heading-options = Options
terminal-cli-heading-arguments = Arguments

# Words that stand for what is to be typed, in usages and beside the names of options.
terminal-cli-word-address = ADDRESS
terminal-cli-word-command = COMMAND
terminal-cli-word-file = FILE
terminal-cli-word-folder = FOLDER
terminal-cli-word-game = GAME
terminal-cli-word-kind = KIND
terminal-cli-word-language = LANGUAGE
terminal-cli-word-level = LEVEL
terminal-cli-word-name = NAME
terminal-cli-word-pace = PACE
terminal-cli-word-value = VALUE
terminal-cli-word-what = WHAT

## What a command line, a name or a file is refused for

error-name-twice = The name “{ $name }” is there twice; every player needs a name of their own.
error-name-characters = The name { $name } has characters that cannot be seen; letters, digits and signs are allowed.
error-name-empty = A name cannot be empty.
error-name-too-wide = The name “{ $name }” is too wide; { $allowed } columns are allowed.
error-people-too-many =
    { $players ->
        [one] There are { $people } people for { $players } seat; leave some out, or raise the number of players.
       *[other] There are { $people } people for { $players } seats; leave some out, or raise the number of players.
    }
error-hot-seat-real-time = { $game } is played in real time and with hidden hands, so only one person can play it at one terminal; bots take the other seats.
error-bots-count = { $given } bots are named for { $count } seats; name one for all of them, or one for each.
error-name-not-in-record = Nobody in the record is called “{ $name }”; the names are { $allowed }.
error-speed = The pace cannot be { $value }; allowed is { $allowed }.
error-language = There are no texts in the language { $value }; allowed is { $allowed }.
error-set-form = { $value } is no option of a game; write it as “name=value”.
error-set-twice = The option “{ $option }” is given twice; give it once.
error-players-twice = The number of players is given twice, by --players and by --set; give it once.
error-whole-number = { $option } cannot be { $value }; it must be a whole number, 0 or more.
error-game-missing = Which game? The games are { $allowed }.
error-resume-other-game = The record is of { $found }, not of { $given }; leave the game out, or name the right one.
error-resume-options = A saved match keeps its choices, so { $options } is not possible here; leave it out.
error-resume-over = This match is over; “tablee replay” shows it.
error-no-terminal = This needs a terminal to play in: standard input and output must both be one.
error-terminal-extra = Playing in a terminal needs the extra “terminal”: install “tablee[terminal]”.
error-file-unreadable =
    { $reason ->
        [missing] { $path } cannot be read: there is no such file.
        [permission] { $path } cannot be read: that is not permitted.
        [closed] { $path } cannot be read: it is closed.
        [folder] { $path } cannot be read: it is a folder.
       *[other] { $path } cannot be read: { $reason }.
    }
error-file-unwritable =
    { $reason ->
        [missing] { $path } cannot be written: there is no such folder.
        [permission] { $path } cannot be written: that is not permitted.
        [folder] { $path } cannot be written: it is a folder.
        [exists] { $path } cannot be written: there is no such folder, but a file of that name.
        [full] { $path } cannot be written: there is no room left.
        [read-only] { $path } cannot be written: nothing can be written there.
       *[other] { $path } cannot be written: { $reason }.
    }
error-file-folder = { $path } is a folder; name a file.
error-file-exists = { $path } is there already; name a new file.
error-file-no-record = { $path } is no record of a match: it is no ordinary file, or too large for one.
error-file-no-text = { $path } is no record of a match: it is not text in UTF-8.
error-usage-unknown-option = There is no option { $option } here; “--help” lists them.
error-usage-unknown-command = There is no command { $command }; the commands are { $allowed }.
error-usage-missing = { $name } is missing; “--help” says what is needed.
error-usage-value = The option { $option } needs a value.
error-usage-extra = { $value } is not expected here; “--help” says what is possible.
