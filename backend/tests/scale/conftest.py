import pytest

from tests.figures import KEPT, Figures


@pytest.fixture
def figures() -> Figures:
    return Figures("make perf-users", folder=KEPT)
