import shutil
from pathlib import Path

import pytest

from tests.architecture.paths import BACKEND


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The backend's sources, ready for a fault."""
    for folder in ("apps", "config", "shared", "tests"):
        shutil.copytree(
            BACKEND / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__")
        )
    for file in ("pyproject.toml", "manage.py", "openapi.json"):
        shutil.copy(BACKEND / file, tmp_path)
    return tmp_path
