"""Rules that import-linter cannot say, as functions over a tree, so that faults can be planted."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.paths import python_files

VAGUE_NAMES = {"core", "common", "utils", "util", "helpers", "helper", "misc", "admin"}
PUBLIC = {"models", "events", "policies", "selectors", "services", "schemas", "factories"}
BESIDES = {
    ("companies", "accounts.terms"): "the session shows the versions in force",
    ("companies", "accounts.devices"): "the export of a person names their devices",
    ("companies", "journal.actions"): "the export of a person names what they did",
    ("reading", "publishing.addresses"): "a shelf fetches what was published",
}
HOLD_QUERIES = {
    "models",
    "policies",  # what somebody was given on one booklet is a row
    "selectors",
    "services",
    "starter",  # looks up by code what it brings in through the services
    "sessions",  # Django's session engine
    "factories",
    "migrations",
    "tests",
}
BUSINESS = {"services", "selectors", "policies", "events", "models"}


def vague_names(root: Path) -> list[str]:
    """Files and folders whose name says nothing."""
    found = {
        part
        for path in python_files(root)
        for part in path.relative_to(root).with_suffix("").parts
        if part in VAGUE_NAMES
    }
    return sorted(found)


def private_imports(root: Path) -> list[str]:
    """Imports that reach into the private modules of another slice."""
    return [
        f"{path.relative_to(root)} imports {module}"
        for path, slice_name, _ in _slice_files(root)
        for module in _imported(path)
        if module.startswith("apps.") and _is_private(slice_name, module)
    ]


def http_in_business_code(root: Path) -> list[str]:
    """Services, selectors, policies, events and models that know of requests."""
    return [
        f"{path.relative_to(root)} imports {module}"
        for path, _, part in _slice_files(root)
        if part in BUSINESS
        for module in _imported(path)
        if module.split(".")[0] == "ninja" or module.startswith("django.http")
    ]


def stray_queries(root: Path) -> list[str]:
    """`.objects` outside the modules that may ask the database."""
    return [
        str(path.relative_to(root))
        for path, _, part in _slice_files(root)
        if part not in HOLD_QUERIES and ".objects." in path.read_text("utf-8")
    ]


def _slice_files(root: Path) -> Iterator[tuple[Path, str, str]]:
    for path in python_files(root):
        parts = path.relative_to(root).with_suffix("").parts
        if parts[0] == "apps" and len(parts) > 2:
            yield path, parts[1], parts[2]


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _is_private(slice_name: str, module: str) -> bool:
    _, other, *rest = module.split(".")
    if other == slice_name or not rest:
        return False
    return rest[0] not in PUBLIC and (slice_name, f"{other}.{rest[0]}") not in BESIDES
