"""Rules that import-linter cannot say, as functions over a tree, so that faults can be planted."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.paths import python_files

VAGUE_NAMES = {"core", "common", "utils", "util", "helpers", "helper", "misc", "admin"}
PUBLIC = {
    *("models", "events", "questions", "policies", "selectors", "services", "schemas"),
    "factories",
}
BESIDES = {
    ("companies", "accounts.terms"): "the session shows the versions in force",
    ("companies", "accounts.devices"): "the export of a person names their devices",
    ("companies", "journal.actions"): "the export of a person names what they did",
    ("library", "pages.routes"): "a page of a chapter has the routes of any page",
    ("booklets", "pages.routes"): "a page of a booklet has the routes of any page",
    ("content", "library.content"): "tutorials are written in the Markdown of chapters",
    ("emailing", "participation.grants"): "a message carries the link of a participation",
    ("register", "participation.grants"): "a receipt comes with the ticket of a participation",
    ("participation", "reading.grants"): "a participant has the cookie of their link",
    ("comprehension", "reading.grants"): "who asks holds the pass of a reader",
    ("comprehension", "participation.grants"): "who gives their name holds a ticket",
    ("comprehension", "publishing.addresses"): "a page that was read is named by its bundle",
    ("comprehension", "emailing.calendar"): "nobody is awaited at work on a public holiday",
    ("reading", "publishing.addresses"): "an edge fetches what was published",
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
BUSINESS = {"services", "selectors", "policies", "events", "questions", "models"}
# Slices whose tests are named after what they promise: older than the rule that `tests/services` mirrors `services`.
PROMISES_ONLY = {
    *("accounts", "companies", "i18n", "journal", "library"),
    *("media", "pages", "publishing", "reading", "values"),
}


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
    """Services, selectors, policies, events, questions and models that know of requests."""
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


def untested_services(root: Path) -> list[str]:
    """Use cases without a test file of their name at their place in `tests/services`."""
    return [
        str(service.relative_to(root))
        for services, tests in _mirrors(root)
        for service in sorted(services.rglob("[a-z]*.py"))
        if not (tests / service.relative_to(services)).with_name(f"test_{service.name}").exists()
    ]


def tests_of_no_service(root: Path) -> list[str]:
    """Test files in `tests/services` that name no use case and no private rules at their place."""
    return [
        str(test.relative_to(root))
        for services, tests in _mirrors(root)
        for test in sorted(tests.rglob("test_*.py"))
        if not _names_a_service(services / test.relative_to(tests))
    ]


def _mirrors(root: Path) -> Iterator[tuple[Path, Path]]:
    for folder in sorted(root.glob("apps/*/")):
        if folder.name not in PROMISES_ONLY:
            yield folder / "services", folder / "tests/services"


def _names_a_service(test: Path) -> bool:
    name = test.name.removeprefix("test_")
    return any(test.with_name(file).exists() for file in (name, f"_{name}"))


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
