"""The clock is looked at when something happens, never while a file is being imported."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.paths import python_files

CLOCKS = {
    "datetime.date.today",
    "datetime.datetime.now",
    "datetime.datetime.today",
    "datetime.datetime.utcnow",
    "django.utils.timezone.localdate",
    "django.utils.timezone.localtime",
    "django.utils.timezone.now",
    "time.localtime",
    "time.monotonic",
    "time.perf_counter",
    "time.time",
    "time.time_ns",
}
OF_ANOTHER_MOMENT = {"django.utils.timezone.localdate", "django.utils.timezone.localtime"}

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def clock_at_import(root: Path) -> list[str]:
    """Calls of the clock in a module, in a class, in a decorator or as a default of an argument."""
    return [
        f"{path.relative_to(root)}:{call.lineno} calls {ast.unparse(call)}"
        for path in [*sorted(root.glob("*.py")), *python_files(root)]
        for call in _calls_of_the_clock(ast.parse(path.read_text("utf-8")))
    ]


def _calls_of_the_clock(module: ast.Module) -> Iterator[ast.Call]:
    names = _names_of_imports(module)
    for node in _run_at_import(module):
        if not isinstance(node, ast.Call):
            continue
        name = _full_name(node.func, names)
        if name in CLOCKS and not (node.args and name in OF_ANOTHER_MOMENT):
            yield node


def _run_at_import(node: ast.AST) -> Iterator[ast.AST]:
    """All that happens while the module is imported: a function is made, but its body does not run."""
    yield node
    for child in _of_a_function(node) if isinstance(node, Function) else ast.iter_child_nodes(node):
        yield from _run_at_import(child)


def _of_a_function(function: Function) -> list[ast.expr]:
    defaults = [default for default in function.args.kw_defaults if default]
    decorators = [] if isinstance(function, ast.Lambda) else function.decorator_list
    return [*function.args.defaults, *defaults, *decorators]


def _names_of_imports(module: ast.Module) -> dict[str, str]:
    names: dict[str, str] = {}
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            names |= {one.asname or one.name: one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {one.asname or one.name: f"{node.module}.{one.name}" for one in node.names}
    return names


def _full_name(function: ast.expr, names: dict[str, str]) -> str:
    first, *rest = ast.unparse(function).split(".")
    return ".".join([names.get(first, first), *rest])
