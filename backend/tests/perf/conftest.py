import pytest

from tests.figures import Figures


@pytest.fixture
def figures() -> Figures:
    return Figures("make perf")
