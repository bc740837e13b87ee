import os
from collections.abc import Iterator
from contextlib import contextmanager

from tests.processes import Process
from tests.reading.reading_node import ReadingNode


@contextmanager
def running_node() -> Iterator[ReadingNode]:
    """nginx, and the keeper of its shelf on the test's database."""
    with ReadingNode(int(os.environ["LIVRETIER_PORT"]) + 10_080).running() as node:
        node.shelf.mkdir(parents=True, exist_ok=True)
        keeper = Process(
            "press-shelf",
            ["manage", "keep_shelf", "--shelf", str(node.shelf)],
            LIVRETIER_DATABASE_POOL="0",
        )
        keeper.start()
        try:
            yield node
        finally:
            keeper.end()
