"""What slices tell and ask each other is frozen, whole: nobody who hears it can write into it."""

import ast
from collections.abc import Iterator
from pathlib import Path

TOLD = ("events", "questions")
CHANGEABLE = {"list", "dict", "set", "bytearray", "deque", "defaultdict", "Counter"}
CHANGEABLE_BY_NAME = ("Mutable",)


def unfrozen_facts(root: Path) -> list[str]:
    """Classes of `events` and `questions` that are no frozen dataclass, or hold what can be changed."""
    return [
        f"{path.relative_to(root)} {kind.name}"
        for name in TOLD
        for path in sorted(root.glob(f"apps/*/{name}.py"))
        for kind in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(kind, ast.ClassDef)
        if not _is_frozen(kind) or any(_is_changeable(name) for name in _held(kind))
    ]


def _is_frozen(kind: ast.ClassDef) -> bool:
    return any(
        isinstance(decorator, ast.Call)
        and ast.unparse(decorator.func) in ("dataclass", "dataclasses.dataclass")
        and any(ast.unparse(given) == "frozen=True" for given in decorator.keywords)
        for decorator in kind.decorator_list
    )


def _held(kind: ast.ClassDef) -> Iterator[str]:
    """The names that its fields are declared with."""
    for field in kind.body:
        if isinstance(field, ast.AnnAssign):
            for node in ast.walk(field):
                if isinstance(node, ast.Name):
                    yield node.id


def _is_changeable(name: str) -> bool:
    return name in CHANGEABLE or name.startswith(CHANGEABLE_BY_NAME)
