import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.reading.bundles import Booklet
from tests.reading.reading_node import ReadingNode


@pytest.fixture(scope="session")
def node() -> Iterator[ReadingNode]:
    with ReadingNode(int(os.environ["LIVRETIER_PORT"]) + 10_060).running() as node:
        yield node


@pytest.fixture
def published() -> Iterator[Callable[..., Booklet]]:
    made: list[Booklet] = []

    def publish(**traits: Any) -> Booklet:
        made.append(Booklet(**traits))
        made[-1].publish()
        return made[-1]

    yield publish
    for booklet in made:
        booklet.remove()
