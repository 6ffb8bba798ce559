"""The subset of Python that rules are written in, as a check over their source (docs/decisions/0001).

Rules are the functions that an engine runs: those that the verbs of `tablee.play.rules` reach by name, in the game's
own file, in the game that it stands on and in `_kit`. Everything else in a rules file is plain Python.
"""

import ast
import builtins
import importlib
import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np

from tablee.games import _kit
from tablee.play.rules import VERBS, Rules, shelf

ROOTS = (*VERBS, "draw_below")  # a bot draws from its stream with `draw_below`
OPERATORS = (
    *(ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod),
    *(ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift),
    *(ast.USub, ast.Not, ast.And, ast.Or),
    *(ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE),
)
TAKEN_NAMES = frozenset(dir(np.ndarray)) | frozenset(dir(np.recarray)) | frozenset(dir(np.void))


def chain(game: Rules) -> list[ModuleType]:
    """Return the modules that the game is linked of, the kit first."""
    modules = [importlib.import_module(shelf()[game.name])]
    while (base := getattr(modules[0], "BASE", None)) is not None:
        modules.insert(0, base)
    return [_kit, *modules]


def functions(module: ModuleType) -> dict[str, ast.FunctionDef]:
    """Return the functions at the top of a module's source, by name."""
    tree = ast.parse(inspect.getsource(module))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def other_names(module: ModuleType) -> dict[str, str]:
    """Return what a module imports under another name: the new name, and the name at home."""
    tree = ast.parse(inspect.getsource(module))
    return {
        str(alias.asname): alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.asname
    }


def rule_functions(game: Rules) -> Iterator[tuple[ModuleType, ast.FunctionDef]]:
    """Yield each function that an engine may run for the game, with the module that it stands in."""
    modules = chain(game)
    homes = {module: functions(module) for module in modules}
    aliases = {new: old for module in modules for new, old in other_names(module).items()}
    todo, reached = list(ROOTS), set()
    while todo:
        name = todo.pop()
        if name in reached:
            continue
        reached.add(name)
        for module in modules:
            found = homes[module].get(aliases.get(name, name))
            if found is not None:
                yield module, found
                called = (node for node in ast.walk(found) if isinstance(node, ast.Call))
                todo += [call.func.id for call in called if isinstance(call.func, ast.Name)]


def fields(game: Rules) -> dict[str, bool]:
    """Return the names of all fields of state and observation, and whether each is a list."""
    kinds = (game.State, game.Observation, _kit.Stream)
    scalars = {name: False for kind in kinds for name in kind.SCALARS}
    return scalars | {name: True for kind in kinds for name in kind.LISTS}


def complaints(function: ast.FunctionDef, space: dict[str, Any], known: dict[str, bool]) -> list[str]:
    """Return what a rule function has that the subset has not; an empty list is what a rules file wants.

    Args:
        function: The function.
        space: What its global names stand for: rule functions, integers, tuples of integers.
        known: The fields that it may use, and whether each is a list.
    """
    return list(_Reader(function, space, known).read())


class _Reader:
    """Reads one function from top to bottom."""

    def __init__(self, function: ast.FunctionDef, space: dict[str, Any], known: dict[str, bool]) -> None:
        self.function, self.space, self.known = function, space, known
        self.arguments = {argument.arg for argument in function.args.args}
        stored = (
            node
            for node in ast.walk(function)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        )
        self.local = {node.id for node in stored} | self.arguments

    def read(self) -> Iterator[str]:
        arguments = self.function.args
        if self.function.decorator_list:
            yield self.at(self.function, "a decorator")
        if (
            arguments.vararg
            or arguments.kwarg
            or arguments.kwonlyargs
            or arguments.defaults
            or arguments.posonlyargs
        ):
            yield self.at(self.function, "arguments that are not plain")
        body = self.function.body
        if ast.get_docstring(self.function) is not None:
            body = body[1:]
        for statement in body:
            yield from self.statement(statement)

    def at(self, node: ast.AST, what: str) -> str:
        return f"{self.function.name}, line {getattr(node, 'lineno', 0)}: {what}"

    def statement(self, node: ast.stmt) -> Iterator[str]:
        match node:
            case ast.Assign(targets=[target], value=value):
                yield from self.target(target)
                yield from self.value(value)
            case ast.AugAssign(target=target, op=op, value=value):
                yield from self.target(target)
                yield from self.operator(op)
                yield from self.value(value)
            case ast.If(test=test, body=body, orelse=orelse):
                yield from self.value(test)
                yield from self.block([*body, *orelse])
            case ast.While(test=test, body=body, orelse=[]):
                yield from self.value(test)
                yield from self.block(body)
            case ast.For(
                target=ast.Name(), iter=ast.Call(func=ast.Name(id="range"), args=args, keywords=[]), orelse=[]
            ):
                for value in args:
                    yield from self.value(value)
                yield from self.block(node.body)
            case ast.Return(value=value):
                if value is not None:
                    yield from self.value(value)
            case ast.Expr(value=ast.Call() as call):
                yield from self.value(call)
            case ast.Pass() | ast.Break() | ast.Continue():
                pass
            case _:
                yield self.at(node, f"a statement of the kind {type(node).__name__}")

    def block(self, statements: list[ast.stmt]) -> Iterator[str]:
        for statement in statements:
            yield from self.statement(statement)

    def target(self, node: ast.expr) -> Iterator[str]:
        if isinstance(node, ast.Name):
            if node.id in self.arguments and node.id in ("s", "o", "r"):
                yield self.at(node, f"another {node.id!r}")
        elif isinstance(node, ast.Attribute):
            yield from self.field(node, is_list=False)
        elif isinstance(node, ast.Subscript):
            yield from self.cell(node)
        else:
            yield self.at(node, f"an assignment to {type(node).__name__}")

    def value(self, node: ast.expr) -> Iterator[str]:
        match node:
            case ast.Constant(value=value):
                if type(value) not in (int, bool):
                    yield self.at(node, f"the constant {value!r}")
            case ast.Name():
                yield from self.name(node)
            case ast.Attribute():
                yield from self.field(node, is_list=False)
            case ast.Subscript():
                yield from self.cell(node)
            case ast.BinOp(left=left, op=op, right=right):
                yield from self.operator(op)
                yield from self.value(left)
                yield from self.value(right)
            case ast.UnaryOp(op=op, operand=operand):
                yield from self.operator(op)
                yield from self.value(operand)
            case ast.BoolOp(values=values):
                for part in values:
                    yield from self.value(part)
            case ast.Compare(left=left, ops=ops, comparators=comparators):
                for op in ops:
                    yield from self.operator(op)
                for part in (left, *comparators):
                    yield from self.value(part)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                for part in (test, body, orelse):
                    yield from self.value(part)
            case ast.Call():
                yield from self.call(node)
            case _:
                yield self.at(node, f"an expression of the kind {type(node).__name__}")

    def operator(self, op: ast.AST) -> Iterator[str]:
        if not isinstance(op, OPERATORS):
            yield self.at(self.function, f"the operator {type(op).__name__}")

    def name(self, node: ast.Name) -> Iterator[str]:
        if node.id not in self.local and type(self.space.get(node.id)) is not int:
            yield self.at(node, f"{node.id!r}, which is no integer")

    def field(self, node: ast.Attribute, *, is_list: bool) -> Iterator[str]:
        if not (isinstance(node.value, ast.Name) and node.value.id in self.arguments):
            yield self.at(node, "an attribute of something that is no argument")
        elif self.known.get(node.attr) is not is_list:
            yield self.at(node, f"{node.attr!r} is no {'list' if is_list else 'integer'} of the state")

    def cell(self, node: ast.Subscript) -> Iterator[str]:
        yield from self.value(node.slice)
        match node.value:
            case ast.Attribute():
                yield from self.field(node.value, is_list=True)
            case ast.Name(id=name) if name in self.arguments:
                pass
            case ast.Name(id=name) if _is_table(self.space.get(name)) and isinstance(node.ctx, ast.Load):
                pass
            case _:
                yield self.at(node, "a cell of something that is no list of the state")

    def call(self, node: ast.Call) -> Iterator[str]:
        if node.keywords:
            yield self.at(node, "an argument given by name")
        if not isinstance(node.func, ast.Name):
            yield self.at(node, "a call of something that is no rule function")
        elif node.func.id in self.local or not inspect.isfunction(self.space.get(node.func.id)):
            kind = "builtin" if hasattr(builtins, node.func.id) else "unknown"
            yield self.at(node, f"a call of {node.func.id!r} ({kind}), which is no rule function")
        for value in node.args:
            if isinstance(value, ast.Attribute) and self.known.get(value.attr) is True:
                yield from self.field(value, is_list=True)
            else:
                yield from self.value(value)


def _is_table(value: Any) -> bool:
    return type(value) is tuple and all(type(entry) is int for entry in value)
