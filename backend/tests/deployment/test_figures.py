"""What the service tells of itself to whoever watches it, and that nobody is named."""

import math
import re
from datetime import timedelta

import pytest
from django.db import OperationalError
from django.db.models import F
from django.test import Client
from django.utils import timezone
from prometheus_client.parser import text_string_to_metric_families

from apps.accounts.factories import UserFactory
from apps.companies.factories import CompanyFactory
from apps.emailing.factories import CampaignFactory, MailMonthFactory
from apps.people.factories import PersonFactory
from apps.publishing.factories import BuildFactory
from apps.publishing.models import Build, BuildState
from apps.reading.factories import ReadingLinkFactory
from apps.register.factories import PendingEntryFactory, RegisterEntryFactory
from apps.register.models import Checkpoint, PendingEntry
from config import health
from config.metrics import Figures, collecting
from shared.heartbeats.beating import Work, beat, tell_work
from shared.heartbeats.models import Backlog, Part
from shared.jobs.models import Job, JobState
from shared.traffic.counting import Traffic, traffic

Sample = tuple[str, frozenset[tuple[str, str]]]
MINUTES = timedelta(minutes=10)


@pytest.fixture(autouse=True)
def _every_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    for server in ("redis", "rabbitmq", "s3"):
        monkeypatch.setitem(health.CHECKS, server, lambda: None)


def told() -> dict[Sample, float]:
    """Each figure by its name and labels, as Prometheus reads them."""
    families = text_string_to_metric_families(Figures().text().decode())
    return {
        (sample.name.removeprefix("livretier_"), frozenset(sample.labels.items())): sample.value
        for family in families
        for sample in family.samples
    }


def figure(name: str, **labels: str) -> float:
    return told()[name, frozenset(labels.items())]


def job(name: str, *, minutes: int = 0, **fields: object) -> Job:
    due = timezone.now() - timedelta(minutes=minutes)
    return Job.objects.create(name=name, due_at=due, **fields)


@pytest.mark.django_db
class TestFigures:
    def test_of_a_process_say_how_long_it_is_silent(self):
        beat(Part.WORKER)

        assert figure("process_silent_seconds", part="worker") < 5
        assert figure("process_silent_seconds", part="edge") == math.inf

    def test_of_a_node_say_what_waits_there_and_since_when(self):
        tell_work(Part.EDGE, Work(done=7, waiting=2), node="lecture-1")
        Backlog.objects.update(since=F("since") - MINUTES, told_at=F("told_at") - MINUTES)
        node = {"part": "edge", "node": "lecture-1"}

        assert figure("node_waiting", **node) == 2
        assert figure("node_done_total", **node) == 7
        assert 600 <= figure("node_behind_seconds", **node) < 610
        assert 600 <= figure("node_silent_seconds", **node) < 610

    def test_of_jobs_say_how_many_are_due_and_for_how_long(self):
        job("emailing.wake", minutes=2)
        job("emailing.wake", minutes=-5)
        job("publishing.print", minutes=10)
        job("emailing.send", minutes=30, waits_for="smtp")
        job("emailing.send", state=JobState.FAILED, finished_at=timezone.now())

        assert figure("jobs_due", queue="fast") == figure("jobs_due", queue="slow") == 1
        assert 120 <= figure("jobs_oldest_seconds", queue="fast") < 130
        assert 600 <= figure("jobs_oldest_seconds", queue="slow") < 610
        assert figure("jobs_waiting", server="smtp") == 1
        assert figure("jobs_waiting", server="s3") == 0
        assert figure("jobs_failed") == 1

    def test_of_publications_say_how_many_are_not_online(self):
        build = BuildFactory.create()
        Build.objects.filter(id=build.id).update(
            state=BuildState.RENDERING, created_at=F("created_at") - MINUTES
        )

        assert figure("publications", state="rendering") == 1
        assert figure("publications", state="waiting") == 0
        assert 600 <= figure("publications_oldest_seconds") < 610

    def test_of_the_register_say_what_has_no_place_and_no_checkpoint(self):
        for index in range(3):
            RegisterEntryFactory.create(index=index)
        PendingEntryFactory.create()
        PendingEntry.objects.update(created_at=F("created_at") - MINUTES)
        for size, stored in ((1, True), (2, False)):
            Checkpoint.objects.create(size=size, root=bytes(32), note="", stored=stored)

        assert figure("register_entries_total") == 3
        assert figure("receipts_pending") == 1
        assert 600 <= figure("receipts_pending_oldest_seconds") < 610
        assert figure("checkpoint_entries") == 2
        assert figure("checkpoint_stored_entries") == 1
        assert figure("checkpoint_age_seconds") < 5

    def test_of_mailings_say_what_is_to_be_sent(self):
        sending = {"launched": True, "total": 100, "sent": 60, "excluded": 5}
        CampaignFactory.create(served_at=timezone.now() - MINUTES, **sending)
        CampaignFactory.create(waits_for="quiet", served_at=timezone.now() - 9 * MINUTES, **sending)
        CampaignFactory.create(uncertain=4, doubt_at=timezone.now())
        MailMonthFactory.create(month=timezone.now().date().replace(day=1), used=120)

        assert figure("mails_waiting", waits_for="none") == 35
        assert figure("mails_waiting", waits_for="quiet") == 35
        assert 600 <= figure("mailing_unserved_seconds") < 610
        assert figure("mails_uncertain") == 4
        assert figure("mails_of_month") == 120

    def test_of_an_empty_installation_are_there_all_the_same(self):
        names = {name for name, _ in told()}

        assert {"jobs_due", "mails_waiting", "register_entries_total", "database_up"} <= names
        assert figure("mails_waiting", waits_for="none") == 0
        assert figure("mailing_unserved_seconds") == 0

    def test_say_which_server_is_away(self, monkeypatch: pytest.MonkeyPatch):
        def away() -> None:
            raise ConnectionError

        monkeypatch.setitem(health.CHECKS, "s3", away)

        assert figure("server_up", server="s3") == 0
        assert figure("server_up", server="redis") == 1

    def test_a_group_that_fails_leaves_the_others_alone(self, monkeypatch: pytest.MonkeyPatch):
        def broken() -> list[object]:
            raise OperationalError("canceling statement due to statement timeout")

        monkeypatch.setattr("config.metrics.collecting.connection.close", lambda: None)
        monkeypatch.setitem(collecting.GROUPS, "jobs", broken)

        found = told()

        assert found["figures_failed", frozenset({("group", "jobs")})] == 1
        assert found["figures_failed", frozenset({("group", "register")})] == 0
        assert ("jobs_failed", frozenset()) not in found


@pytest.mark.django_db
class TestRequests:
    @pytest.fixture(autouse=True)
    def _nothing_counted_yet(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(traffic, "_counts", {})

    def test_are_counted_by_method_route_and_status(self):
        for _ in range(3):
            Client().get("/api/auth/user")
        traffic.add_up()
        Client().get("/api/auth/user")
        traffic.add_up()

        kind = {"method": "GET", "route": "api/auth/user", "status": "4xx"}
        assert figure("requests_total", **kind) == 4
        assert 0 < figure("request_seconds_total", **kind) < 30

    def test_of_one_route_are_one_figure_whoever_is_asked_for(self):
        for n in range(5):
            Client().put(f"/api/booklets/0192aaaa-0000-7000-8000-00000000000{n}/pages/{n}")
        traffic.add_up()

        routes = [dict(labels)["route"] for name, labels in told() if name == "requests_total"]
        assert routes == ["api/booklets/{booklet_id}/pages/{page_id}"]

    def test_that_lead_nowhere_name_nothing(self):
        Client().generic("BREW", "/api/coffee/moreau")
        traffic.add_up()

        assert figure("requests_total", method="OTHER", route="", status="4xx") == 1

    def test_wait_while_postgresql_is_away(self, monkeypatch: pytest.MonkeyPatch):
        counting, request = Traffic(), Client().get("/api/auth/user").wsgi_request
        counting.note(request, status=200, seconds=1.5)
        with monkeypatch.context() as away:
            away.setattr("shared.traffic.counting._add", _raise)
            counting.add_up()

        counting.note(request, status=200, seconds=0.5)
        counting.add_up()

        kind = {"method": "GET", "route": "api/auth/user", "status": "2xx"}
        assert figure("requests_total", **kind) == 2
        assert figure("slow_requests_total", **kind) == 1


def _raise(*_: object) -> None:
    raise OperationalError


@pytest.mark.django_db
def test_nobody_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(traffic, "_counts", {})
    company, browser = CompanyFactory.create(name="Zyxquel 999"), Client()
    for n in range(200):
        name, address, token = f"Zyxquel{n:03}", f"zyxquel{n:03}@example.com", f"zyxquel{n:036}"
        PersonFactory.create(company_id=company.id, last_name=name, email=address)
        ReadingLinkFactory.create(company_id=company.id, label=name)
        Job.objects.create(
            name="people.forget_left",
            payload={"name": name},
            last_error=f"no {address}",
            due_at=timezone.now(),
            company_id=company.id,
        )
        for path in (f"l/livret/{token}", f"d/{token}", f"api/people/{name}", f"{address}/{token}"):
            browser.get(
                f"/{path}?q={address}", headers={"Cookie": f"a={token}", "X-Request-Id": token}
            )
    UserFactory.create(first_name="Zyxquel", email="zyxquel@example.com")
    CampaignFactory.create(launched=True, name="Zyxquel", by_name="Zyxquel", total=3)
    traffic.add_up()

    text = Figures().text().decode()

    assert "livretier_requests_total" in text
    assert not re.search(r"zyxquel|@|[0-9a-f]{8}-[0-9a-f]{4}-", text, re.I)
