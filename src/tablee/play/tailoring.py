"""Rules and strategies without what nobody reads: copies of their functions that compute only the fields that are wanted.

`observe` writes everything that a seat may know; a strategy reads a part of it. Here the source of `observe` is read and
copied without the statements whose only effect is on other fields of the observation (docs/decisions/0015). Whatever is
of another form than those of the subset that are known here is kept, and where a source cannot be read nothing is left out.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from functools import cache
from textwrap import dedent
from types import FunctionType
from typing import Any

Places = frozenset[int]  # positions of arguments
Names = frozenset[str]


class NotRead(Exception):
    """A function is of a form that is not understood."""


@cache
def source_of(function: FunctionType) -> ast.FunctionDef:
    """Return a function's source, not to be changed.

    Raises:
        NotRead: There is none.
    """
    try:
        tree = ast.parse(dedent(inspect.getsource(function.__code__)))
    except (OSError, TypeError, SyntaxError) as error:
        raise NotRead from error
    if len(tree.body) != 1 or not isinstance(tree.body[0], ast.FunctionDef):
        raise NotRead
    found = tree.body[0]
    arguments = found.args
    if (
        found.decorator_list
        or arguments.vararg
        or arguments.kwarg
        or arguments.kwonlyargs
        or arguments.defaults
    ):
        raise NotRead
    return found


def arguments_of(function: FunctionType) -> list[str]:
    """Return the names of a function's arguments."""
    return [argument.arg for argument in source_of(function).args.args]


def called(call: ast.Call, function: FunctionType) -> FunctionType | None:
    """Return the function of the subset that is called, None for `range`.

    Raises:
        NotRead: It is something else.
    """
    if isinstance(call.func, ast.Name) and not call.keywords:
        value = function.__globals__.get(call.func.id)
        if isinstance(value, FunctionType):
            return value
        if value is None and call.func.id == "range":
            return None
    raise NotRead


# --- what a function reads and writes -----------------------------------------------------------------------


def fields_named(function: FunctionType, place: int) -> Names:
    """Return the fields that a function, or one that it calls, names of the record that is its argument at this place.

    Raises:
        NotRead: The record goes somewhere where it cannot be followed.
    """
    found: set[str] = set()
    todo, seen = [(function, place)], set()
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            at, i = here
            record = arguments_of(at)[i]
            for node in source_of(at).body:
                todo += _follow(node, at, record, found)
    return frozenset(found)


def _follow(
    tree: ast.AST, function: FunctionType, record: str, found: set[str]
) -> list[tuple[FunctionType, int]]:
    """Add the fields of the record that are named in the tree, and return the calls that the record goes to."""
    goes_to: list[tuple[FunctionType, int]] = []
    understood: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and _is_name(node.value, record):
            found.add(node.attr)
            understood.add(id(node.value))
        elif isinstance(node, ast.Call):
            for i, argument in enumerate(node.args):
                if _is_name(argument, record):
                    goes_to.append((_function_called(node, function), i))
                    understood.add(id(argument))
    if any(_is_name(node, record) and id(node) not in understood for node in ast.walk(tree)):
        raise NotRead
    return goes_to


def check_only_read(
    function: FunctionType, place: int, seen: frozenset[tuple[FunctionType, int]] = frozenset()
) -> None:
    """See that a function changes nothing in the record at this place.

    Raises:
        NotRead: It does, or that cannot be told.
    """
    record = arguments_of(function)[place]
    for node in (node for statement in source_of(function).body for node in ast.walk(statement)):
        if isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(node.ctx, ast.Load):
            if _root(node) == record:
                raise NotRead
        elif isinstance(node, ast.Call):
            for i, argument in enumerate(node.args):
                if isinstance(argument, ast.Name | ast.Attribute) and _root(argument) == record:
                    callee = called(node, function)
                    if callee is not None and (callee, i) not in seen:
                        seen |= {(callee, i)}
                        check_only_read(callee, i, seen)


def _is_name(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


@cache
def written_places(function: FunctionType) -> Places:
    """Return the places of the arguments in which a function changes something; it must surely come to an end.

    Raises:
        NotRead: It may run for ever, or what it changes cannot be told.
    """
    names = arguments_of(function)
    written: set[int] = set()
    for node in (node for statement in source_of(function).body for node in ast.walk(statement)):
        if isinstance(
            node, ast.While | ast.Global | ast.Nonlocal | ast.Raise | ast.Try | ast.With | ast.Delete
        ):
            raise NotRead
        if isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(node.ctx, ast.Load):
            written.add(_place_of(node, names))
        elif isinstance(node, ast.Call):
            callee = called(node, function)
            if callee is not None:
                if callee is function:
                    raise NotRead
                for place in written_places(callee):
                    written.add(_place_of(node.args[place], names))
    return frozenset(written)


def _place_of(node: ast.expr, names: list[str]) -> int:
    root = _root(node)
    if root not in names:
        raise NotRead
    return names.index(root)


def _root(node: ast.expr) -> str | None:
    """Return the name of the record or list that something is a part of."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


def _function_called(call: ast.Call, function: FunctionType) -> FunctionType:
    callee = called(call, function)
    if callee is None:
        raise NotRead
    return callee


# --- leaving out --------------------------------------------------------------------------------------------


def tailor(function: FunctionType, place: int, wanted: Names) -> tuple[FunctionType, Names]:
    """Copy a function so that of a record that it writes it computes only the wanted fields, and what it needs for them.

    Args:
        function: What writes the record, such as a game's `observe`; the copy returns nothing.
        place: Which argument is the record.
        wanted: The names of the fields that are read afterwards; all others may keep what they hold.

    Returns:
        The copy, and the names of all fields that it names.

    Raises:
        NotRead: The function cannot be read.
    """
    while True:
        cutter = _Cutter(wanted)
        copy = cutter.copy(function, place)
        if cutter.named <= wanted:
            return copy, wanted
        wanted |= cutter.named


class _Cutter:
    """Copies a function and those that it hands the record on to, without what only writes fields that are not wanted."""

    def __init__(self, wanted: Names) -> None:
        self.wanted = wanted
        self.named: frozenset[str] = frozenset()
        self._copies: dict[tuple[FunctionType, int], tuple[FunctionType, bool] | None] = {}

    def copy(self, function: FunctionType, place: int) -> FunctionType:
        """Return the copy."""
        return self._copied(function, place)[0]

    def _copied(self, function: FunctionType, place: int) -> tuple[FunctionType, bool]:
        """Return the copy, and whether it does nothing at all."""
        key = (function, place)
        if key not in self._copies:
            self._copies[key] = None
            self._copies[key] = self._cut(function, place)
        copied = self._copies[key]
        if copied is None:  # it calls itself
            raise NotRead
        return copied

    def _cut(self, function: FunctionType, place: int) -> tuple[FunctionType, bool]:
        source = source_of(function)
        cut = _Cut(self, function, arguments_of(function)[place])
        body = cut.settled(source.body)
        self._note(body, function, cut)
        tree = function_tree(source.name, arguments_of(function), body)
        return compiled_copy(tree, function, cut.others), not body

    def _note(self, body: list[ast.stmt], function: FunctionType, cut: _Cut) -> None:
        found: set[str] = set()
        for statement in body:
            for callee, i in _follow(statement, cut.with_others(function), cut.record, found):
                if callee not in cut.others.values():
                    found |= fields_named(callee, i)
        self.named |= found


def compiled_copy(tree: ast.FunctionDef, function: FunctionType, others: dict[str, Any]) -> FunctionType:
    """Return a function made from a tree in the place of another one, with some names of its globals meaning others."""
    module = ast.fix_missing_locations(ast.Module([tree], []))
    space = function.__globals__ | others
    exec(compile(module, function.__code__.co_filename, "exec"), space)
    made: FunctionType = space[tree.name]
    made.__module__ = function.__module__
    return made


class _Cut:
    """The statements of one function that are kept."""

    def __init__(self, cutter: _Cutter, function: FunctionType, record: str) -> None:
        self._cutter = cutter
        self._function = function
        self.record = record
        self.others: dict[
            str, Any
        ] = {}  # copies of functions that the record is handed on to, by their new names

    def with_others(self, function: FunctionType) -> FunctionType:
        """Return a function of the same globals in which the copies are found too."""
        return FunctionType(function.__code__, function.__globals__ | self.others)

    def settled(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """Return what is left when nothing more can be left out."""
        while True:
            self._body = body
            kept = self.block(body)
            if len(list(_walk(kept))) == len(list(_walk(body))):
                return kept
            body = kept

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        """Return the statements that are kept."""
        return [kept for statement in statements for kept in self.statement(statement)]

    def statement(self, node: ast.stmt) -> Iterator[ast.stmt]:
        """Yield the statement, what is left of it, or nothing."""
        match node:
            case ast.Pass():
                return
            case _ if _is_text(node):
                return
            case ast.Assign(targets=[target], value=value) | ast.AugAssign(target=target, value=value):
                if not (self.is_idle(target) and self.changes_nothing(value)):
                    yield node
            case ast.Expr(value=ast.Call() as call):
                yield from self.call(call, node)
            case ast.If(test=test):
                body, orelse = self.block(node.body), self.block(node.orelse)
                if body or orelse or not self.changes_nothing(test):
                    yield ast.If(test, body or [ast.Pass()], orelse)
            case ast.For(target=ast.Name(id=name), iter=values, orelse=[]):
                body = self.block(node.body)
                if body or not self.changes_nothing(values) or self.is_used(name, besides=node):
                    yield ast.For(node.target, values, body or [ast.Pass()], [])
            case ast.While(test=test, orelse=[]):
                yield ast.While(test, self.block(node.body) or [ast.Pass()], [])
            case _:
                yield node

    def is_idle(self, target: ast.expr) -> bool:
        """Return whether nobody reads what is assigned to."""
        match target:
            case ast.Name(id=name):
                return not self.is_used(name)
            case ast.Subscript(value=ast.Attribute() as field, slice=place):
                return self.is_unwanted(field) and self.changes_nothing(place)
            case ast.Attribute():
                return self.is_unwanted(target)
        return False

    def is_unwanted(self, node: ast.expr) -> bool:
        """Return whether it is a field of the record that is not wanted."""
        return (
            isinstance(node, ast.Attribute)
            and _is_name(node.value, self.record)
            and node.attr not in self._cutter.wanted
        )

    def is_used(self, name: str, besides: ast.For | None = None) -> bool:
        """Return whether a local name is read, other than in a loop that counts with it."""
        return any(
            isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load)
            for node in _walk(self._body, name if besides is not None else None)
        )

    def changes_nothing(self, node: ast.expr) -> bool:
        """Return whether an expression has no effect but on fields that are not wanted."""
        try:
            return all(self.is_harmless(part) for part in ast.walk(node) if isinstance(part, ast.Call))
        except NotRead:
            return False

    def is_harmless(self, call: ast.Call) -> bool:
        """Return whether a call has no effect but on fields that are not wanted."""
        callee = called(call, self._function)
        return callee is None or all(self.is_unwanted(call.args[i]) for i in written_places(callee))

    def call(self, call: ast.Call, node: ast.stmt) -> Iterator[ast.stmt]:
        """Yield a call, or one of a copy, or nothing."""
        places = [i for i, argument in enumerate(call.args) if _is_name(argument, self.record)]
        if not places and self.changes_nothing(call):
            return
        if len(places) == 1 and isinstance(call.func, ast.Name) and call.func.id not in self.others:
            callee = called(call, self._function)
            if callee is None:
                raise NotRead
            copy, does_nothing = self._cutter._copied(callee, places[0])
            if does_nothing and all(self.changes_nothing(argument) for argument in call.args):
                return
            name = f"{call.func.id}_tailored"
            self.others[name] = copy
            yield ast.Expr(ast.Call(ast.Name(name, ast.Load()), call.args, []))
            return
        yield node


def _walk(body: list[ast.stmt], but_loops_of: str | None = None) -> Iterator[ast.AST]:
    """Yield all nodes of some statements, without those of loops that count with a name."""
    todo: list[ast.AST] = list(body)
    while todo:
        node = todo.pop()
        if but_loops_of is not None and isinstance(node, ast.For) and _is_name(node.target, but_loops_of):
            todo += [node.iter]
            continue
        yield node
        todo += ast.iter_child_nodes(node)


# --- writing as late as possible ----------------------------------------------------------------------------

STATE, SEAT = "state_", "seat_"  # names that no strategy has
Show = Callable[[Names], tuple[FunctionType, Names]]


def shown_late(function: FunctionType, show: Show) -> tuple[FunctionType, Names]:
    """Copy a strategy's function of an observation so that it writes what it reads itself, on each way when it is needed.

    Args:
        function: The function; its first argument is the observation, and it changes nothing there.
        show: Returns, for fields that are wanted, a function of state, seat and observation that writes them, and all that
            it writes.

    Returns:
        The copy, whose first two arguments are the state and the seat, and the names of all fields that it writes.

    Raises:
        NotRead: The function cannot be read.
    """
    check_only_read(function, 0)
    late = _Late(function, show)
    source = source_of(function)
    names = arguments_of(function)
    if STATE in names or SEAT in names:
        raise NotRead
    statements = [node for node in source.body if not _is_text(node)]
    tree = function_tree(source.name, [STATE, SEAT, *names], late.block(statements, frozenset()))
    return compiled_copy(tree, function, late.others), late.written


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def function_tree(name: str, arguments: list[str], body: list[ast.stmt]) -> ast.FunctionDef:
    """Return the tree of a function."""
    given = ast.arguments([], [ast.arg(argument) for argument in arguments], None, [], [], None, [])
    return ast.FunctionDef(name=name, args=given, body=body or [ast.Pass()], decorator_list=[])


class _Late:
    """The statements of a strategy's function, with others in between that write what they read."""

    def __init__(self, function: FunctionType, show: Show) -> None:
        self._function = function
        self._record = arguments_of(function)[0]
        self._show = show
        self.others: dict[str, Any] = {}
        self.written: Names = frozenset()

    def block(self, statements: list[ast.stmt], known: Names) -> list[ast.stmt]:
        """Return statements that know some fields already; what is read up to a way out is written at once."""
        found: list[ast.stmt] = []
        todo: list[ast.stmt] = []
        for node in statements:
            if isinstance(node, ast.If) and not node.orelse and isinstance(node.body[-1], ast.Return):
                known = self._write(found, [*todo, node.test], known)
                found += [*todo, ast.If(node.test, self.block(node.body, known), [])]
                todo = []
            else:
                todo.append(node)
        self._write(found, todo, known)
        return found + todo

    def _write(self, found: list[ast.stmt], nodes: list[Any], known: Names) -> Names:
        wanted = self._read_by(nodes) - known
        if not wanted:
            return known
        function, written = self._show(wanted)
        name = f"show_{len(self.others)}_"
        self.others[name] = function
        self.written |= written
        given: list[ast.expr] = [ast.Name(argument, ast.Load()) for argument in (STATE, SEAT, self._record)]
        found.append(ast.Expr(ast.Call(ast.Name(name, ast.Load()), given, [])))
        return known | written

    def _read_by(self, nodes: list[ast.AST]) -> Names:
        found: set[str] = set()
        for node in nodes:
            for callee, place in _follow(node, self._function, self._record, found):
                found |= fields_named(callee, place)
        return frozenset(found)
