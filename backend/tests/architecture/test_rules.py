"""The shape of the backend, and proof that each rule catches its fault."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.architecture import rules
from tests.architecture.cells import unstable_names
from tests.architecture.clock import clock_at_import
from tests.architecture.counts import unmasked_counts
from tests.architecture.facts import unfrozen_facts
from tests.architecture.paths import BACKEND, python_files

RULES = [
    rules.vague_names,
    rules.private_imports,
    rules.http_in_business_code,
    rules.stray_queries,
    rules.untested_services,
    rules.tests_of_no_service,
    clock_at_import,
    unfrozen_facts,
    unmasked_counts,
    unstable_names,
]

LONGEST = 250


IMPORTS = "import time\nfrom datetime import date, datetime\nfrom django.utils import timezone\n"
AT_IMPORT = (
    "NOW = timezone.now()",
    "LATER = [date.today() for _ in range(2)]",
    "class Sheet:\n    at = datetime.now()",
    "def start(at=time.time()): ...",
    "def start(*, at=timezone.localdate()): ...",
    "START = lambda at=time.monotonic(): at",
    "@once(timezone.now())\ndef start(): ...",
)
BY_CHANCE = ("set(Role)", "{1, 2}", "set(Role) - {Role.WRITER}", "[uuid4()]", '[f"a/{uuid4()}"]')
UNFROZEN = (
    "class Told:\n    name: str",
    "@dataclass\nclass Told:\n    name: str",
    "@dataclass(slots=True)\nclass Told:\n    name: str",
    "@dataclass(frozen=False)\nclass Told:\n    name: str",
    "@dataclass(frozen=True)\nclass Told:\n    names: list[str]",
    "@dataclass(frozen=True)\nclass Told:\n    names: tuple[dict[str, str], ...]",
    "@dataclass(frozen=True)\nclass Told:\n    names: Sequence[str] = field(default_factory=list)",
)
LATER = (
    "def start(): return timezone.now()",
    "START = lambda: time.monotonic()",
    "DAY = timezone.localdate(NOON)",
    "clock = timezone.now",
)


@pytest.mark.parametrize("rule", RULES)
def test_the_tree_obeys(rule: Callable[[Path], list[str]]):
    assert rule(BACKEND) == []


def test_files_stay_small():
    lengths = {
        str(path.relative_to(BACKEND)): len(path.read_text("utf-8").splitlines())
        for path in python_files()
        if "migrations" not in path.parts
    }
    too_long = {name: n for name, n in lengths.items() if n > LONGEST}

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
            ("apps/companies/questions.py", "from ninja import Schema\n"),
            ("apps/newcomer/models.py", ""),
            (
                "apps/booklets/services/access/cross.py",
                "import apps.booklets.services.life._rules\n",
            ),
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
            "a question that knows of requests",
            "a slice outside the order",
            "a folder of services that knows the one above it",
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
            (rules.untested_services, "apps/booklets/services/life/burn_booklet.py", ""),
            (rules.untested_services, "apps/newcomer/services/arrive.py", ""),
            (rules.tests_of_no_service, "apps/booklets/tests/services/life/test_burning.py", ""),
            (rules.tests_of_no_service, "apps/booklets/tests/services/test_give_access.py", ""),
            *(
                (clock_at_import, "apps/accounts/tests/test_clock.py", f"{IMPORTS}{code}\n")
                for code in AT_IMPORT
            ),
            *(
                (unfrozen_facts, f"apps/accounts/{file}.py", f"{code}\n")
                for file in ("events", "questions")
                for code in UNFROZEN
            ),
            *(
                (unstable_names, "tests/test_a.py", f'pytest.mark.parametrize("role", {values})')
                for values in BY_CHANCE
            ),
        ],
    )
    def test_catch_their_fault(
        self, tmp_path: Path, rule: Callable[[Path], list[str]], file: str, code: str
    ):
        plant(tmp_path, file, code)

        assert rule(tmp_path)

    @pytest.mark.parametrize("code", LATER)
    def test_let_the_clock_be_looked_at_later(self, tmp_path: Path, code: str):
        plant(tmp_path, "apps/accounts/tests/test_clock.py", f"{IMPORTS}{code}\n")

        assert clock_at_import(tmp_path) == []


@pytest.mark.parametrize("counting", ["Count", "Sum"])
def test_catches_a_figure_that_is_never_masked(tmp_path: Path, counting: str):
    file = "apps/stats/selectors/by_hour.py"
    plant(tmp_path, file, f"from django.db.models import {counting}\n")
    found = unmasked_counts(tmp_path)
    plant(
        tmp_path,
        file,
        f"from django.db.models import {counting}\nfrom apps.stats.masking import mask_rows\n",
    )

    assert (found, unmasked_counts(tmp_path)) == ([file], [])
