"""Documents that a test can hold to their word."""

import json
import re
import tomllib

import pytest
from django.apps import apps

from tests.architecture.paths import BACKEND, REPOSITORY, committed_files, readable

OURS = ("shared.", "apps.")
REGISTRIES = re.compile(
    r"pypi\." + r"org|pythonhosted\." + r"org|npm" + r"js\.(org|com)|deb\." + r"debian\.org"
)
NOT_HERE = re.compile(r"shared" + r"/(product|architecture|style|goals|design|trials|seed|hooks)\b")
COPYLEFT = re.compile(r"(?<![L])A?GPL")


def first_column(name: str) -> set[str]:
    """The words in backticks that open a row of a table."""
    text = (REPOSITORY / "docs" / name).read_text("utf-8")
    cells = re.findall(r"^\|([^|]+)\|", text, re.MULTILINE)
    return {word for cell in cells for word in re.findall(r"`([^`]+)`", cell)}


def python_dependencies() -> set[str]:
    project = tomllib.loads((BACKEND / "pyproject.toml").read_text("utf-8"))["project"]
    listed = project["dependencies"] + project["optional-dependencies"]["dev"]
    return {re.split(r"[\[~=<>]", line)[0] for line in listed}


def npm_dependencies() -> set[str]:
    names: set[str] = set()
    for path in committed_files():
        if path.name == "package.json":
            package = json.loads(path.read_text("utf-8"))
            for kind in ("dependencies", "devDependencies"):
                names |= {
                    name for name in package.get(kind, {}) if not name.startswith("@livretier/")
                }
    return names


def test_every_model_is_in_the_glossary():
    models = {model.__name__ for model in apps.get_models() if model.__module__.startswith(OURS)}

    assert models - first_column("glossary.md") == set()


@pytest.mark.parametrize("dependencies", [python_dependencies, npm_dependencies])
def test_every_dependency_is_explained(dependencies):
    assert dependencies()
    assert dependencies() - first_column("dependencies.md") == set()


def test_no_package_is_under_a_strong_copyleft():
    packages = python_dependencies() | npm_dependencies()
    rows = (REPOSITORY / "docs" / "dependencies.md").read_text("utf-8").splitlines()
    faults = [
        row
        for row in rows
        if row.startswith("|")
        and packages & set(re.findall(r"`([^`]+)`", row.split("|")[1]))
        and COPYLEFT.search(row.split("|")[3])
    ]

    assert faults == []


def test_no_file_names_a_package_registry():
    named = [str(path) for path in committed_files() if REGISTRIES.search(readable(path))]

    assert named == []


def test_nothing_refers_to_what_a_clone_does_not_have():
    strangers = [str(path) for path in committed_files() if NOT_HERE.search(readable(path))]

    assert strangers == []


def test_links_between_documents_lead_somewhere():
    broken = [
        f"{path.relative_to(REPOSITORY)} → {target}"
        for path in committed_files()
        if path.suffix == ".md"
        for target in re.findall(r"\]\((?!https://)([^)#:\s]+)[^)]*\)", readable(path))
        if not (path.parent / target).exists()
    ]

    assert broken == []


def test_every_code_of_a_goal_is_defined():
    code = re.compile(r"\b(?:SEC|REL|PERF|A11Y|HOM|HLP|LNG|STA|TRA)\d+\b")
    goals = REPOSITORY / "docs" / "goals.md"
    named = {found for path in committed_files() for found in code.findall(readable(path))}

    assert named
    assert named - set(code.findall(goals.read_text("utf-8"))) == set()
