"""Statistics count people and devices: a selector that sums asks `masking` what of it is shown."""

import ast
from pathlib import Path

COUNTING = {"Sum", "Count"}
OF_NOBODY = {
    "lots.py",  # published lots: `masking.close_lot` let them out
    "booklets.py",  # chapters
}


def unmasked_counts(root: Path) -> list[str]:
    """Selectors of statistics that count and import nothing of `masking`."""
    return [
        str(path.relative_to(root))
        for path in sorted(root.glob("apps/stats/selectors/*.py"))
        if path.name not in OF_NOBODY
        if _imported(path) & COUNTING and "apps.stats.masking" not in _imported(path)
    ]


def _imported(path: Path) -> set[str]:
    """Names and modules."""
    imports = [
        node
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom)
    ]
    return {one.module or "" for one in imports} | {
        alias.name for one in imports for alias in one.names
    }
