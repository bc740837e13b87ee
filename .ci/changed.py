"""The tests in or about what was changed since the last commit, or by it: `changed.py backend|frontend|files SUFFIX...`."""

import json
import re
import sys
from pathlib import Path

from plan import changed_since, git
from turns import ROOT, touches

BACKEND = ROOT / "backend"
# What a whole slice stands on: a change there is about all its tests.
GROUND = {
    "models",
    "policies",
    "selectors",
    "factories",
    "conftest",
    "schemas",
    "events",
    "__init__",
}


def changed_files() -> list[str]:
    """What is not committed yet; when all is, what the last commit changed."""
    files = changed_since("HEAD")
    return files or git("diff", "--name-only", "--no-renames", "HEAD~1", "HEAD").splitlines()


def backend_tests(changed: list[str], root: Path = BACKEND) -> list[str]:
    """Test files and folders for pytest, from its own root."""
    paths = [Path(file).relative_to("backend") for file in changed if file.startswith("backend/")]
    return sorted(
        {test for path in paths if path.suffix == ".py" for test in _tests_of(path, root)}
    )


def _tests_of(path: Path, root: Path) -> list[str]:
    if path.name.startswith("test_"):
        return [str(path)] if (root / path).exists() else []
    folder = _tests_folder(path)
    if not (root / folder).is_dir():
        return []
    if path.stem in GROUND or path.parent.name in GROUND:
        return [str(folder)]
    word = re.compile(rf"\b{re.escape(path.stem)}\b")
    tests = sorted((root / folder).rglob("test_*.py"))
    return [
        str(test.relative_to(root))
        for test in tests
        if word.search(test.read_text("utf-8")) or test.stem == f"test_{path.stem}"
    ]


def _tests_folder(path: Path) -> Path:
    top = path.parts[0]
    return Path(*path.parts[:2], "tests") if top == "apps" else Path("tests", top)


def frontend_tests(changed: list[str], candidates: list[dict[str, object]]) -> list[str]:
    """Test files for vitest, from its own root."""
    return [
        str(candidate["id"])
        for candidate in candidates
        if f"frontend/{candidate['id']}" in changed
        or any(touches(str(path), changed) for path in _near(candidate))
    ]


def _near(candidate: dict[str, object]) -> list[object]:
    about = candidate.get("about", [])
    return about if isinstance(about, list) else []


if __name__ == "__main__":
    what, *suffixes = sys.argv[1:]
    files = changed_files()
    if what == "backend":
        chosen = backend_tests(files)
    elif what == "frontend":
        chosen = frontend_tests(files, json.load(sys.stdin))
    else:
        chosen = [
            file for file in files if file.endswith(tuple(suffixes)) and (ROOT / file).exists()
        ]
    sys.stdout.writelines(f"{test}\n" for test in chosen)
