### What the server refuses, and what `tablee serve` and `tablee verify` say.

## Refusals

error-guest-missing = Take a name first; then you can open and join tables.
error-origin = Only pages of this server may ask that.
error-no-table = There is no such table. Perhaps its address was cut off.
error-no-page = There is nothing at this address.
error-body-too-large = That is too much at once; { $allowed } bytes are allowed.
error-too-many-tables = Too many tables were opened from your address; { $allowed } are allowed. Close one, or wait a while.
error-too-many-guests = Too many people came from your address just now; wait a while.
error-too-many-requests = That is too much at once; try again in a moment.
error-head-too-large = The request’s address and headers are too long; { $allowed } bytes are allowed.
error-too-long = That took longer than { $allowed } seconds, so it was given up.
error-spectators-full = { $allowed } people are looking on already, and no more are allowed.
error-message = The message cannot be read at { $path }: { $reason }.
error-mistake = The server has made a mistake. Nothing has changed, and the mistake is in its log.
error-storage-full = There is no room left to keep this, so nothing has changed. Whoever runs the server has to make room.
error-storage-busy = The database is busy, so nothing has changed. Try again in a moment.
error-storage-conflict = Another server was quicker at this table, so nothing has changed. Try again.
error-storage-down = The database cannot be reached, so nothing has changed{ $reason ->
        [0] { "" }
       *[other] { " " }({ $reason })
    }.
error-storage-unknown = The database was lost while this was being kept, and it is not known yet whether it was. Ask again in a moment, under the same id: it happens once.
error-damaged = The records of this table are damaged{ $seq ->
        [0] { "" }
       *[other] { " " }at event { $seq }
    }, so nobody can play on here. It works again as soon as whoever runs the server has mended them.
error-database-newer = This database was written by a newer version of Tablée (its step { $found }; this version knows steps up to { $newest }). Install the newer version, or name another database.
error-setting = { $name } cannot be { $value }; allowed is { $allowed }.
error-database-url = The database { $value } cannot be used; allowed are addresses of { $allowed }.
error-verify-position = This record begins from a given position; no cards were dealt, so there is nothing to check.
error-verify-missing = To check a deal, give a record, or its game and seed.
error-verify-seed = { $value } is no seed; a seed is a whole number, 0 or more.
error-server-extra = Serving the table needs the extra “server”: install “tablee[server]”.

## The command line

terminal-cli-serve = Serve the table to browsers.
terminal-cli-host = Where to listen; 0.0.0.0 lets other machines in.
terminal-cli-port = The port; otherwise the first free one from 8000 on.
terminal-cli-database = Where the tables are kept: an address of SQLite or PostgreSQL.
terminal-cli-public-url = The address that people type, if a proxy stands in front.
terminal-cli-log-level = What is logged: { $levels }.
terminal-cli-open = Open the table in this machine’s browser.
terminal-cli-verify = Check that the cards of a match were dealt as was promised.
terminal-cli-commitment = The fingerprint that was shown when the cards were dealt.
serve-open = Tablée is open at { $address } (Ctrl-C closes it).
serve-kept = The tables are kept in { $database }.
verify-commitment = Fingerprint of the deal: { $commitment }
verify-seed = { $game }, seed { $seed }
verify-yes = It is the one that was shown: the cards were dealt as promised.
verify-no = It is not the one that was shown: other cards were promised.
verify-alone = Compare it with the one that was shown when the cards were dealt.
