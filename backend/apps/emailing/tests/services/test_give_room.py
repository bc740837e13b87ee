from datetime import date, datetime, timedelta

import pytest
from django.utils import timezone

from apps.companies.models import Company
from apps.emailing import services
from apps.emailing.models import Campaign, MailMonth, Waits
from apps.emailing.tests.campaigns import a_booklet_of, a_launched_campaign, fresh

pytestmark = pytest.mark.django_db


@pytest.fixture
def waiting() -> Campaign:
    """Three people, and room for two in its month."""
    booklet = a_booklet_of(3)
    Company.objects.filter(id=booklet.company_id).update(mails_per_month=2)
    booklet.company.refresh_from_db()
    return a_launched_campaign(booklet=booklet)


def allow(campaign: Campaign, count: int) -> None:
    Company.objects.filter(id=campaign.company_id).update(mails_per_month=count)


def used(campaign: Campaign) -> dict[date, int]:
    rows = MailMonth.objects.filter(company_id=campaign.company_id)
    return dict(rows.values_list("month", "used"))


def next_month(now: datetime) -> datetime:
    return now.replace(day=28) + timedelta(days=5)


def test_waits_while_there_is_none(waiting: Campaign):
    services.give_room(now=timezone.now())

    assert fresh(waiting).waits_for == Waits.QUOTA
    assert set(used(waiting).values()) == {0}


def test_a_larger_quota_lets_it_go_on_and_is_counted_once(waiting: Campaign):
    allow(waiting, 4)

    for _ in range(3):
        services.give_room(now=timezone.now())

    campaign = fresh(waiting)
    assert (campaign.waits_for, campaign.reserved) == ("", 3)
    assert used(waiting) == {waiting.month: 3}


def test_a_new_month_pays_for_it(waiting: Campaign):
    later = next_month(timezone.now())
    allow(waiting, 3)
    MailMonth.objects.filter(company_id=waiting.company_id).update(used=3)

    services.give_room(now=timezone.now())
    assert fresh(waiting).waits_for == Waits.QUOTA

    services.give_room(now=later)

    campaign = fresh(waiting)
    assert (campaign.waits_for, campaign.quota_month) == ("", later.date().replace(day=1))
    assert used(waiting) == {waiting.month: 3, later.date().replace(day=1): 3}


def test_one_gets_it_where_there_is_room_for_one(waiting: Campaign):
    second = a_launched_campaign(booklet=waiting.booklet)
    allow(waiting, 5)

    services.give_room(now=timezone.now())

    assert [fresh(one).waits_for for one in (waiting, second)] == ["", Waits.QUOTA]
