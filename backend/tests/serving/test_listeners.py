"""Readers have an nginx of their own: whatever takes all connections of the studio's, booklets are read."""

import os
import socket
from contextlib import ExitStack

from tests.serving.limited import Limited

FILES = 256  # of which half are connections, for each of as many workers as there are processors


def test_a_studio_without_a_free_connection_leaves_readers_theirs():
    port, sockets = int(os.environ["LIVRETIER_PORT"]) + 10_040, FILES * (os.cpu_count() or 1)
    with ExitStack() as stack:
        limited = stack.enter_context(Limited(port, LIVRETIER_OPEN_FILES=str(FILES)).running())
        for _ in range(sockets):
            silent = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
            silent.sendall(b"GET / HTTP/1.1\r\n")

        read = [
            limited.ask("/l/nulle-part/", visitor="192.0.2.1", reading=True).status
            for _ in range(20)
        ]

    assert read == [503] * 20  # nothing was laid here yet
