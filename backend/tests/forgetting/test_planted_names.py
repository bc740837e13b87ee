"""Line H: whoever left is named nowhere once retention is over, and the register still verifies."""

import logging
import os
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from importlib import import_module
from itertools import chain
from pathlib import Path

import pytest
from django.db import transaction
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.companies.factories import MembershipFactory
from apps.emailing.tests.plain_mail import plain_mail
from apps.people.models import Person
from apps.people.tests.importing import read_here
from apps.publishing import services as publishing
from apps.publishing.models import Build, BuildState, PublicationContent
from apps.reading.factories import ReadingAccessFactory, published_booklet
from apps.register import services as register
from config import metrics
from config.celery import app
from shared.actor import Role
from shared.jobs.queue import enqueue
from shared.jobs.runner import due_jobs
from tests.figures import KEPT, Figures
from tests.forgetting import visits, walk
from tests.forgetting.planted import NAMES, Planted, Studio, plant, taken_away
from tests.reading.reading_node import ReadingNode

pytestmark = pytest.mark.django_db

__all__ = ["read_here"]

WHOLE = 200
PEOPLE = [Planted(number) for number in range(int(os.environ.get("PLANTED", "20")))]
LONG_AGO = timedelta(days=31 * 70)  # longer than anything is kept by default
NIGHTLY = (
    "accounts.forget_ended_sessions", "companies.purge_journals", "idempotency.forget_old",
    "jobs.forget_done", "people.forget_imports", "people.forget_left", "register.forget_all",
)  # fmt: skip
HOLD_NAMES = {
    "emailing_campaign", "emailing_delivery", "emailing_rendering", "journal_auditevent", "jobs_job",
    "participation_participation", "participation_segment",
    "people_group", "people_importline", "people_peopleimport", "people_person",
    "register_cancellation", "register_receipt",
}  # fmt: skip


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """What the application writes meanwhile, as it writes it in production."""
    folder = tmp_path / "log"
    folder.mkdir()
    root, before = logging.getLogger(), logging.getLogger().level
    handler = logging.FileHandler(folder / "application.log")
    handler.setFormatter(root.handlers[0].formatter)
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield folder
    root.setLevel(before)
    root.removeHandler(handler)
    handler.close()


@pytest.fixture
def node() -> Iterator[ReadingNode]:
    with ReadingNode(int(os.environ["LIVRETIER_PORT"]) + 10_100, "forgetting").running() as node:
        yield node


@pytest.fixture
def studio(run_jobs: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> Studio:
    """Of a company with one booklet, whose bulk acts begin at six people."""
    bulk = import_module("apps.participation.services.change_participants")
    monkeypatch.setattr(bulk, "AT_ONCE", 5)

    def run() -> None:
        while due_jobs().exists():
            run_jobs()

    booklet = published_booklet()
    ReadingAccessFactory.create(booklet=booklet)
    of = {"company_id": booklet.company_id, "publication_id": booklet.publication_id}
    PublicationContent.objects.create(**of, content={"chapters": []})
    Build.objects.create(**of, state=BuildState.ONLINE, online_at=timezone.now())
    admin = MembershipFactory.create(company=booklet.company, role=Role.COMPANY_ADMIN).user
    return Studio(browser_of(admin), booklet, run)


def everywhere(log: Path, since: datetime, node: ReadingNode) -> walk.Found:
    """Every table, every object, Redis, the log, a reading node's disk, and figures of the service."""
    stored = chain(walk.tables(), walk.stored_since(since), walk.remembered())
    told = [("metrics", metrics.Figures().text().decode())]
    places = chain(stored, walk.written(log), visits.kept(node), told)
    return walk.find_in(places, NAMES)


def a_night(studio: Studio) -> None:
    """What the clock of the installation asks for, of what forgets."""
    with transaction.atomic():
        for name in NIGHTLY:
            enqueue(name, platform=True)
    studio.run()


def note_figure(left: walk.Found) -> None:
    Figures("make forgetting", folder=KEPT).note(
        "Forgetting (H)",
        f"names in tables, objects, Redis, logs and exports, of {WHOLE} planted, after retention",
        str(len(set().union(*left.values()))),
        goal="0, the register verifies",
        met=not left,
    )


def test_the_clock_asks_for_all_that_forgets():
    asked = {entry["args"][0] for entry in app.conf.beat_schedule.values() if entry.get("args")}

    assert set(NIGHTLY) <= asked


@pytest.mark.timeout(1800)
@pytest.mark.usefixtures("read_here", "spooled")
def test_names_nobody_any_more(
    studio: Studio, log: Path, node: ReadingNode, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(publishing, "render_mail", plain_mail)
    began, then = datetime.now(UTC) - timedelta(seconds=5), timezone.now() - LONG_AGO
    with monkeypatch.context() as past:
        past.setattr(timezone, "now", lambda: then)
        plant(studio, PEOPLE)
    visits.visit(node, studio.booklet, PEOPLE)
    planted = everywhere(log, began, node)
    away = walk.find_in(taken_away(studio), NAMES)

    a_night(studio)

    left = everywhere(log, began, node)
    if len(PEOPLE) == WHOLE:
        note_figure(left)
    assert planted.keys() >= HOLD_NAMES | {"objects"}
    assert set().union(*planted.values()) == {who.number for who in PEOPLE}
    assert len(planted["people_person"]) == len(away["company"]) == len(PEOPLE)
    assert planted.keys().isdisjoint({"log", "edge", "forgetting", "metrics"})
    assert left == {}
    assert walk.find_in(taken_away(studio), NAMES) == {}
    assert not Person.objects.exists()
    assert register.verify_register() == []
