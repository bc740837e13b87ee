import os
from collections.abc import Iterator

import pytest

from tests.serving.served import Served


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    with Served(int(os.environ["LIVRETIER_PORT"]) + 10_050).running() as served:
        yield served
