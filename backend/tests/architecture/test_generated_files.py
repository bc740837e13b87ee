"""What is generated and committed must be what would be generated now."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from config.management.commands.export_messages import rendered_messages
from config.management.commands.export_openapi import rendered_openapi
from tests import write_permissions as permissions
from tests.architecture.paths import BACKEND


def test_the_committed_openapi_is_current():
    assert (BACKEND / "openapi.json").read_text("utf-8") == rendered_openapi(), "run `make openapi`"


def test_an_endpoint_that_changes_makes_the_openapi_differ(copy: Path):
    api = copy / "apps/accounts/api/sign_in.py"
    api.write_text(api.read_text("utf-8").replace('"/set-language"', '"/choose-language"'))

    manage(copy, "export_openapi")

    assert (copy / "openapi.json").read_text("utf-8") != rendered_openapi()


def test_the_committed_messages_are_current():
    assert (BACKEND / "messages.json").read_text("utf-8") == rendered_messages(), (
        "run `make messages`"
    )


def test_the_printed_permissions_are_current():
    assert permissions.FILE.read_text("utf-8") == permissions.printed(), "run `make permissions`"


@pytest.mark.django_db
class TestMigrations:
    def test_follow_the_models(self):
        assert manage(BACKEND, "makemigrations", "--check", "--dry-run").returncode == 0

    def test_are_missed_when_a_model_changes(self, copy: Path):
        models = copy / "apps/i18n/models.py"
        models.write_text(models.read_text("utf-8").replace("max_length=60", "max_length=61"))

        assert manage(copy, "makemigrations", "--check", "--dry-run").returncode != 0


def manage(root: Path, *command: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings.test"}
    return subprocess.run(
        [sys.executable, "manage.py", *command], cwd=root, env=environment, check=False
    )
