"""How numba compiles a kernel in one piece. It is loaded with the first kernel.

numba turns each function that a kernel calls into machine code of its own, although only the kernel is ever called from
Python, and optimises it anew in each of its callers. Here the functions are only translated; the kernel takes them in,
and everything is optimised once, as what nobody else calls. That takes two thirds of the time, and the code is faster: of
the bots' matches by a tenth. And a kernel that was compiled before is loaded without the tables that only compiling needs
(`hasten`): a fifth of the time.

This reaches into numba; it is done with the versions that it was tested with. Others compile as numba does by itself.
"""

from __future__ import annotations

from typing import Any

import numba
from numba.core import compiler, compiler_machinery, ir, ir_utils, typed_passes, types, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.runtime import rtsys
from numba.extending import intrinsic

TESTED = ("0.68.",)


class _Codegen:
    """The code generator as a part of a kernel sees it: its environment is set once there is code to set it in."""

    def __init__(self, real: Any, environments: dict[str, Any]) -> None:
        self._real = real
        self._environments = environments

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    def set_env(self, name: str, environment: Any) -> None:
        self._environments[name] = environment


class _PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """A function that is not compiled by itself."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.environments: dict[str, Any] = {}

    @property
    def codegen(self) -> Any:
        return _Codegen(self._codegen, self.environments)

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        self._ensure_finalized()
        return 0


class _KernelLibrary(JITCodeLibrary):  # type: ignore[misc]
    """A kernel with all its parts, those of its parts included."""

    def add_linking_library(self, library: Any) -> None:
        if library in self._linking_libraries:
            return
        super().add_linking_library(library)
        if isinstance(library, _PartLibrary):
            for part in library._linking_libraries:
                self.add_linking_library(part)

    def _optimize_final_module(self) -> None:
        """Let the optimiser know that nobody else calls the parts, so that it keeps no copy of what it takes in."""
        for library in self._linking_libraries:
            if isinstance(library, _PartLibrary):
                for part in library.get_defined_functions():
                    self._final_module.get_function(part.name).linkage = "internal"
        super()._optimize_final_module()

    def finalize(self) -> None:
        super().finalize()
        for library in self._linking_libraries:
            for name, environment in getattr(library, "environments", {}).items():
                if self._codegen._engine.is_symbol_defined(name):
                    self._codegen.set_env(name, environment)


@intrinsic  # type: ignore[untyped-decorator]
def _place(typing_context: Any, index: Any) -> Any:  # noqa: ARG001
    """Take a whole number in brackets as a place counted from the front; anything else stays what it is."""
    place = types.uintp if isinstance(index, types.Integer) else index

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
        return context.cast(builder, arguments[0], index, place)

    return place(index), generate


@compiler_machinery.register_pass(mutates_CFG=False, analysis_only=False)
class _FromTheFront(compiler_machinery.FunctionPass):  # type: ignore[misc]
    """Rules never count cells from the end, so no code is needed that asks at each cell whether its number is negative."""

    _name = "tablee_from_the_front"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        blocks = state.func_ir.blocks
        for block in blocks.values():
            block.body = [added for statement in block.body for added in self._placed(statement, block.scope)]
        state.func_ir._definitions = ir_utils.build_definitions(blocks)
        return True

    def _placed(self, statement: Any, scope: Any) -> list[Any]:
        """Return the statement, with what makes a place of its index before it."""
        value, loc = getattr(statement, "value", None), statement.loc
        cell: Any = value if isinstance(value, ir.Expr) and value.op == "getitem" else statement
        if cell is statement and not isinstance(statement, ir.SetItem):
            return [statement]
        function, place = scope.redefine("$place", loc), scope.redefine("$place", loc)
        call = ir.Expr.call(function, [cell.index], (), loc)
        cell.index = place
        return [
            ir.Assign(ir.Global("_place", _place, loc), function, loc),
            ir.Assign(call, place, loc),
            statement,
        ]


def _pipeline(kind: type[JITCodeLibrary]) -> type[compiler.CompilerBase]:
    """Return numba's pipeline with libraries of this kind."""

    @compiler_machinery.register_pass(mutates_CFG=False, analysis_only=False)
    class Shelve(compiler_machinery.FunctionPass):  # type: ignore[misc]
        _name = f"tablee_{kind.__name__}"

        def __init__(self) -> None:
            super().__init__()

        def run_pass(self, state: Any) -> bool:
            state.library = kind(state.targetctx.codegen(), state.func_id.func_qualname)
            state.library.enable_object_caching()
            return True

    class Pipeline(compiler.CompilerBase):  # type: ignore[misc]
        def define_pipelines(self) -> list[Any]:
            passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
            passes.add_pass_after(_FromTheFront, untyped_passes.ReconstructSSA)
            passes.add_pass_after(Shelve, typed_passes.NopythonTypeInference)
            passes.finalize()
            return [passes]

    return Pipeline


def hasten(kernel: Any) -> None:
    """Let a kernel that is kept on disk be loaded at once.

    numba first reads in all that it could compile, and scipy's linear algebra with it; machine code needs no more than
    the run-time system. If the kernel is not kept, numba goes its own way.
    """
    if not IS_TESTED:
        return
    cache = kernel._cache
    load = cache.load_overload

    def load_overload(signature: Any, context: Any) -> Any:
        rtsys.initialize(context)
        with cache._guard_against_spurious_io_errors():
            found = cache._load_overload(signature, context)
            if found is not None:
                return found
        return load(signature, context)

    cache.load_overload = load_overload


IS_TESTED = numba.__version__.startswith(TESTED)
# Kernels make no arrays, and those that they are given outlive them: nothing need be counted.
PART: dict[str, Any] = {"pipeline_class": _pipeline(_PartLibrary), "_nrt": False} if IS_TESTED else {}
KERNEL: dict[str, Any] = {"pipeline_class": _pipeline(_KernelLibrary), "_nrt": False} if IS_TESTED else {}
