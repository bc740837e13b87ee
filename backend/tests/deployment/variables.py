"""The table of variables, and the variables of the sources."""

import re

from django.conf import settings

from tests.architecture.paths import REPOSITORY, committed_files, readable

TABLE = REPOSITORY / "docs/operations/configure.md"
NAME = re.compile(r"\bLIVRETIER_[A-Z0-9]+(?:_[A-Z0-9]+)*\b(?!_)|\bAPP_PORT\b")
ROW = re.compile(r"^\| `([A-Z0-9_]+)` \| (.+?) \| (yes|no) \| (.+?) \| (.+) \|$", re.M)
PREFIXES = {"LIVRETIER_OPERATOR"}  # names that begin so are made of the settings' own
GIVEN_UP = REPOSITORY / "backend/tests/architecture/test_names.py"


def rows() -> dict[str, tuple[str, ...]]:
    """Default, secret, read by and meaning, by name."""
    return {name: tuple(cells) for name, *cells in ROW.findall(TABLE.read_text("utf-8"))}


def named_in_sources() -> set[str]:
    """Every variable that a script, a setting, a build or a test reads or sets."""
    found = {f"LIVRETIER_OPERATOR_{name.upper()}" for name in settings.OPERATOR}
    for path in committed_files():
        if path.suffix not in {".md", ".json"} and path != GIVEN_UP and not _is_about_them(path):
            found |= set(NAME.findall(readable(path)))
    return found - PREFIXES


def _is_about_them(path: object) -> bool:
    """Tests of the table and of the checks plant names that do not exist."""
    return "backend/tests/deployment" in str(path) or str(path).endswith("test_settings.py")
