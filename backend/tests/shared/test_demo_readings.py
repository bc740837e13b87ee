"""The half year of readings of the demonstration: brought by the shipper, whole, once, and in agreement with itself."""

from datetime import UTC, datetime, timedelta

import pytest
from django.db.models import Sum

from apps.publishing.models import Publication
from apps.stats.models import Cursor, FactBy, FactDay, PageLots, ReadingFact
from apps.stats.tests.told import pages_of, published
from config.management import demo_readings
from config.management.demo_readings import tell_readings

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 12, 9, 0, tzinfo=UTC)
DAYS = 9


@pytest.fixture
def publication(monkeypatch: pytest.MonkeyPatch) -> Publication:
    """Nine days of readings, in seven of which there was something to read."""
    monkeypatch.setattr(demo_readings, "DAYS", DAYS)
    publication, _ = published(at=NOW - timedelta(days=7))
    return publication


def tell(publication: Publication, now: datetime = NOW) -> None:
    tell_readings(companies=[publication.booklet.company.name], now=now)


def counted(kind: str = "o") -> int:
    return FactDay.objects.filter(kind=kind).aggregate(n=Sum("n"))["n"] or 0


def test_every_day_since_the_publication_is_told_and_agrees_with_itself(publication):
    tell(publication)

    days = set(FactDay.objects.filter(kind="o").values_list("day", flat=True))
    assert days == {(NOW - timedelta(days=ago)).date() for ago in range(1, 8)}
    for dimension in ("channel", "device", "locale", "version"):
        rows = FactBy.objects.filter(kind="o", dimension=dimension)
        assert rows.aggregate(n=Sum("n"))["n"] == counted()
    assert counted("p") > 0
    assert ReadingFact.objects.count() == FactDay.objects.aggregate(n=Sum("n"))["n"]


def test_pages_that_are_hard_are_flagged_by_some_and_told_by_a_lot(
    publication, monkeypatch: pytest.MonkeyPatch
):
    (page,) = pages_of(publication)
    monkeypatch.setattr(demo_readings, "UNCLEAR", {"Bienvenue": 0.5})

    tell(publication)

    told = PageLots.objects.get(page=page)
    assert (told.lots, told.devices) == (1, counted("p"))
    assert 0 < told.unclear < told.devices


def test_what_was_told_once_is_behind_the_cursor(publication):
    tell(publication)
    before = counted()

    tell(publication)
    again = counted()
    tell(publication, NOW + timedelta(days=1))

    assert again == before
    assert counted() > before
    assert Cursor.objects.get().dropped == 0


def test_a_day_is_the_same_whenever_it_is_told(publication):
    tell(publication)
    whole = sorted(FactDay.objects.values_list("day", "kind", "subject", "n"))
    for model in (ReadingFact, FactDay, FactBy, Cursor):
        model.objects.all().delete()

    tell(publication, NOW - timedelta(days=3))
    tell(publication)

    assert sorted(FactDay.objects.values_list("day", "kind", "subject", "n")) == whole
