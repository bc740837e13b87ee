"""SEC19: thousands of connections that say almost nothing, from one address: others work, readers read."""

import resource
import socket
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection, HTTPException

import pytest

from tests.figures import Figures
from tests.product import Product

SOCKETS = 4200
ROUNDS = 60
ATTACKER = "127.0.0.9"
HEAD = b"POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n"
BODY = HEAD + b"Content-Length: 9000\r\n\r\n"
CALM = {"the studio": "/api/auth/csrf-token", "a page": "/", "a reader": "/l/nulle-part/"}


@contextmanager
def slow(product: Product, said: bytes) -> Iterator[None]:
    """That many connections of one address to both listeners, each in the midst of its request."""
    with ExitStack() as stack:
        for turn in range(SOCKETS):
            port = product.port if turn % 2 else product.reading_port
            address = ("127.0.0.1", port)
            call = socket.create_connection(address, source_address=(ATTACKER, 0))
            stack.enter_context(call).sendall(said)
        yield


def measure(product: Product) -> dict[str, tuple[float, int]]:
    """For each kind of visitor: the slowest of twenty in seconds, and how many got no answer of ours."""
    return {who: _measure(product, who, path) for who, path in CALM.items()}


def _measure(product: Product, who: str, path: str) -> tuple[float, int]:
    port = product.reading_port if who == "a reader" else product.port
    took, lost = [], 0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        connection = HTTPConnection("127.0.0.1", port, timeout=30)
        try:
            connection.request("GET", path, headers={"Host": "localhost"})
            answer = connection.getresponse()
            lost += not answer.read() or answer.status == 429 or answer.status in (500, 502, 504)
        except (OSError, HTTPException):
            lost += 1
        finally:
            connection.close()
        took.append(time.perf_counter() - began)
    return statistics.quantiles(took, n=20)[-1], lost


@pytest.mark.parametrize(("kind", "said"), [("heads", HEAD), ("bodies", BODY)])
def test_slow_connections_take_nothing_from_others(
    product: Product, figures: Figures, kind: str, said: bytes
):
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > SOCKETS + 200, (
        "too few files may be open"
    )
    quiet = measure(product)
    with slow(product, said):
        attacked = measure(product)

    lost = {who: count for who, (_, count) in attacked.items()}
    ratio = max(attacked[who][0] / quiet[who][0] for who in CALM)
    figures.note(
        "SEC19",
        f"{SOCKETS} connections of one address with unfinished {kind}, to the studio and to readers",
        f"{sum(lost.values())} errors for others; their p95 × {ratio:.1f} of quiet at most",
        goal="0 errors; × 3",
        met=not any(lost.values()) and ratio <= 3,
    )
    assert not any(lost.values()), lost
