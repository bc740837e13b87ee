import pytest

from tests.figures import KEPT, Figures
from tests.printing.conftest import paper

__all__ = ["paper"]


@pytest.fixture
def figures() -> Figures:
    return Figures("make sheets", folder=KEPT)
