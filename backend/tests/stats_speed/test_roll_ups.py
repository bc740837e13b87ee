"""PERF6: what the statistics show of readings, asked of what is counted by day, beside the same asked of the facts.

What counts is the processor's time of PostgreSQL: on a shared machine seconds also tell of the neighbours.
"""

import os
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from statistics import median
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from django.db import connection

from apps.booklets.factories import BookletFactory
from apps.companies.factories import MembershipFactory
from apps.companies.tests.acting import acting
from apps.stats import selectors
from apps.stats.models import FactBy, FactDay
from apps.stats.selectors import Asked
from shared.actor import Actor, Role
from shared.tenancy import act_as, act_as_platform
from tests.figures import FOLDER, KEPT, Figures
from tests.stats_speed.facts import Company, shown

FACTS = int(os.environ.get("FACTS", "5000000"))
FULL = 1_000_000
ROUNDS, BOOKLETS, CHAPTERS, PAGES = 7, 20, 4, 6
LENGTH = timedelta(days=14)  # the days before are counted too: of both there are facts
MOST = 1 / 50


@pytest.fixture
def actor(transactional_db: None) -> Actor:
    with act_as_platform():
        return acting(MembershipFactory.create(role=Role.COMPANY_ADMIN))


@pytest.fixture
def asked() -> Asked:
    now = datetime.now(UTC)
    today: date = now.date()
    return Asked(
        booklet=None, since=today - LENGTH, until=today, now=now, timezone=ZoneInfo("Europe/Paris")
    )


@pytest.fixture
def company(actor: Actor, asked: Asked) -> Company:
    assert actor.company_id
    plan = {
        f"Chapitre {chapter}": [f"Page {chapter}.{page}" for page in range(PAGES)]
        for chapter in range(CHAPTERS)
    }
    with act_as_platform():
        booklets = [
            BookletFactory.create(company_id=actor.company_id, plan=plan) for _ in range(BOOKLETS)
        ]
        company = Company.of(actor.company_id, booklets)
    company.fill(FACTS, asked)  # by a connection of its own, for which the booklets must be there
    return company


@pytest.mark.timeout(7200)
@pytest.mark.django_db(transaction=True)
def test_the_page_costs_a_fiftieth_of_the_same_figures_over_facts(
    actor: Actor, asked: Asked, company: Company, monkeypatch: pytest.MonkeyPatch
):
    # What is kept for a minute would cost nothing.
    monkeypatch.setattr("apps.stats.selectors.asked.remembered", lambda _, *, seconds, make: make())
    with act_as(actor):
        backend = _alone()
        page = shown(selectors.readings(actor=actor, asked=asked))
        assert page == company.count_facts(asked)
        rounds = [
            (
                _spent(backend, lambda: selectors.readings(actor=actor, asked=asked)),
                _spent(backend, lambda: company.count_facts(asked)),
            )
            for _ in range(ROUNDS)
        ]
    with act_as_platform():
        counts = FactDay.objects.count() + FactBy.objects.count()

    ours, raw = (median(column) for column in zip(*rounds, strict=True))
    Figures("make perf-stats", folder=KEPT if FACTS >= FULL else FOLDER).note(
        "PERF6",
        f"the readings of {LENGTH.days + 1} days and of those before, asked of {counts} counts ÷ asked of the"
        f" {FACTS} facts of {BOOKLETS} booklets",
        f"1/{raw / ours:.0f} ({1000 * ours:.0f} ms of processor beside {1000 * raw:.0f} ms)",
        goal="≤ 1/50",
        met=ours <= raw * MOST,
    )
    assert ours < raw


def _alone() -> Path:
    """The process that answers this connection, without others that would help it with many rows."""
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL max_parallel_workers_per_gather = 0")
        cursor.execute("SELECT pg_backend_pid()")
        (pid,) = cursor.fetchone()
    return Path(f"/proc/{pid}/schedstat")


def _spent(backend: Path, act: Callable[[], Any]) -> float:
    """Seconds that it ran for this."""
    began = int(backend.read_text().split()[0])
    act()
    return (int(backend.read_text().split()[0]) - began) / 1e9
