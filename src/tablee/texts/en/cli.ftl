### What the command line says when something from outside is in its way, whichever command runs.

error-output-lost =
    { $reason ->
        [full] The output cannot be written: there is no room left for it.
        [closed] The output cannot be written: standard output is closed.
        [read-only] The output cannot be written: where it goes nothing can be written.
       *[other] The output cannot be written: { $reason }.
    }
error-system =
    { $reason ->
        [missing] The system has refused something: a file or a folder is missing.
        [permission] The system has refused something: it is not permitted.
        [full] The system has refused something: there is no room left.
        [read-only] The system has refused something: nothing can be written there.
        [closed] The system has refused something: what it needs is closed.
       *[other] The system has refused something: { $reason }.
    }
error-memory = There is not enough memory for this; ask for less at once.
error-commitment = --commitment cannot be { $value }; a fingerprint has 64 digits, from 0 to 9 and from a to f.
error-file-empty = { $path } is empty; the record of a match is expected there.
error-file-too-large = { $path } is no record of a match: it is larger than { $allowed } MB.
terminal-standard-input = Standard input

## Starting a server

# $count: how many ports were tried, from $port to $last
error-door =
    { $reason ->
        [taken] { $count ->
                [one] Port { $port } is taken by another program; name another with --port.
               *[other] The ports { $port } to { $last } are all taken by other programs; name another with --port.
            }
        [permission] Port { $port } is kept for administrators, as all below 1024 are; name another with --port.
        [elsewhere] { $host } is no address of this machine; 0.0.0.0 stands for all that it has.
        [unknown] There is no host { $host }; name an address of this machine, or 0.0.0.0 for all that it has.
       *[other] Nothing can be served at { $host }, port { $port }: { $reason }.
    }
error-host =
    { $reason ->
        [empty] { $name } is empty; name an address of this machine, or 0.0.0.0 for all that it has.
        [port] { $name } cannot be { $value }; the port is given by --port.
       *[url] { $name } cannot be { $value }; name an address or a name of this machine alone, as 0.0.0.0 or localhost.
    }
error-public-url =
    { $reason ->
        [scheme] { $name } cannot be { $value }; an address begins with { $allowed }.
        [space] { $name } cannot be { $value }; an address has no spaces and no signs that cannot be seen.
        [user] { $name } cannot be { $value }; leave out the name and password before the @.
        [path] { $name } cannot be { $value }; leave out what follows the host: the table stands at the top of its address.
        [query] { $name } cannot be { $value }; leave out what follows the question mark or the hash.
        [port] { $name } cannot be { $value }; a port is a number from 1 to 65535.
       *[host] { $name } cannot be { $value }; no host can be called so.
    }
error-trusted-proxies = { $name } cannot name { $value }; allowed are addresses, networks as 10.0.0.0/8, and * for all.
error-database =
    { $reason ->
        [memory] The tables need a file: { $value } would forget everything; write an address as one of { $allowed }.
        [path] { $value } is a path; a database is named by an address as one of { $allowed }.
        [form] The database { $value } cannot be used; it is named by an address as one of { $allowed }.
        [folder] The tables cannot be kept in { $value }: it is a folder; name a file in it.
        [device] The tables cannot be kept in { $value }: it is no ordinary file.
        [foreign] The tables cannot be kept in { $value }: it is there already, and no database of SQLite.
        [exists] The tables cannot be kept in { $value }: what should be its folder is a file.
        [missing] The tables cannot be kept in { $value }: what should be its folder is a file.
        [permission] The tables cannot be kept in { $value }: it may not be written.
        [read-only] The tables cannot be kept in { $value }: nothing can be written there.
        [full] The tables cannot be kept in { $value }: there is no room left.
       *[other] The tables cannot be kept in { $value }: { $reason }.
    }
error-database-start =
    { $reason ->
        [storage-busy] The database { $value } is held by another program; stop that, or name another database.
        [storage-full] The database { $value } cannot be opened: there is no room left.
       *[other] The database { $value } cannot be opened: { $reason }.
    }
error-serve-failed = The table could not be opened; the lines above say why.
