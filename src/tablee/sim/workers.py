"""Who does the work: this process, others on this machine, or a cluster, all by joblib."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, nullcontext
from importlib.util import find_spec
from itertools import chain, islice
from typing import Any, TypeVar

from tablee.games._face import quote
from tablee.sim.files import shorten
from tablee.sim.setups import BadStudy, BrokenOff

Given = TypeVar("Given")
Found = TypeVar("Found")

ENGINES = ("processes", "threads", "ray", "dask")
_BACKENDS = {"processes": "loky", "threads": "threading", "ray": "ray", "dask": "dask"}
_CLUSTERS = {"ray": "ray", "dask": "distributed"}  # engine: the package that it needs
_WITHOUT_ORDER = ("ray",)  # their backend gives the results of a call only all together
LEG = 64  # parts a job that are in hand at once, so that finished ones cannot pile up
WAVE = 4  # the same for those without order
PATIENCE = 10  # seconds that a cluster may take to answer
_LOSSES = (
    "RayError",
    "KilledWorker",
    "CommClosedError",
    "FutureCancelledError",
)  # what Ray and Dask say of them
WORTH_SHARING = 2.0  # seconds of work left for which other processes are started


class Workers:
    """Calls a function with many arguments, side by side, and yields the results in order.

    Args:
        engine: One of ENGINES. The clusters start one on this machine unless `cluster` says where theirs is.
        jobs: How many at once; None for one a core, or for all that a cluster has.
        cluster: The address of a cluster, None for a local one (or what RAY_ADDRESS says).

    Raises:
        BadStudy: There is no such engine or number of jobs, or a package is missing.
    """

    def __init__(
        self, engine: str = "processes", jobs: int | None = None, cluster: str | None = None
    ) -> None:
        if engine not in ENGINES:
            raise BadStudy("study-engine", value=quote(engine), allowed=", ".join(ENGINES))
        if cluster is not None and engine not in _CLUSTERS:
            raise BadStudy("study-cluster", engine=engine, allowed=", ".join(_CLUSTERS))
        if engine in _CLUSTERS and find_spec(_CLUSTERS[engine]) is None:
            raise BadStudy("study-engine-missing", engine=engine, package=_CLUSTERS[engine])
        if jobs is not None and (type(jobs) is not int or jobs < 1):
            raise BadStudy("study-jobs", value=quote(jobs))
        self.engine = engine
        self.jobs = jobs
        self.cluster = cluster
        self._stack = ExitStack()
        self._parallel: Any = None

    @property
    def count(self) -> int:
        """How many work at once on this machine: one for each core that this process may use, unless it is said."""
        if self.jobs is not None:
            return self.jobs
        import joblib

        return int(joblib.cpu_count())

    @property
    def is_cluster(self) -> bool:
        """Whether the work goes to other machines, or could."""
        return self.engine in _CLUSTERS

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *error: object) -> None:
        self._stack.close()
        self._parallel = None

    def map(self, job: Callable[[Given], Found], tasks: Iterable[Given]) -> Iterator[Found]:
        """Yield `job(task)` for each task, in the order of the tasks, which are asked for as they are needed.

        Raises:
            BrokenOff: A process that worked was killed, or memory ran out.
        """
        import joblib

        parallel = self._started()
        size = joblib.effective_n_jobs(parallel.n_jobs) * (WAVE if self.engine in _WITHOUT_ORDER else LEG)
        tasks = iter(tasks)
        for task in tasks:
            leg = chain([task], islice(tasks, size - 1))
            with self._telling_losses():
                with nullcontext() if self.is_cluster else _deaf_from_birth():
                    found = parallel(joblib.delayed(_call)(job, task) for task in leg)
                yield from found

    @contextlib.contextmanager
    def _telling_losses(self) -> Iterator[None]:
        """Make the loss of a process one of our own refusals; an error of the job itself stays what it is."""
        try:
            yield
        except MemoryError:
            raise BrokenOff("study-memory") from None
        except Exception as error:
            if not _is_loss(error):
                raise
            raise BrokenOff("study-worker-lost", engine=self.engine) from error

    def _started(self) -> Any:
        """Return joblib's runner, started with the first call."""
        if self._parallel is None:
            import joblib

            if self.is_cluster:
                self._join()
            jobs = self.jobs or (-1 if self.is_cluster else self.count)
            self._stack.enter_context(joblib.parallel_config(_BACKENDS[self.engine], n_jobs=jobs))
            kind = "list" if self.engine in _WITHOUT_ORDER else "generator"
            runner = joblib.Parallel(return_as=kind, batch_size=1, pre_dispatch="2*n_jobs")
            self._parallel = self._stack.enter_context(runner)
        return self._parallel

    def _join(self) -> None:
        """Join the cluster, or start one here.

        Raises:
            BadStudy: There is none at the address, or none can be started.
        """
        try:
            self._join_ray() if self.engine == "ray" else self._join_dask()
        except (OSError, ValueError, RuntimeError) as error:
            reason = shorten(str(error).partition("\n")[0].strip(" ."))
            if self.cluster is None:
                raise BadStudy("study-cluster-start", engine=self.engine, reason=reason) from None
            raise BadStudy(
                "study-cluster-away", engine=self.engine, address=quote(self.cluster), reason=reason
            ) from None

    def _join_ray(self) -> None:
        import ray
        from ray.util.joblib import register_ray

        if not ray.is_initialized():
            local = {} if self.cluster else {"num_cpus": self.jobs, "include_dashboard": False}
            ray.init(self.cluster, log_to_driver=False, logging_level="ERROR", **local)
            self._stack.callback(ray.shutdown)
        register_ray()

    def _join_dask(self) -> None:
        from distributed import Client

        local = {"n_workers": self.count, "threads_per_worker": 1, "dashboard_address": None}
        client = Client(self.cluster, timeout=PATIENCE) if self.cluster else Client(**local)
        self._stack.enter_context(client)


def _is_loss(error: BaseException | None) -> bool:
    """Return whether an error, or one that it came after, says that a process is gone.

    Those of clusters are known by name, not to load them. What went wrong in a job is none, though Ray says it its own way.
    """
    while error is not None:
        kinds = {kind.__name__ for kind in type(error).__mro__}
        if isinstance(error, BrokenExecutor) or not kinds.isdisjoint(_LOSSES):
            return "RayTaskError" not in kinds
        error = error.__cause__ or error.__context__
    return False


def _call(job: Callable[[Given], Found], task: Given) -> Found:
    """Do the job in a worker, where Ctrl-C is left to the process that is in charge."""
    if multiprocessing.parent_process() is not None:
        _ignore_interrupts()
    return job(task)


@contextlib.contextmanager
def _deaf_from_birth() -> Iterator[None]:
    """Let processes that are started meanwhile never hear Ctrl-C; the one in charge hears it afterwards.

    `_call` comes too late for a process that still imports what it needs. A signal that is ignored stays so in children, and
    one that is blocked meanwhile waits for the handler to be put back.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _ignore_interrupts() -> None:
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:
        return  # not the main thread: then the signal does not come here


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Keep Ctrl-C waiting, so that what belongs together is done as a whole."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
