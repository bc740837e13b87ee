"""Every test talks to PostgreSQL as the application does: its own role, behind the wall."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from math import inf
from pathlib import Path
from typing import Any

import pytest
from celery import current_app
from django.conf import settings
from django.db import connection
from pytest_django import Settings

from apps.booklets.selectors import languages
from shared.cache import forget_all
from shared.jobs.models import Job
from shared.jobs.runner import due_jobs, run_job
from shared.language import Spoken, speech
from shared.tenancy import act_as_platform

pytest_plugins = [
    "tests.selection",
    "tests.empty_tables",
    "tests.silent_parts",
    "tests.mail.spools",
]


@pytest.fixture
def translated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every language of every booklet is complete, and so offered to readers."""
    monkeypatch.setattr(languages, "translated_share", lambda **_: 100)


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    """Once the owner has made the tables, become the application role."""
    with django_db_blocker.unblock():
        with connection.cursor() as cursor:
            role = settings.DATABASE_APPLICATION_ROLE
            name = connection.settings_dict["NAME"]
            # One is made only if some test of the run is marked as wanting it.
            assert name.startswith("test_"), "this is the instance's own database: run more tests"
            cursor.execute(f'GRANT CONNECT ON DATABASE "{name}" TO {role}')
            cursor.execute(f"GRANT TRUNCATE ON ALL TABLES IN SCHEMA public TO {role}")
            # Whatever a crash would lose of it is made again by the next run.
            cursor.execute(f'ALTER DATABASE "{name}" SET synchronous_commit = off')
        connection.close()
        owner = {key: connection.settings_dict[key] for key in ("USER", "PASSWORD")}
        connection.settings_dict.update({key: settings.APPLICATION_DATABASE[key] for key in owner})
    yield
    with django_db_blocker.unblock():
        connection.close()
        connection.settings_dict.update(owner)


@pytest.fixture(autouse=True)
def _platform_data(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests arrange in the platform's name; the calls they make act in their own."""
    marker = request.node.get_closest_marker("django_db")
    if marker is None or marker.kwargs.get("transaction"):
        yield
        return
    request.getfixturevalue("db")
    with act_as_platform():
        yield


@pytest.fixture(autouse=True)
def _empty_cache() -> None:
    forget_all()


@pytest.fixture(autouse=True)
def _shipped_languages() -> Iterator[None]:
    """What the process speaks would be looked up by whichever test comes a minute after another."""
    speech.spoken, speech.until = Spoken(), inf
    yield
    speech.spoken, speech.until = Spoken(), inf


@pytest.fixture(scope="session")
def built_renderer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The renderer of today's sources, built at most once, where nobody else builds meanwhile."""
    folder: Path = tmp_path_factory.mktemp("renderer")
    deploy = Path(os.environ["LIVRETIER_ROOT"]) / "deploy"
    subprocess.run([deploy / "build-studio.sh"], check=True, capture_output=True)  # noqa: S603 - ours
    shutil.copytree(settings.RENDERER, folder, dirs_exist_ok=True)
    return folder


class Mailbox:
    """What the instance's mail server took since the test began."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.before = folder, set(folder.iterdir())

    def of(self, address: str) -> list[EmailMessage]:
        """The mails to one address, oldest first."""
        files = sorted(
            set(self.folder.iterdir()) - self.before, key=lambda file: file.stat().st_mtime
        )
        mails = [message_from_bytes(file.read_bytes(), policy=policy.default) for file in files]
        return [mail for mail in mails if mail["To"] == address]


@pytest.fixture
def mailbox(settings: Settings) -> Mailbox:
    """The real mail server on loopback, which pytest-django would replace by a list in memory."""
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    return Mailbox(Path(os.environ["RUN_DIR"]) / "mail")


@pytest.fixture
def run_jobs() -> Callable[[], None]:
    """A worker that does what waits, and fails the test when a job fails."""

    current_app.loader.import_default_modules()  # as a worker does: jobs register themselves

    def run() -> None:
        for job in due_jobs().order_by("id"):
            assert run_job(job.id), Job.objects.get(id=job.id).last_error

    return run
