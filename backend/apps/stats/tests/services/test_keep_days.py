from datetime import date, timedelta

import pytest
from django.db import connection
from django.utils import timezone

from apps.stats.factories import FactByFactory, FactDayFactory, ReadingFactFactory
from apps.stats.models import FactBy, FactDay, ReadingFact
from apps.stats.services import keep_days
from apps.stats.services.keep_days import AHEAD, COUNTED, KEPT, make_days
from shared.tenancy import act_as_platform

pytestmark = pytest.mark.django_db


@pytest.fixture
def today() -> date:
    return timezone.now().date()


def days() -> set[str]:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT relname FROM pg_class WHERE relname ~ '^stats_readingfact_[0-9]{8}$'"
        )
        return {name.removeprefix("stats_readingfact_") for (name,) in cursor.fetchall()}


def test_days_to_come_have_a_place(today: date):
    keep_days(now=timezone.now() + timedelta(days=200))

    ahead = [today + timedelta(days=200 + number) for number in range(AHEAD + 1)]
    assert {f"{day:%Y%m%d}" for day in ahead} <= days()


def test_a_day_goes_with_its_facts_after_thirty_five(today: date):
    old, kept = today - timedelta(days=KEPT + 1), today - timedelta(days=KEPT)
    for day in (old, kept):
        ReadingFactFactory.create(day=day)

    keep_days(now=timezone.now())

    assert [row.day for row in ReadingFact.objects.all()] == [kept]


def test_counts_go_after_twenty_five_months_in_every_company(today: date):
    old, kept = today - timedelta(days=COUNTED + 1), today - timedelta(days=COUNTED)
    for made in (FactDayFactory, FactByFactory):
        for day in (old, kept):
            made.create(day=day)

    keep_days(now=timezone.now())

    with act_as_platform():
        days = [row.day for row in FactDay.objects.all()]
        assert [*days, *(row.day for row in FactBy.objects.all())] == [kept, kept]


def test_no_day_goes_before_its_time_whatever_is_asked(today: date):
    ReadingFactFactory.create(day=today)

    with connection.cursor() as cursor:
        cursor.execute("SELECT stats_drop_days(%s)", [today + timedelta(days=400)])

    assert ReadingFact.objects.count() == 1


def test_a_day_that_has_a_place_is_asked_for_in_vain(today: date):
    make_days({today})
    make_days({today, today + timedelta(days=50)})

    assert f"{today + timedelta(days=50):%Y%m%d}" in days()
