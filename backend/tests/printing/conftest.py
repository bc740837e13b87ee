import os
import subprocess
from pathlib import Path

import pytest

from tests.figures import Figures
from tests.printing.paper import Paper
from tests.processes import REPOSITORY


@pytest.fixture(scope="session")
def paper(tmp_path_factory: pytest.TempPathFactory) -> Paper:
    """The renderer as the worker runs it, built once, and the printer behind it."""
    built = tmp_path_factory.mktemp("renderer")
    subprocess.run(
        ["npm", "run", "--silent", "build", "--", "--outDir", str(built), "--emptyOutDir"],
        cwd=REPOSITORY / "frontend" / "apps" / "renderer",
        env={**os.environ, "NODE_ENV": "production"},
        check=True,
        capture_output=True,
    )
    return Paper(built)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "o").mkdir()
    return tmp_path


@pytest.fixture
def figures() -> Figures:
    return Figures("make test-backend")
