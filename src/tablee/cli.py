"""The command `tablee`: the only place that wires rooms together.

What is not possible is answered with one sentence on standard error and an exit code. What a command needs is imported
when it runs: the list of commands comes at once.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from tablee.games._face import quote
from tablee.play.errors import TableeError, reason_of
from tablee.play.match import games
from tablee.terminal import streams
from tablee.terminal.errors import BadCommand
from tablee.texts import languages, pick_language, say

if TYPE_CHECKING:
    import typer

    from tablee.terminal.draw import Lines

WIDEST_QUOTE = 80  # cells of what is quoted from a command line
LOG_LEVELS = ["debug", "info", "warning", "error"]
STANDARD_OUTPUT = 1
NARROWEST = 40
WIDEST_HELP = 78
NAME_WIDTH = 30  # of what stands to the left in help
# The exit codes; docs/commands.md tells them.
ANSWER_IS_NO = 1  # the deal is not the one that was promised, or a screen has failed
REFUSED = 2  # what was asked for is not possible
BROKEN_OFF = 3  # something from outside has ended it: a full disk, a process that was killed
INTERRUPTED = 130  # Ctrl-C
NOBODY_READS = 141  # whatever was to read the output has ended; what a shell says of programs that end so


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit with a code; whatever goes wrong is one sentence on standard error."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    sys.exit(_answer(words))


def _answer(words: Sequence[str]) -> int:
    """Run the command line and return the exit code."""
    language = pick_language()
    with streams.guarded():
        try:
            language = _language(words, language)
            code = _run(words, language)
            sys.stdout.flush()
        except TableeError as error:
            return _say(error, language)
        except streams.OutputLost as lost:
            if lost.nobody_reads:
                return NOBODY_READS
            return _say(_output_lost(lost), language, BROKEN_OFF)
        except KeyboardInterrupt:
            return INTERRUPTED
        return code


def _say(error: TableeError, language: str, code: int = REFUSED) -> int:
    print(error.sentence(language), file=sys.stderr)
    return code


def _output_lost(lost: streams.OutputLost) -> BadCommand:
    return BadCommand("output-lost", reason=reason_of(lost.error))


def _run(words: Sequence[str], language: str) -> int:
    """Do what the command line asks for, and return the exit code.

    Raises:
        TableeError: It is not possible.
    """
    if _without_language(words) == ["--help"]:
        print(root_page(language))
        return 0
    try:
        asked = _command_line()
        return int(asked.main(args=words, prog_name="tablee", standalone_mode=False, obj=language) or 0)
    except (TableeError, streams.OutputLost):
        raise
    except OSError as error:
        return _say(BadCommand("system", reason=reason_of(error)), language, BROKEN_OFF)
    except MemoryError:
        return _say(BadCommand("memory"), language, BROKEN_OFF)
    except Exception as error:
        if type(error).__name__ == "Abort":
            return INTERRUPTED
        if not hasattr(error, "format_message"):
            raise
        raise _usage_error(error, language) from None


def _language(words: Sequence[str], otherwise: str) -> str:
    """Return the language that the command line asks for, wherever it does."""
    found = otherwise
    for word, following in zip(words, [*words, ""][1:], strict=True):
        if word == "--":
            break
        if word.startswith("--lang="):
            found = word.partition("=")[2]
        elif word == "--lang" and following:
            found = following
    if found not in languages():
        raise BadCommand("language", value=quote(found), allowed=", ".join(languages()))
    return found


def _without_language(words: Sequence[str]) -> list[str]:
    """Return the command line without its choice of a language."""
    kept, skip = [], False
    for word in words:
        if not skip and word != "--lang" and not word.startswith("--lang="):
            kept.append(word)
        skip = not skip and word == "--lang"
    return kept


def _usage_error(error: Any, language: str) -> BadCommand:
    """Return what Typer has found wrong with a command line as one of our own refusals."""
    from tablee.terminal.draw import shorten

    kind = type(error).__name__
    if kind == "NoSuchOption":
        return BadCommand("usage-unknown-option", option=shorten(error.option_name, WIDEST_QUOTE))
    if kind == "MissingParameter":
        return BadCommand("usage-missing", name=_in_words(_spelled(error.param), language))
    if kind == "BadOptionUsage":
        return BadCommand("usage-value", option=shorten(error.option_name, WIDEST_QUOTE))
    message = error.format_message()
    if kind == "NoSuchCommand" or error.ctx is None or error.ctx.parent is None:
        command = message.partition("'")[2].rpartition("'")[0]
        return BadCommand("usage-unknown-command", command=quote(command), allowed=", ".join(COMMANDS))
    return BadCommand("usage-extra", value=shorten(message.rpartition("(")[2].rstrip(")"), WIDEST_QUOTE))


# --- help in one's own language -----------------------------------------------------------------------------

Rows = Sequence[tuple[str, str]]  # as it is written, and the name of its message

ROOT_USAGE = "[OPTIONS] COMMAND [ARGS]..."


def root_page(language: str) -> str:
    """Return the help of `tablee` itself; it needs nothing of Typer."""
    return help_page("tablee", ROOT_USAGE, "terminal-cli", ROOT_SECTIONS, language)


def help_page(path: str, usage: str, message: str, sections: Mapping[str, Rows], language: str) -> str:
    """Return a page of help: usage, what the command does, its arguments, options and commands."""
    width = min(_width(), WIDEST_HELP + 2) - 2
    lead = f"{say('terminal-cli-usage', language)} {path} "
    lines = _wrapped(_in_words(usage, language), width, lead, " " * len(lead))
    lines += ["", *_wrapped(_help_text(message, language), width, "  ", "  ")]
    for heading, rows in sections.items():
        if rows:
            lines += [
                "",
                say("play-speaker", language, name=say(f"terminal-cli-heading-{heading}", language)),
            ]
            lines += _listed(
                [(_in_words(name, language), _help_text(text, language)) for name, text in rows], width
            )
    return "\n".join(lines)


# What is to be put in, as the commands below call it; each has its name in every language.
PUT_IN = re.compile(r"\b(?:ADDRESS|COMMAND|FILE|FOLDER|GAME|KIND|LANGUAGE|LEVEL|NAME|PACE|VALUE|WHAT)\b")


def _in_words(usage: str, language: str) -> str:
    """Return how something is typed, with what is to be put in named in the language: GAME, JEU."""
    return PUT_IN.sub(lambda word: say(f"terminal-cli-word-{word[0].lower()}", language), usage)


def _listed(rows: Rows, width: int) -> list[str]:
    """Return names and what they mean in two columns; a name that is too wide stands on a line of its own."""
    first = min(max(len(name) for name, _ in rows), NAME_WIDTH) + 4
    lines = []
    for name, text in rows:
        lead = f"  {name}".ljust(first)
        if len(lead) > first:
            lines.append(lead.rstrip())
            lead = " " * first
        lines += _wrapped(text, width, lead, " " * first)
    return lines


def _wrapped(text: str, width: int, first: str, later: str) -> list[str]:
    import textwrap

    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)


def _help_text(message: str, language: str) -> str:
    return say(message, language, **{name: tell() for name, tell in _TOLD.get(message, {}).items()})


def _speeds() -> list[str]:
    from tablee.terminal.plan import SPEEDS

    return list(SPEEDS)


# What stands in a text of help, by its message; it is looked up only for the help that says it.
_TOLD: dict[str, dict[str, Callable[[], Sequence[str]]]] = {
    "terminal-cli-game": {"games": games},
    "terminal-cli-lang": {"languages": languages},
    "terminal-cli-speed": {"speeds": _speeds},
    "terminal-cli-log-level": {"levels": lambda: LOG_LEVELS},
}


class _Helpful:
    """Prints help in the language of the context: help texts are the names of messages."""

    def get_help(self: Any, ctx: Any) -> str:
        """Print the page of a command and end; Typer's own way of printing knows nothing of `streams`."""
        language = ctx.find_root().obj
        if ctx.parent is None:
            print(root_page(language))
        else:
            usage = " ".join(["[OPTIONS]", *filter(None, map(_usage_piece, self.get_params(ctx)))])
            print(help_page(ctx.command_path, usage, self.help, self.help_sections(ctx), language))
        ctx.exit()
        return ""

    def help_sections(self: Any, ctx: Any) -> dict[str, list[tuple[str, str]]]:
        """Return arguments and options as they are written, each with the name of its message."""
        found: dict[str, list[tuple[str, str]]] = {"arguments": [], "options": []}
        for param in self.get_params(ctx):
            kind = "arguments" if param.param_type_name == "argument" else "options"
            found[kind].append((_spelled(param), "terminal-cli-help" if param.name == "help" else param.help))
        return found


def _usage_piece(param: Any) -> str:
    """Return how an argument stands in the line of usage; options are none of it."""
    if param.param_type_name != "argument":
        return ""
    return str(param.metavar) if param.required else f"[{param.metavar}]"


def _spelled(param: Any) -> str:
    if param.param_type_name == "argument":
        return str(param.metavar)
    names = ", ".join([*param.opts, *param.secondary_opts])
    return names if param.is_flag else f"{names} {param.metavar}"


def _option(name: str, metavar: str | None = None, says: str = "") -> Any:
    return typer.Option(f"--{name}", metavar=metavar, help=says or f"terminal-cli-{name}")


def _argument(name: str) -> Any:
    return typer.Argument(metavar=name.upper(), help=f"terminal-cli-{name}", show_default=False)


# --- Typer, which is loaded with the first command line that needs it ---------------------------------------

F = TypeVar("F", bound=Callable[..., None])
COMMANDS: dict[str, Callable[..., None]] = {}  # filled below, in the order of help


def _command(name: str) -> Callable[[F], F]:
    """Make a function a command. Its annotations are read when Typer is there."""

    def keep(function: F) -> F:
        COMMANDS[name] = function
        return function

    return keep


def _command_line() -> Any:
    """Return Typer's reading of all commands."""
    global typer  # noqa: PLW0603 - the annotations of commands name it
    import typer
    from typer.core import TyperCommand, TyperGroup

    class Group(_Helpful, TyperGroup):
        pass

    class Command(_Helpful, TyperCommand):
        def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
            return super().parse_args(ctx, _spread(args))

    app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.callback(invoke_without_command=True, help="terminal-cli")(start)
    for name, function in COMMANDS.items():
        app.command(name, cls=Command, help=f"terminal-cli-{name}")(function)
    return typer.main.get_command(app)


def _spread(words: Sequence[str]) -> list[str]:
    """Return a command line in which `--bots a b` is `--bots a --bots b`: up to the next option, or a game."""
    spread: list[str] = []
    many = False
    for word, following in zip(words, [*words[1:], "--"], strict=False):
        if word == "--bots" and not following.startswith("-"):
            many = True
            continue
        many = many and not word.startswith("-") and word not in games()
        spread += ["--bots", word] if many else [word]
    return spread


# --- the commands -------------------------------------------------------------------------------------------


def start(
    context: typer.Context,
    lang: Annotated[str, _option("lang", "LANGUAGE")] = "",
    show_version: Annotated[bool, _option("version")] = False,
) -> None:
    """Offer the games on screen; without a terminal, print what the commands are."""
    if show_version:
        from importlib.metadata import version

        print(f"tablee {version('tablee')}")
    elif context.invoked_subcommand is None:
        if streams.is_terminal(sys.stdin, sys.stdout):
            from tablee.terminal import run

            run.need_terminal()
            raise typer.Exit(run.choose(context.obj))
        print(root_page(context.obj))


@_command("play")
def play(
    context: typer.Context,
    game: Annotated[str | None, _argument("game")] = None,
    players: Annotated[str | None, _option("players", "N")] = None,
    seed: Annotated[str | None, _option("seed", "S")] = None,
    settings: Annotated[list[str] | None, _option("set", "NAME=VALUE")] = None,
    bot: Annotated[list[str] | None, _option("bot", "NAME")] = None,
    name: Annotated[list[str] | None, _option("name", "NAME")] = None,
    speed: Annotated[str, _option("speed", "PACE")] = "normal",
    resume_file: Annotated[str | None, _option("resume", "FILE")] = None,
    record: Annotated[str | None, _option("record", "FILE")] = None,
    lang: Annotated[str, _option("lang", "LANGUAGE")] = "",
) -> None:
    """Play a match, a new one or one that was saved."""
    from tablee.terminal import command, run

    people = {"people": tuple(name or ()), "bots": tuple(bot or ()), "speed": speed, "language": context.obj}
    if resume_file is not None:
        given = {"--players": players, "--seed": seed, "--set": settings}
        session = command.resumed(game, resume_file, given, people)
    else:
        session = command.dealt(game, players, seed, settings or [], people)
    command.keep_record(session, record, resume_file)
    run.need_terminal(resume_file)
    raise typer.Exit(run.play(session, context.obj))


@_command("games")
def list_games(
    context: typer.Context,
    with_options: Annotated[bool, _option("options")] = False,
    lang: Annotated[str, _option("lang", "LANGUAGE")] = "",
) -> None:
    """List the games."""
    from tablee.terminal.command import game_lines
    from tablee.terminal.draw import indent, line
    from tablee.terminal.rulebook import option_lines

    width = _width()
    for game in games():
        _print(game_lines(game, context.obj, width))
        if with_options:
            _print([*indent(option_lines(game, context.obj, width - 2), 2), line("")])


@_command("rules")
def rules(
    context: typer.Context,
    game: Annotated[str, _argument("game")],
    lang: Annotated[str, _option("lang", "LANGUAGE")] = "",
) -> None:
    """Print the rules of a game."""
    from tablee.terminal.rulebook import rule_lines

    _print(rule_lines(game, context.obj, _width()))


@_command("replay")
def replay(
    context: typer.Context,
    file: Annotated[str, _argument("file")],
    lang: Annotated[str, _option("lang", "LANGUAGE")] = "",
) -> None:
    """Step through a record on screen."""
    from tablee.play.record import Record
    from tablee.terminal import run, saves

    record = Record.from_json(saves.read_named(file))
    run.need_terminal(file)
    raise typer.Exit(run.replay(record, context.obj))


@_command("simulate")
def simulate(
    context: typer.Context,
    game: Annotated[str, _argument("game")],
    players: Annotated[str | None, _option("players", "N", "study-cli-players")] = None,
    settings: Annotated[list[str] | None, _option("set", "NAME=VALUE", "study-cli-set")] = None,
    bot: Annotated[list[str] | None, _option("bot", "NAME", "study-cli-bot")] = None,
    games: Annotated[str | None, _option("games", "N", "study-cli-games")] = None,
    seed: Annotated[str | None, _option("seed", "S", "study-cli-seed")] = None,
    out: Annotated[str | None, _option("out", "FILE", "study-cli-out")] = None,
    resume: Annotated[str | None, _option("resume", "FILE", "study-cli-resume")] = None,
    records: Annotated[str | None, _option("records", "FOLDER", "study-cli-records")] = None,
    keep: Annotated[list[str] | None, _option("keep", "KIND:N", "study-cli-keep")] = None,
    plot: Annotated[str | None, _option("plot", "FILE", "study-cli-plot")] = None,
    confidence: Annotated[str | None, _option("confidence", "P", "study-cli-confidence")] = None,
    jobs: Annotated[str | None, _option("jobs", "N", "study-cli-jobs")] = None,
    engine: Annotated[str, _option("engine", "NAME", "study-cli-engine")] = "processes",
    cluster: Annotated[str | None, _option("cluster", "ADDRESS", "study-cli-cluster")] = None,
    plain: Annotated[bool, _option("plain", None, "study-cli-plain")] = False,
    quiet: Annotated[bool, _option("quiet", None, "study-cli-quiet")] = False,
    lang: Annotated[str, _option("lang", "LANGUAGE")] = "",
) -> None:
    """Let bots play many matches and tell how they went."""
    raise typer.Exit(_studies().simulate(game, context.params, context.obj))


@_command("compare")
def compare(
    context: typer.Context,
    game: Annotated[str, _argument("game")],
    bots: Annotated[list[str] | None, _option("bots", "NAME NAME", "study-cli-bots")] = None,
    players: Annotated[str | None, _option("players", "N", "study-cli-players")] = None,
    settings: Annotated[list[str] | None, _option("set", "NAME=VALUE", "study-cli-set")] = None,
    games: Annotated[str | None, _option("games", "N", "study-cli-deals")] = None,
    seed: Annotated[str | None, _option("seed", "S", "study-cli-seed")] = None,
    field: Annotated[str | None, _option("field", "NAME", "study-cli-field")] = None,
    measure: Annotated[str, _option("measure", "WHAT", "study-cli-measure")] = "wins",
    margin: Annotated[str | None, _option("margin", "D", "study-cli-margin")] = None,
    most_games: Annotated[str | None, _option("most-games", "N", "study-cli-most-games")] = None,
    plot: Annotated[str | None, _option("plot", "FILE", "study-cli-plot")] = None,
    confidence: Annotated[str | None, _option("confidence", "P", "study-cli-confidence")] = None,
    jobs: Annotated[str | None, _option("jobs", "N", "study-cli-jobs")] = None,
    engine: Annotated[str, _option("engine", "NAME", "study-cli-engine")] = "processes",
    cluster: Annotated[str | None, _option("cluster", "ADDRESS", "study-cli-cluster")] = None,
    plain: Annotated[bool, _option("plain", None, "study-cli-plain")] = False,
    quiet: Annotated[bool, _option("quiet", None, "study-cli-quiet")] = False,
    lang: Annotated[str, _option("lang", "LANGUAGE")] = "",
) -> None:
    """Find out which bot plays better, on the same deals."""
    raise typer.Exit(_studies().compare(game, context.params, context.obj))


def _studies() -> ModuleType:
    """Return what makes studies; only numpy is needed to ask whether the rest is there."""
    from tablee.terminal import study

    return study


@_command("serve")
def serve(
    context: typer.Context,
    host: Annotated[str | None, _option("host", "ADDRESS")] = None,
    port: Annotated[str | None, _option("port", "N")] = None,
    database: Annotated[str | None, _option("database", "URL")] = None,
    public_url: Annotated[str | None, _option("public-url", "URL")] = None,
    log_level: Annotated[str | None, _option("log-level", "LEVEL")] = None,
    is_opened: Annotated[bool, _option("open")] = False,
    lang: Annotated[str, _option("lang", "LANGUAGE")] = "",
) -> None:
    """Serve the table to browsers until somebody stops it."""
    try:
        from tablee.server.run import serve as serve_table
        from tablee.server.settings import read_settings
    except ModuleNotFoundError:
        raise BadCommand("server-extra") from None
    chosen = read_settings(
        host=host, port=port, database=database, public_url=public_url, log_level=log_level
    )

    def say_where(address: str) -> None:
        """Say it, if anybody can hear it; people may be waiting all the same."""
        try:
            print(say("serve-open", context.obj, address=address), flush=True)
        except streams.OutputLost as lost:
            streams.let_go()
            if not lost.nobody_reads:
                print(_output_lost(lost).sentence(context.obj), file=sys.stderr)
        if is_opened:
            import webbrowser

            webbrowser.open(address)

    serve_table(chosen, say_where, exact_port=port is not None or "TABLEE_PORT" in os.environ)


@_command("verify")
def verify(
    context: typer.Context,
    file: Annotated[str, _argument("file")],
    commitment: Annotated[str | None, _option("commitment", "SHA256")] = None,
    lang: Annotated[str, _option("lang", "LANGUAGE")] = "",
) -> None:
    """Check a deal, and exit with 1 if it is not the one that was shown."""
    from tablee.play.record import Record
    from tablee.play.verify import verify_record
    from tablee.terminal import saves

    shown = None if commitment is None else commitment.strip().lower()
    if shown is not None and not re.fullmatch("[0-9a-f]{64}", shown):
        raise BadCommand("commitment", value=quote(str(commitment)))
    verdict = verify_record(Record.from_json(saves.read_named(file)), shown)
    names = {"game": say(f"{verdict['game']}-name", context.obj), "seed": verdict["seed"]}
    print(say("verify-seed", context.obj, **names))
    print(say("verify-commitment", context.obj, commitment=verdict["commitment"]))
    print(
        say({None: "verify-alone", True: "verify-yes", False: "verify-no"}[verdict["matches"]], context.obj)
    )
    raise typer.Exit(ANSWER_IS_NO if verdict["matches"] is False else 0)


# What help says of `tablee` itself; that of commands is taken from their annotations.
ROOT_SECTIONS: Mapping[str, Rows] = {
    "arguments": (),
    "options": (
        ("--lang LANGUAGE", "terminal-cli-lang"),
        ("--version", "terminal-cli-version"),
        ("--help", "terminal-cli-help"),
    ),
    "commands": [(name, f"terminal-cli-{name}") for name in COMMANDS],
}


# --- printing -----------------------------------------------------------------------------------------------


def _width() -> int:
    """Return how many columns there are for what is printed: COLUMNS, those of the terminal, or 80."""
    columns = os.environ.get("COLUMNS", "")
    if columns.isdigit() and int(columns) > 0:
        return max(NARROWEST, int(columns))
    try:
        return max(NARROWEST, os.get_terminal_size(STANDARD_OUTPUT).columns or 80)
    except OSError:
        return 80


def _print(lines: Lines) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    for entry in lines:
        console.print(Text.assemble(*((text, style) for text, style, _ in entry.pieces)))
