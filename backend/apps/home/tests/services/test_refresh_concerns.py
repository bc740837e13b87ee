from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.booklets.factories import BookletFactory
from apps.companies.factories import CompanyFactory
from apps.home import services
from apps.home.models import Concern
from apps.home.tests.people import NOW, TODAY
from apps.library.factories import ObligationFactory
from apps.participation.factories import ParticipationFactory
from apps.people.factories import PersonFactory
from apps.reading.factories import published_booklet

pytestmark = pytest.mark.django_db

YESTERDAY = TODAY - timedelta(days=1)


@pytest.fixture
def booklet():
    return published_booklet()


def refresh(booklet, now=NOW) -> int:
    return services.refresh_concerns(
        company_id=booklet.company_id, booklet_ids=[booklet.id], now=now
    )


def told(booklet) -> dict[str, Concern]:
    return {one.kind: one for one in Concern.objects.filter(booklet=booklet)}


def test_an_obligation_that_a_read_booklet_does_not_speak_of(booklet):
    obligation = ObligationFactory.create(label="Secours", reference="art. D. 4711-1")

    refresh(booklet)

    concern = told(booklet)["missing_obligation"]
    assert concern.count == 1
    assert concern.params == {"label": "Secours", "reference": obligation.reference}


def test_nobody_reads_a_draft():
    draft = BookletFactory.create()
    ObligationFactory.create()

    refresh(draft)

    assert told(draft) == {}


def test_late_readers_and_how_many_of_them_nobody_can_write_to(booklet):
    silent = PersonFactory.create(company_id=booklet.company_id, email="")
    ParticipationFactory.create(booklet=booklet, person=silent, due_on=YESTERDAY)
    ParticipationFactory.create(booklet=booklet, due_on=YESTERDAY - timedelta(days=3))
    ParticipationFactory.create(booklet=booklet, due_on=TODAY)

    refresh(booklet)

    concern = told(booklet)["late_readers"]
    assert (concern.count, concern.due_on) == (2, YESTERDAY - timedelta(days=3))
    assert concern.params == {"without_email": 1}


def test_the_day_counts_in_the_company_s_time():
    company = CompanyFactory.create(timezone="Pacific/Auckland")
    booklet = published_booklet(company.id, review_on=TODAY + timedelta(days=1))

    refresh(booklet, now=NOW.replace(hour=12))  # where it is tomorrow

    assert "booklet_review" in told(booklet)


def test_what_is_settled_goes_and_what_stays_keeps_its_age(booklet):
    one = ParticipationFactory.create(booklet=booklet, due_on=YESTERDAY)
    other = ParticipationFactory.create(booklet=booklet, due_on=YESTERDAY)
    refresh(booklet)
    before = told(booklet)["late_readers"]

    one.delete()
    refresh(booklet)
    after = told(booklet)["late_readers"]
    other.delete()
    refresh(booklet)

    assert (after.count, after.id, after.created_at) == (1, before.id, before.created_at)
    assert told(booklet) == {}


def test_says_how_much_was_not_so(booklet):
    ParticipationFactory.create(booklet=booklet, due_on=YESTERDAY)

    assert [refresh(booklet), refresh(booklet)] == [1, 0]


def test_leaves_other_booklets_and_the_company_alone(booklet):
    booklet.company.people = 1
    booklet.company.save()
    other = published_booklet(booklet.company_id)
    ParticipationFactory.create(booklet=other, due_on=YESTERDAY)

    refresh(booklet)

    assert Concern.objects.count() == 0


def test_a_booklet_that_is_put_away_concerns_nobody(booklet):
    ParticipationFactory.create(booklet=booklet, due_on=YESTERDAY)
    refresh(booklet)

    booklet.trashed_at = NOW
    booklet.save()
    refresh(booklet)

    assert told(booklet) == {}


def test_asks_as_much_for_many_booklets_as_for_few():
    few, many = CompanyFactory.create(), CompanyFactory.create()
    for company, booklets in ((few, 2), (many, 12)):
        for _ in range(booklets):
            ParticipationFactory.create(booklet=published_booklet(company.id), due_on=YESTERDAY)

    def asked(company) -> int:
        with CaptureQueriesContext(connection) as queries:
            services.refresh_concerns(company_id=company.id, now=NOW)
        return len(queries)

    assert asked(many) == asked(few) <= 19
