"""The shape of the backend, and proof that each rule catches its fault."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.architecture import rules
from tests.architecture.paths import BACKEND, python_files

RULES = [
    rules.vague_names,
    rules.private_imports,
    rules.http_in_business_code,
    rules.stray_queries,
]

LONGEST = 250
LONGER = {
    "tests/operations/test_identity_switch.py": 330,  # SEC12 promises its rules in one file
}


@pytest.mark.parametrize("rule", RULES)
def test_the_tree_obeys(rule: Callable[[Path], list[str]]):
    assert rule(BACKEND) == []


def test_files_stay_small():
    lengths = {
        str(path.relative_to(BACKEND)): len(path.read_text("utf-8").splitlines())
        for path in python_files()
        if "migrations" not in path.parts
    }
    too_long = {name: n for name, n in lengths.items() if n > LONGER.get(name, LONGEST)}

    assert too_long == {}


def plant(root: Path, file: str, code: str) -> None:
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code, "utf-8")


def contracts(root: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["lint-imports", "--no-cache"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": f"{BACKEND}/.venv/bin:/usr/bin:/bin", "PYTHONPATH": str(root)},
    )


class TestContracts:
    def test_keep_the_tree_as_it_is(self, copy: Path):
        result = contracts(copy)

        assert result.returncode == 0, result.stdout

    @pytest.mark.parametrize(
        ("file", "code"),
        [
            ("apps/journal/services/climb.py", "import apps.companies.models\n"),
            ("apps/accounts/services/climb.py", "from apps.companies import selectors\n"),
            ("shared/climb.py", "import apps.journal.models\n"),
            ("apps/accounts/api_sibling.py", ""),
            ("apps/accounts/tasks.py", "import apps.accounts.api\n"),
            ("apps/accounts/selectors.py", "from apps.accounts import services\n"),
            ("apps/accounts/services/web.py", "from ninja import Router\n"),
            ("apps/accounts/services/web.py", "from shared.http.request import Request\n"),
            ("apps/newcomer/models.py", ""),
        ],
        ids=[
            "an upward import",
            "an upward import between neighbours",
            "shared importing a slice",
            "a file that slices do not have",
            "a sibling import",
            "a selector that imports a service",
            "a service that imports ninja",
            "a service that imports our own HTTP tools",
            "a slice outside the order",
        ],
    )
    def test_break_on(self, copy: Path, file: str, code: str):
        if file.startswith("apps/newcomer"):
            plant(copy, "apps/newcomer/__init__.py", "")
        plant(copy, file, code)

        result = contracts(copy)

        assert result.returncode != 0, result.stdout


class TestRules:
    @pytest.mark.parametrize(
        ("rule", "file", "code"),
        [
            (rules.vague_names, "apps/accounts/utils.py", ""),
            (rules.vague_names, "shared/helpers/__init__.py", ""),
            (
                rules.private_imports,
                "apps/companies/api/session.py",
                "from apps.journal import api\n",
            ),
            (
                rules.http_in_business_code,
                "apps/accounts/services/web.py",
                "from django.http import HttpRequest\n",
            ),
            (rules.stray_queries, "apps/accounts/api/sign_in.py", "User.objects.all()\n"),
        ],
    )
    def test_catch_their_fault(
        self, copy: Path, rule: Callable[[Path], list[str]], file: str, code: str
    ):
        plant(copy, file, code)

        assert rule(copy)
