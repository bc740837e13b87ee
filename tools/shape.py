"""Prints how large the pieces of a source tree are: `python3 tools/shape.py [FOLDER] ...`, one row of a table each."""

import ast
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path

LEFT_OUT = {"node_modules", ".venv", "migrations", "dist", "storybook-static", ".git", "generated"}
PYTHON, WEB = {".py"}, {".ts", ".tsx"}


def sources(folder: Path, suffixes: set[str]) -> Iterator[Path]:
    """Files that people write and read, tests aside."""
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        tests = any(part in {"tests", "test", "__tests__"} for part in parts) or ".test." in path.name
        if path.suffix in suffixes and not LEFT_OUT & set(parts) and not tests and path.is_file():
            if not path.name.startswith(("test_", "conftest")) and not path.name.endswith((".d.ts", ".stories.tsx")):
                yield path


def lengths(files: list[Path]) -> list[int]:
    """Lines of each file that is not empty."""
    counted = (len(file.read_text("utf-8", "replace").splitlines()) for file in files)
    return sorted(count for count in counted if count)


def longest_function(files: list[Path]) -> int:
    """Lines of the longest function of the Python files."""
    longest = 0
    for file in files:
        try:
            tree = ast.parse(file.read_text("utf-8", "replace"))
        except SyntaxError:
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                longest = max(longest, (node.end_lineno or 0) - node.lineno + 1)
    return longest


def row(name: str, files: list[Path]) -> str:
    """Files, median, p95 and longest in lines, share of at most 20 lines, longest function."""
    counted = lengths(files)
    if not counted:
        return f"| {name} | 0 | | | | | |"
    small = sum(count <= 20 for count in counted)
    p95 = counted[int(len(counted) * 0.95)]
    function = longest_function(files) if files[0].suffix == ".py" else 0
    return (
        f"| {name} | {len(counted)} | {statistics.median(counted):.0f} | {p95} | {counted[-1]} |"
        f" {small} ({small / len(counted):.0%}) | {function or ''} |"
    )


if __name__ == "__main__":
    print("| Tree | Files | Median | p95 | Longest | ≤ 20 lines | Longest function |\n|---|---|---|---|---|---|---|")  # noqa: T201
    for argument in sys.argv[1:] or ["."]:
        root = Path(argument)
        for language, suffixes in (("Python", PYTHON), ("TypeScript", WEB)):
            print(row(f"{root.resolve().name}, {language}", list(sources(root, suffixes))))  # noqa: T201
