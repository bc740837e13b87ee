from pathlib import Path

import pytest

from tests.figures import Figures
from tests.printing.paper import Paper


@pytest.fixture(scope="session")
def paper(built_renderer: Path) -> Paper:
    """The renderer as the worker runs it, and the printer behind it."""
    return Paper(built_renderer)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "o").mkdir()
    return tmp_path


@pytest.fixture
def figures() -> Figures:
    return Figures("make test-backend")
