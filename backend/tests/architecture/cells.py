"""A test is called the same in every run: turns divide tests by their names, and compare them."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.paths import python_files

CHANCE = {"random", "token_hex", "token_urlsafe", "uuid4", "uuid7"}
WITHOUT_ORDER = {"frozenset", "set"}


def unstable_names(root: Path) -> list[str]:
    """Parameters of tests that chance makes, or that stand in another order each time."""
    return [
        f"{path.relative_to(root)}:{call.lineno} has {ast.unparse(found)}"
        for path in python_files(root)
        if path.name.startswith("test_")
        for call in _parameters(ast.parse(path.read_text("utf-8")))
        for found in _unstable(call)
    ]


def _parameters(module: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.parametrize"):
            yield node


def _unstable(call: ast.Call) -> Iterator[ast.AST]:
    values = call.args[1]
    difference = values.left if isinstance(values, ast.BinOp) else values
    if isinstance(values, ast.Set) or _name(difference) in WITHOUT_ORDER:
        yield values
    yield from (node for node in ast.walk(values) if _name(node) in CHANCE)


def _name(node: ast.AST) -> str:
    return ast.unparse(node.func).rpartition(".")[2] if isinstance(node, ast.Call) else ""
