import os
from collections.abc import Iterator
from contextlib import contextmanager

from tests.processes import Process
from tests.reading.reading_node import ReadingNode


@contextmanager
def running_node() -> Iterator[ReadingNode]:
    """nginx, and its edge sync on the test's database."""
    with ReadingNode(int(os.environ["LIVRETIER_PORT"]) + 10_080).running() as node:
        node.edge.mkdir(parents=True, exist_ok=True)
        sync = Process(
            "publishing-edge",
            ["manage", "sync_edge", "--edge", str(node.edge)],
            LIVRETIER_DATABASE_POOL="0",
        )
        sync.start()
        try:
            yield node
        finally:
            sync.end()
