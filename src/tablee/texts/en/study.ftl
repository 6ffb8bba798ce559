### What `tablee simulate` and `tablee compare` say: tables, plots, progress, help, refusals.

## Figures

study-decimal-point = .
study-thousands = ,
# $number: written out, as all figures here
study-percent = { $number } %
study-seconds = { $number } s
study-minutes = { $number } min
study-hours = { $number } h

## What was studied

study-seed = seed { $seed }
study-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
# $count: a number, $matches: the same, written out
study-matches =
    { $count ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
study-matches-of = stopped after { $matches } of { $total } matches
study-from-file = { $matches } of them from the file
study-speed = { $time }, { $rate } a second

## Headings

study-heading-players = players
study-heading-bots = bots
study-heading-bot = bot
study-heading-seat = seat
study-heading-matches = matches
study-heading-deals = deals
study-heading-won = won
study-heading-median = median
study-heading-range = 5 – 95 %
study-heading-length = actions
study-heading-difference = difference
study-heading-better = better
study-score = score
study-score-the-game = cards left
study-score-the-game-extreme = cards left
study-score-face-to-face = cards left
study-score-six-qui-prend = points
study-score-the-mind = levels
study-title-reasons = Why it was over
study-title-differences = Differences, on the same deals

## Why a match was over

study-reason-all-laid = all laid
study-reason-stuck = stuck
study-reason-duty = unmet duty
study-reason-single-card = single card
study-reason-round-over = round over
study-reason-target-reached = target reached
study-reason-levels-complete = all levels
study-reason-lives-lost = lives lost

## Below the tables

study-note-intervals = { $level }: intervals of that confidence, Wilson’s for wins and Student’s for the mean.
study-note-shared = In { $share } of the matches the win was shared; it counts for each of the winners.
study-note-field = Each bot takes one seat at a table of “{ $bot }” bots; the seat changes every 50 deals.
study-note-always =
    { $count ->
        [one] { $level }: the interval holds with that confidence however often one looks, so play could stop as soon as the difference was settled: one is better, or neither by as much as { $margin }.
       *[other] { $level }: all { $count } intervals together hold with that confidence however often one looks, so play could stop as soon as a difference was settled: one is better, or neither by as much as { $margin }.
    }
study-note-fixed =
    { $count ->
        [one] { $level }: an interval of that confidence, Newcombe’s for wins and Student’s for the mean of the differences. The margin is { $margin }.
       *[other] { $level }: all { $count } intervals together have that confidence, Newcombe’s for wins and Student’s for the mean of the differences. The margin is { $margin }.
    }
study-note-wins = What is won decides.
study-note-score = The score decides.

study-verdict-equal = neither
study-verdict-open = open

## Plots

study-plot-matches = matches
study-plot-won = won, %
study-plot-mean = mean { $score }
study-plot-won-difference = difference of wins, percentage points
study-plot-score-difference = difference of { $score }
study-plot-mean-mark = mean { $mean }
study-plot-won-note = won { $share } ({ $bounds })
study-plot-mean-note = mean { $mean } ({ $bounds })

## Progress

study-progress-start = Getting ready; what is played for the first time is compiled first …
study-progress = { $done } of { $total } matches · { $rate } a second · { $time } left
study-progress-soon = { $done } of { $total } matches
study-progress-compare = Matches played: { $played } · { $rate } a second · { $settled } of { $questions } settled
study-interrupted = Stopped by Ctrl-C; what was played is told below.
study-interrupted-at-once = Stopped by Ctrl-C before the first matches were over; there is nothing to tell.
study-interrupted-resume = To play the rest: repeat the command with --resume { $file } in place of --out { $file }.
study-broken = What was played is told below.
study-broken-at-once = The first matches were not over yet; there is nothing to tell.
study-broken-resume = To play the rest: repeat the command with --resume { $file }.
study-broken-again = Nothing of it is in a file; with --out FILE it could be gone on with, by --resume FILE.
study-repaired = The end of { $file } was damaged; it is played again.
study-repaired-all = { $file } was cut off and cannot be read; all is played again, and the damaged file is kept beside it.
study-written = Written: { $path }
study-records-written =
    { $count ->
        [one] One record is in { $folder }; “tablee replay” steps through it.
       *[other] { $count } records are in { $folder }; “tablee replay” steps through them.
    }
study-no-records = No match was of the kind that was to be kept.

## The command line

terminal-cli-simulate = Let bots play many matches, and tell how they went.
terminal-cli-compare = Find out which bot plays better, on the same deals.
study-cli-players = How many play; several values or a range make a row each: “2”, “1-5”, “2,4”.
study-cli-set = An option of the game, as “name=value”; several values, with commas, make a row each.
study-cli-bot = Who plays: one bot for all seats, or one a seat, with commas; given again, another row. Otherwise the strongest.
study-cli-games = How many matches of each row, 1000 otherwise.
study-cli-seed = The seed of all deals; the same seed gives the same matches. 1 otherwise.
study-cli-out = A new file for each match’s outcome: .parquet, .csv or .jsonl.
study-cli-resume = Such a file, to go on with: only what is missing is played.
study-cli-records = A new folder for records of matches worth a look.
study-cli-keep = Which matches: longest, closest-losses, wins, losses, best or worst; with “:” how many of each row, 10 otherwise.
study-cli-plot = A new picture of the results: .png or .svg.
study-cli-jobs = How many processes play side by side; otherwise one a core.
study-cli-engine = Who plays: processes, threads, ray or dask.
study-cli-cluster = The address of a Ray or Dask cluster; otherwise one is started here.
study-cli-confidence = The confidence of the intervals, as 0.95 or 95%.
study-cli-plain = Play in plain Python; it gives the same and takes longer.
study-cli-quiet = Say nothing while it runs.
study-cli-bots = The bots to compare, two or more.
study-cli-deals = How many deals of each row; then nothing stops before. Otherwise play stops when all is settled.
study-cli-field = Who sits in the other seats where players play against each other; otherwise the first bot.
study-cli-measure = What decides: wins or score.
study-cli-margin = The smallest difference that matters: 0.01 or 1% of wins, half a point of the score otherwise.
study-cli-most-games = How many deals of each row at most, 100000 otherwise.

## Refusals

error-study-extra = Studies need the extra “sim”: install “tablee[sim]”.
error-study-no-values = The option “{ $option }” is given no value.
error-study-value-twice = The option “{ $option }” is given the value { $value } twice; each row needs values of its own.
error-study-too-many-rows = That makes { $count } rows; { $allowed } are allowed.
error-study-line-up-twice = The same row is asked for twice, with the bots { $bots }.
error-study-line-up = { $value } is no line-up for { $game }; give a name, a name a seat, or a list of such lists.
error-study-range = { $option } cannot be { $value }; write a number, a range as “1-5”, or several as “2,4”.
error-study-count = { $name } cannot be { $value }; allowed is { $allowed }.
error-study-number = { $option } cannot be { $value }; it must be a number.
error-study-confidence = The confidence cannot be { $value }; allowed is 0.5 to 0.999999, or 50% to 99.9999%.
error-study-code = Matches cannot be played by { $value }; allowed is { $allowed }.
error-study-engine = There is no engine { $value }; allowed is { $allowed }.
error-study-engine-missing = The engine { $engine } needs the package { $package }, which is not installed: pip install { $package }
error-study-cluster = A cluster’s address is for { $allowed } only, not for { $engine }.
error-study-cluster-away = There is no cluster of { $engine } at { $address }: { $reason }.
error-study-worker-lost =
    { $engine ->
        [processes] One of the processes that play was killed from outside, perhaps because memory ran out; fewer --jobs need less of it.
       *[other] A process of { $engine } that plays was lost, perhaps because memory ran out.
    }
error-study-memory = Memory ran out; fewer --jobs need less of it.
error-study-cluster-start = No cluster of { $engine } can be started here: { $reason }.
error-study-jobs = The number of jobs cannot be { $value }; allowed is a whole number from 1.
error-study-out-format = { $path } should end in one of { $allowed }.
error-study-out-and-resume = --out begins a new file and --resume goes on with one; give one of them.
error-study-keep = There is no kind of matches { $value } to keep; allowed is { $allowed }.
error-study-keep-count = The number of matches to keep cannot be { $value }; allowed is 1 … { $allowed }.
error-study-keep-where = To keep matches, name a new folder with --records.
error-study-keep-twice = Each kind of matches can be kept once; one of them is given twice.
error-study-file =
    { $reason ->
        [missing] There is no { $path }, or no folder for it.
        [permission] { $path } cannot be used: that is not permitted.
        [folder] { $path } is a folder; name a file.
        [exists] { $path } is there already; name a new file.
        [full] { $path } cannot be written: there is no room left.
        [read-only] { $path } cannot be written: nothing can be written there.
       *[other] { $path } cannot be used: { $reason }.
    }
error-study-file-exists = { $path } is there already; name a new file, or go on with a study by --resume.
error-study-file-foreign = { $path } is no file of a study, so nothing can be gone on with.
error-study-folder-full = { $path } is no empty folder; name a new one.
error-study-resume-differs =
    { $what ->
        [game] The file is a study of the game { $found }, not of { $given }; a study goes on as it began.
        [seed] The file was dealt from seed { $found }, not { $given }; a study goes on as it began.
        [bots] The file has matches of the bots { $found }, not of { $given }; a study goes on as it began.
       *[options] The file has matches with { $found }, not with { $given }; a study goes on as it began.
    }
error-study-resume-more = The file has { $count } matches of a row, more than the { $allowed } that are asked for.
error-study-resume-outcome = Match { $index } of the file comes out otherwise today, so rules or bots have changed since; begin a new study.
error-compare-bots-few = Name two bots or more to compare.
error-compare-bot-twice = The bot { $bot } is named twice; it cannot be compared with itself.
error-compare-measure = The measure cannot be { $value }; allowed is { $allowed }.
error-compare-margin = The margin cannot be { $value }; it must be a number from 0 on.
error-compare-most = The number of deals at most cannot be { $value }; allowed is a whole number from { $allowed }.
error-compare-field = In { $game } all win or lose together, so there is no field: all seats are the same bot.
