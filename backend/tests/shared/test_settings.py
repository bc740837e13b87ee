"""What the processes of the product know, each started with its own environment."""

import json
import os
import subprocess
import sys

from tests.processes import BACKEND

ASK = """
import json
from django.conf import settings
print(json.dumps([list(settings.DATABASES), settings.DATABASES["default"]["OPTIONS"]]))
"""


def settings_of(**changes: str | None) -> tuple[list[str], dict[str, object]]:
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings", **changes}
    told = subprocess.run(
        [sys.executable, "-c", ASK],
        cwd=BACKEND,
        env={name: value for name, value in environment.items() if value is not None},
        capture_output=True,
        check=True,
    ).stdout
    databases, options = json.loads(told)
    return databases, options


def test_commands_know_the_owner_of_the_tables():
    databases, _ = settings_of()

    assert databases == ["default", "separate", "owner"]


def test_the_application_does_not():
    databases, _ = settings_of(LIVRETIER_OWNER_DATABASE_URL=None)

    assert databases == ["default", "separate"]


def test_the_application_waits_for_nothing_for_ever():
    _, options = settings_of(LIVRETIER_DATABASE_POOL="1")

    for limit in ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"):
        assert limit in str(options["options"])
