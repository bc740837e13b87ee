"""A wire to a server of the machine, which may be cut or made silent without touching the server."""

import socket
from contextlib import suppress
from threading import Event, Lock, Thread


class Relay:
    """Listens on one port of loopback and passes every connection on to another."""

    def __init__(self, port: int, target: int) -> None:
        self.port, self.target = port, target
        self._flowing, self._lock = Event(), Lock()
        self._listener: socket.socket | None = None
        self._open: set[socket.socket] = set()

    def mend(self) -> None:
        """Pass everything on, what waited included."""
        self._flowing.set()
        if self._listener is None:
            self._listener = socket.create_server(("127.0.0.1", self.port), backlog=128)
            Thread(target=self._accept, args=[self._listener], daemon=True).start()

    def hang(self) -> None:
        """Take connections and bytes, and pass nothing on, as a stopped process does."""
        self._flowing.clear()

    def cut(self) -> None:
        """Refuse connections, and end those that are open, as a killed process does."""
        if self._listener:
            self._listener.shutdown(socket.SHUT_RDWR)
            self._listener.close()
            self._listener = None
        with self._lock:
            for one in self._open:
                with suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)

    def _accept(self, listener: socket.socket) -> None:
        with suppress(OSError):  # cut
            while True:
                self._connect(listener.accept()[0])

    def _connect(self, caller: socket.socket) -> None:
        try:
            server = socket.create_connection(("127.0.0.1", self.target))
        except OSError:
            caller.close()
            return
        with self._lock:
            self._open |= {caller, server}
        for source, sink in ((caller, server), (server, caller)):
            Thread(target=self._pass_on, args=[source, sink], daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while content := source.recv(65536):
                self._flowing.wait()
                sink.sendall(content)
        with suppress(OSError):
            sink.shutdown(socket.SHUT_WR)
        with self._lock:
            self._open.discard(source)
