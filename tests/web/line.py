"""A line between a browser and the server that can be cut, and whose answers can be held back."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType

AT_ONCE = 65536


class Line:
    """Forwards every connection to a server on this machine.

    address: where the browser finds it.
    """

    def __init__(self, port: int) -> None:
        self._target = ("127.0.0.1", port)
        self._sockets: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._flows = threading.Event()
        self._flows.set()
        self._is_cut = False
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def __enter__(self) -> Line:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.flow()
        self.cut()
        self._door.close()

    def cut(self) -> None:
        """End every connection and refuse new ones."""
        self._is_cut = True
        with self._lock:
            open_sockets, self._sockets = self._sockets, set()
        for one in open_sockets:
            _end(one)

    def mend(self) -> None:
        """Let connections through again."""
        self._is_cut = False

    def hold(self) -> None:
        """Hold back what the server says, without a sign of it."""
        self._flows.clear()

    def flow(self) -> None:
        """Let through what was held back."""
        self._flows.set()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return  # the door is closed
            if self._is_cut:
                _end(near)
                continue
            try:
                far = socket.create_connection(self._target, timeout=5)
            except OSError:
                _end(near)
                continue
            far.settimeout(None)
            with self._lock:
                self._sockets |= {near, far}
            threading.Thread(target=self._carry, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self._carry, args=(far, near, True), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket, is_answer: bool) -> None:
        try:
            while said := source.recv(AT_ONCE):
                if is_answer:
                    self._flows.wait()
                sink.sendall(said)
        except OSError:
            pass  # either side is gone
        _end(source)
        _end(sink)


def _end(one: socket.socket) -> None:
    with contextlib.suppress(OSError):  # it was never whole, or is gone
        one.shutdown(socket.SHUT_RDWR)
    one.close()
