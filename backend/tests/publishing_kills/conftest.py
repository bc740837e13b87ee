from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.figures import KEPT, Figures
from tests.publishing_fixtures.plant import Plant, running_plant
from tests.publishing_fixtures.reading import running_node
from tests.reading.reading_node import ReadingNode


@pytest.fixture
def plant(
    monkeypatch: pytest.MonkeyPatch, transactional_db: None, tmp_path: Path
) -> Iterator[Plant]:
    with running_plant(monkeypatch) as plant, plant.clock(tmp_path):
        yield plant


@pytest.fixture
def node(transactional_db: None) -> Iterator[ReadingNode]:
    with running_node() as node:
        yield node


@pytest.fixture
def figures() -> Figures:
    return Figures("make publishing-kills", folder=KEPT)
