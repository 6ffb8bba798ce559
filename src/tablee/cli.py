"""The command `tablee`: the only place that wires rooms together.

A wrong command line is answered with one sentence on standard error and exit code 2. Whatever opens a screen is
imported only when it is opened.
"""

from __future__ import annotations

import ast
import json
import shutil
import sys
import webbrowser
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, TypeVar

from tablee.games._face import quote
from tablee.play.errors import TableeError
from tablee.play.match import games
from tablee.play.record import Record
from tablee.texts import languages, pick_language, say

try:
    import typer
    from typer.core import TyperCommand, TyperGroup
except ImportError:
    sys.exit(say("error-terminal-extra", pick_language()))

from tablee.terminal import run, saves
from tablee.terminal.draw import Lines, fit, indent, join, line, shorten, wrap
from tablee.terminal.errors import BadCommand
from tablee.terminal.plan import SPEEDS, Plan, resume
from tablee.terminal.rulebook import option_lines, rule_lines
from tablee.terminal.session import Session
from tablee.terminal.style import KEY, QUIET, TITLE
from tablee.terminal.voice import Voice

WIDEST_QUOTE = 80  # cells of what is quoted from a command line
REFUSED = 2  # the exit code of a wrong command line


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit: 0, 1 after a failure on screen, 2 after a wrong command line."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    language = pick_language()
    try:
        language = _language(words, language)
        command = typer.main.get_command(app)
        sys.exit(command.main(args=words, prog_name="tablee", standalone_mode=False, obj=language) or 0)
    except TableeError as error:
        _refuse(error, language)
    except BrokenPipeError:
        sys.stderr.close()
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        _refuse(_usage_error(error), language)


def _refuse(error: TableeError, language: str) -> None:
    print(error.sentence(language), file=sys.stderr)
    sys.exit(REFUSED)


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


def _usage_error(error: Any) -> BadCommand:
    """Return what Typer has found wrong with a command line as one of our own refusals."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return BadCommand("usage-unknown-option", option=shorten(error.option_name, WIDEST_QUOTE))
    if kind == "MissingParameter":
        return BadCommand("usage-missing", name=_spelled(error.param))
    if kind == "BadOptionUsage":
        return BadCommand("usage-value", option=shorten(error.option_name, WIDEST_QUOTE))
    message = error.format_message()
    if kind == "NoSuchCommand" or error.ctx is None or error.ctx.parent is None:
        command = message.partition("'")[2].rpartition("'")[0]
        return BadCommand("usage-unknown-command", command=quote(command), allowed=", ".join(COMMANDS))
    return BadCommand("usage-extra", value=shorten(message.rpartition("(")[2].rstrip(")"), WIDEST_QUOTE))


# --- help in one's own language -----------------------------------------------------------------------------


class _Helpful:
    """Prints help in the language of the context: help texts are the names of messages."""

    def format_help(self: Any, ctx: Any, formatter: Any) -> None:
        """Write usage, what the command does, its arguments, options and commands."""
        usage = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, usage, f"{_help_text(ctx, 'terminal-cli-usage')} ")
        formatter.write_paragraph()
        formatter.write_text(_help_text(ctx, self.help))
        for heading, rows in self.help_sections(ctx).items():
            if rows:
                with formatter.section(_help_text(ctx, f"terminal-cli-heading-{heading}")):
                    formatter.write_dl([(name, _help_text(ctx, text)) for name, text in rows])

    def help_sections(self: Any, ctx: Any) -> dict[str, list[tuple[str, str]]]:
        """Return arguments, options and commands as they are written, each with the name of its message."""
        found: dict[str, list[tuple[str, str]]] = {"arguments": [], "options": [], "commands": []}
        for param in self.get_params(ctx):
            kind = "arguments" if param.param_type_name == "argument" else "options"
            found[kind].append((_spelled(param), "terminal-cli-help" if param.name == "help" else param.help))
        for name, command in getattr(self, "commands", {}).items():
            found["commands"].append((name, command.help))
        return found


class _Group(_Helpful, TyperGroup):
    pass


class _Command(_Helpful, TyperCommand):
    pass


def _help_text(ctx: Any, message: str) -> str:
    lists = {"games": games(), "languages": languages(), "speeds": list(SPEEDS), "levels": LOG_LEVELS}
    return say(message, ctx.find_root().obj, **lists)


def _spelled(param: Any) -> str:
    if param.param_type_name == "argument":
        return str(param.metavar)
    names = ", ".join([*param.opts, *param.secondary_opts])
    return names if param.is_flag else f"{names} {param.metavar}"


def _option(name: str, metavar: str | None = None) -> Any:
    return typer.Option(f"--{name}", metavar=metavar, help=f"terminal-cli-{name}")


def _argument(name: str) -> Any:
    return typer.Argument(metavar=name.upper(), help=f"terminal-cli-{name}", show_default=False)


# --- the commands -------------------------------------------------------------------------------------------

F = TypeVar("F", bound=Callable[..., None])
LOG_LEVELS = ["debug", "info", "warning", "error"]
COMMANDS = ("play", "games", "rules", "replay", "serve", "verify")
Lang = Annotated[str, _option("lang", "LANGUAGE")]  # read before all else, see `_language`

app = typer.Typer(cls=_Group, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


def _command(name: str) -> Callable[[F], F]:
    return app.command(name, cls=_Command, help=f"terminal-cli-{name}")


@app.callback(invoke_without_command=True, help="terminal-cli")
def start(
    context: typer.Context,
    lang: Lang = "",  # noqa: ARG001
    show_version: Annotated[bool, _option("version")] = False,
) -> None:
    """Offer the games on screen; without a terminal, print what the commands are."""
    if show_version:
        print(f"tablee {version('tablee')}")
    elif context.invoked_subcommand is None:
        if sys.stdin.isatty() and sys.stdout.isatty():
            raise typer.Exit(run.choose(context.obj))
        print(context.get_help())


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
    lang: Lang = "",  # noqa: ARG001
) -> None:
    """Play a match, a new one or one that was saved."""
    people = {"people": tuple(name or ()), "bots": tuple(bot or ()), "speed": speed, "language": context.obj}
    if resume_file is not None:
        given = {"--players": players, "--seed": seed, "--set": settings}
        session = _resumed(game, Path(resume_file), given, people)
    else:
        session = _dealt(game, players, seed, settings or [], people)
    _keep_record(session, record, resume_file)
    run.need_terminal()
    raise typer.Exit(run.play(session, context.obj))


@_command("games")
def list_games(
    context: typer.Context,
    with_options: Annotated[bool, _option("options")] = False,
    lang: Lang = "",  # noqa: ARG001
) -> None:
    """List the games."""
    width = _width()
    for game in games():
        _print(_game_lines(game, context.obj, width))
        if with_options:
            _print([*indent(option_lines(game, context.obj, width - 2), 2), line("")])


@_command("rules")
def rules(context: typer.Context, game: Annotated[str, _argument("game")], lang: Lang = "") -> None:  # noqa: ARG001
    """Print the rules of a game."""
    _print(rule_lines(game, context.obj, _width()))


@_command("replay")
def replay(context: typer.Context, file: Annotated[str, _argument("file")], lang: Lang = "") -> None:  # noqa: ARG001
    """Step through a record on screen."""
    record = Record.from_json(saves.read(Path(file)))
    run.need_terminal()
    raise typer.Exit(run.replay(record, context.obj))


@_command("serve")
def serve(
    context: typer.Context,
    host: Annotated[str | None, _option("host", "ADDRESS")] = None,
    port: Annotated[str | None, _option("port", "N")] = None,
    database: Annotated[str | None, _option("database", "URL")] = None,
    public_url: Annotated[str | None, _option("public-url", "URL")] = None,
    log_level: Annotated[str | None, _option("log-level", "LEVEL")] = None,
    is_opened: Annotated[bool, _option("open")] = False,
    lang: Lang = "",  # noqa: ARG001
) -> None:
    """Serve the table to browsers until somebody stops it."""
    try:
        from tablee.server.run import serve as serve_table
        from tablee.server.settings import read_settings
    except ImportError:
        raise BadCommand("server-extra") from None
    number = None if port is None else whole_number("--port", port)
    chosen = read_settings(
        host=host, port=number, database=database, public_url=public_url, log_level=log_level
    )

    def say_where(address: str) -> None:
        print(say("serve-open", context.obj, address=address), flush=True)
        if is_opened:
            webbrowser.open(address)

    serve_table(chosen, say_where, exact_port=number is not None)


@_command("verify")
def verify(
    context: typer.Context,
    file: Annotated[str, _argument("file")],
    commitment: Annotated[str | None, _option("commitment", "SHA256")] = None,
    lang: Lang = "",  # noqa: ARG001
) -> None:
    """Check a deal, and exit with 1 if it is not the one that was shown."""
    try:
        from tablee.server.verify import verify_record
    except ImportError:
        raise BadCommand("server-extra") from None
    record = Record.from_json(saves.read(Path(file)))
    verdict = verify_record(record, None if commitment is None else commitment.strip().lower())
    names = {"game": say(f"{record.game}-name", context.obj), "seed": verdict["seed"]}
    print(say("verify-seed", context.obj, **names))
    print(say("verify-commitment", context.obj, commitment=verdict["commitment"]))
    print(
        say({None: "verify-alone", True: "verify-yes", False: "verify-no"}[verdict["matches"]], context.obj)
    )
    raise typer.Exit(1 if verdict["matches"] is False else 0)


# --- a match from a command line ----------------------------------------------------------------------------


def _dealt(
    game: str | None, players: str | None, seed: str | None, settings: list[str], people: dict[str, Any]
) -> Session:
    if game is None:
        raise BadCommand("game-missing", allowed=", ".join(games()))
    chosen = read_settings(settings)
    if players is not None:
        if "players" in chosen:
            raise BadCommand("players-twice")
        chosen["players"] = whole_number("--players", players)
    plan = Plan(game, chosen, None if seed is None else whole_number("--seed", seed), **people)
    return Session(plan.deal(), plan)


def _resumed(game: str | None, path: Path, given: dict[str, Any], people: dict[str, Any]) -> Session:
    for option, value in given.items():
        if value is not None:
            raise BadCommand("resume-options", options=option)
    record = Record.from_json(saves.read(path))
    if game not in (None, record.game):
        raise BadCommand("resume-other-game", found=record.game, given=game)
    plan = Plan(record.game, record.options, record.seed, **people)
    table = resume(record, plan)
    if table.match.over:
        raise BadCommand("resume-over", path=saves.shortly(path))
    return Session(table, plan)


def _keep_record(session: Session, record: str | None, resumed: str | None) -> None:
    """Say where the record goes: to the file asked for; a saved match that goes on, to where it was saved."""
    before = None if resumed is None else Path(resumed).resolve()
    wanted = None if record is None else Path(record).absolute()
    if wanted is not None and wanted.resolve() != before:
        saves.check_writable(wanted)
    if wanted is None and before is not None and before.parent == saves.folder().resolve():
        wanted = before
    session.path = wanted


def whole_number(option: str, text: str) -> int:
    """Return a whole number of 0 or more.

    Raises:
        BadCommand: The text is none.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= 100):
        raise BadCommand("whole-number", option=option, value=quote(text))
    return int(text)


def read_settings(settings: Sequence[str]) -> dict[str, Any]:
    """Return the options that `--set name=value` gives.

    Raises:
        BadCommand: One is not of that form, or given twice.

    >>> read_settings(["deck=104", "tactics=true", "until=round"])
    {'deck': 104, 'tactics': True, 'until': 'round'}
    """
    chosen: dict[str, Any] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise BadCommand("set-form", value=quote(setting))
        if name in chosen:
            raise BadCommand("set-twice", option=name)
        chosen[name] = read_value(text.strip())
    return chosen


def read_value(text: str) -> Any:
    """Return the value that a text stands for: JSON, Python's way of writing it, else the word itself."""
    for read in (json.loads, ast.literal_eval):
        try:
            return read(text)
        except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
            continue
    return text


# --- printing -----------------------------------------------------------------------------------------------


def _game_lines(game: str, language: str, width: int) -> Lines:
    voice = Voice(language)
    title = voice.text_or(f"{game}-name", game)
    players = line(voice.text_or(f"{game}-players", ""), QUIET)
    head = join([fit(line(game, KEY), 18), line(title, TITLE)])
    return [head, *indent([players, *wrap(voice.text_or(f"{game}-summary", ""), width - 18)], 18), line("")]


def _width() -> int:
    return max(40, shutil.get_terminal_size((80, 24)).columns)


def _print(lines: Lines) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    for entry in lines:
        console.print(Text.assemble(*((text, style) for text, style, _ in entry.pieces)))
