from collections.abc import Iterator

import pytest

from tests.figures import KEPT, Figures
from tests.publishing_fixtures.plant import Plant, running_plant


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch, transactional_db: None) -> Iterator[Plant]:
    with running_plant(monkeypatch) as plant:
        yield plant


@pytest.fixture
def figures() -> Figures:
    return Figures("make perf-publishing", folder=KEPT)
