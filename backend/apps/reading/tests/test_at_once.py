"""A company turns while its people write and publish: nobody waits in a circle, and nothing stays open that closed."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from django.db import connection

from apps.booklets.models import Booklet
from apps.companies import services as companies
from apps.companies.models import Company, CompanyStatus
from apps.reading import services
from apps.reading.factories import ReadingLinkFactory, published_booklet
from apps.reading.models import EdgeEntry
from apps.reading.tests.people import NOW
from apps.reading.tests.test_entries import STAFF
from shared.tenancy import act_as_platform

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.timeout(60)]

Act = Callable[[], object]


@pytest.fixture
def booklet() -> Booklet:
    with act_as_platform():
        return published_booklet()


def meanwhile(first: Act, then: Act, *, last: Act = lambda: None) -> None:
    """`then` while a transaction has done `first`; once it waits, or is through, that one does `last` and commits."""
    begun, through = Event(), Event()

    def hold() -> None:
        with act_as_platform():
            first()
            begun.set()
            while not (through.is_set() or somebody_waits_for_us()):
                time.sleep(0.02)
            last()

    def come() -> None:
        begun.wait()
        try:
            with act_as_platform():
                then()
        finally:
            through.set()

    with ThreadPoolExecutor(2) as pool:
        for one in [pool.submit(_alone, act) for act in (hold, come)]:
            one.result()


def _alone(act: Act) -> None:
    try:
        act()
    finally:
        connection.close()


def somebody_waits_for_us() -> bool:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))"
        )
        return cursor.fetchone() is not None


def refresh(booklet: Booklet) -> None:
    services.refresh_entry(booklet_id=booklet.id, now=NOW)


def hold(booklet: Booklet) -> None:
    Booklet.objects.select_for_update(no_key=True).get(id=booklet.id)


def suspend(booklet: Booklet) -> None:
    companies.suspend_company(actor=STAFF, company=booklet.company, reason="Impayé", now=NOW)


def told(booklet: Booklet) -> dict[str, object]:
    with act_as_platform():
        return dict(EdgeEntry.objects.get(booklet_id=booklet.id).content)


def test_an_entry_says_what_became_of_the_company_while_it_waited(booklet):
    with act_as_platform():
        refresh(booklet)

    meanwhile(
        lambda: hold(booklet),
        lambda: refresh(booklet),
        last=lambda: Company.objects.update(status=CompanyStatus.ARCHIVED),
    )

    assert told(booklet)["reason"] == "archived"


def test_a_first_publication_sees_what_a_company_becomes_at_that_moment(booklet):
    meanwhile(lambda: suspend(booklet), lambda: refresh(booklet))

    assert told(booklet)["ends"] == "suspended"


def test_a_company_that_turns_sees_a_first_publication_of_that_moment(booklet):
    meanwhile(lambda: refresh(booklet), lambda: suspend(booklet))

    assert told(booklet)["ends"] == "suspended"


def test_a_company_turns_while_somebody_writes_in_a_booklet(booklet):
    with act_as_platform():
        refresh(booklet)

    meanwhile(
        lambda: hold(booklet),
        lambda: suspend(booklet),
        last=lambda: ReadingLinkFactory.create(booklet=booklet),
    )

    assert told(booklet)["ends"] == "suspended"
