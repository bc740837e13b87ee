import os
from collections.abc import Iterator
from concurrent.futures import Executor
from typing import Any

import pytest
from django.db import connection

from tests.empty_tables import empty_tables
from tests.figures import KEPT, Figures
from tests.fuzz.shares import senders
from tests.product import Product

IN_THE_GATE = 10_000
WORKERS = 3


@pytest.fixture
def figures() -> Figures:
    examples = int(os.environ.get("EXAMPLES", IN_THE_GATE))
    if examples <= IN_THE_GATE:
        return Figures("make schemathesis")
    return Figures(f"make schemathesis EXAMPLES={examples}", folder=KEPT)


@pytest.fixture(scope="session")
def product(django_db_setup: None, django_db_blocker: Any) -> Iterator[Product]:
    """Served from the tests' own database: whatever is destroyed in it is nobody's."""
    with django_db_blocker.unblock():
        with Product().running() as product:
            yield product
        empty_tables()
        connection.close()


@pytest.fixture(scope="session")
def pool(product: Product) -> Iterator[Executor]:
    with senders(WORKERS) as pool:
        yield pool
