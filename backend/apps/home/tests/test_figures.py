from datetime import timedelta

import pytest
from django.utils import timezone

from apps.accounts.factories import UserFactory, browser_of
from apps.booklets.factories import BookletAccessFactory, BookletFactory
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.participation.factories import ParticipationFactory
from apps.participation.models import ParticipationState
from apps.reading.factories import published_booklet
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.fixture
def client(company):
    return browser_of(MembershipFactory.create(company=company, role=Role.COMPANY_ADMIN).user)


def home(client, part=""):
    return client.get(f"/api/home?part={part}" if part else "/api/home").json()


def test_count_those_who_are_asked_to_read_what_is_published(client, company):
    booklet = published_booklet(company_id=company.id)
    yesterday = timezone.localdate() - timedelta(days=1)
    for state, due_on in (
        (ParticipationState.ACKNOWLEDGED, None),
        (ParticipationState.READING, yesterday),
        (ParticipationState.INVITED, None),
        (ParticipationState.EXCLUDED, None),
        (ParticipationState.LEFT, None),
    ):
        ParticipationFactory.create(booklet=booklet, state=state, due_on=due_on)
    ParticipationFactory.create(booklet=BookletFactory.create(company=company))
    ParticipationFactory.create(booklet=published_booklet())  # of another company

    assert home(client, "figures")["figures"] == {
        "published": 1,
        "awaited": 3,
        "acknowledged": 1,
        "late": 1,
    }


def test_are_those_of_the_booklets_that_one_answers_for(company):
    mine = published_booklet(company_id=company.id)
    published_booklet(company_id=company.id)
    manager = MembershipFactory.create(company=company, role=Role.BOOKLET_MANAGER).user
    BookletAccessFactory.create(booklet=mine, user=manager)

    assert home(browser_of(manager), "figures")["figures"]["published"] == 1


def test_are_told_to_the_dashboard_only(client):
    assert home(client)["figures"] is None
    assert home(client, "figures")["todo"] is None


def test_somebody_without_a_company_has_none():
    assert home(browser_of(UserFactory.create()), "figures")["figures"] is None
