import os
from collections.abc import Iterator

import pytest

from tests.figures import KEPT, Figures
from tests.product import Product

IN_THE_GATE = 10_000


@pytest.fixture
def figures() -> Figures:
    examples = int(os.environ.get("EXAMPLES", IN_THE_GATE))
    if examples <= IN_THE_GATE:
        return Figures("make schemathesis")
    return Figures(f"make schemathesis EXAMPLES={examples}", folder=KEPT)


@pytest.fixture
def product(transactional_db: None) -> Iterator[Product]:
    """Served from the test's own database: whatever is destroyed in it is nobody's."""
    with Product().running() as product:
        yield product
