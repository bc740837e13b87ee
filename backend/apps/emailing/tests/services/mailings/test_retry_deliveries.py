from datetime import datetime
from typing import Any

import pytest
from django.utils import timezone

from apps.emailing import selectors, services
from apps.emailing.models import (
    Campaign,
    CampaignState,
    Delivery,
    DeliveryState,
    MailMonth,
    Nature,
    NewsKind,
    SuppressionReason,
)
from apps.emailing.selectors import DeliveryFilter, find_deliveries
from apps.emailing.tests.acting import NOW, admin
from apps.emailing.tests.campaigns import a_launched_campaign, fresh, send_all
from apps.participation.models import Participation
from apps.people.models import Person
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


@pytest.fixture
def campaign() -> Campaign:
    """Done: the first failed, the second came back, the third was sent."""
    campaign = a_launched_campaign(people=3)
    ends = (DeliveryState.FAILED, DeliveryState.BOUNCED, DeliveryState.SENT)
    for one, state in zip(deliveries(campaign), ends, strict=True):
        Delivery.objects.filter(id=one.id).update(state=state)
    Campaign.objects.filter(id=campaign.id).update(
        state=CampaignState.DONE, done_at=NOW, failed=1, bounced=1, sent=2, watermark=3
    )
    return fresh(campaign)


def deliveries(campaign: Campaign) -> list[Delivery]:
    return list(Delivery.objects.filter(campaign=campaign).order_by("place", "attempt"))


def retry(campaign: Campaign, now: datetime = NOW) -> int:
    return services.retry_deliveries(
        actor=admin(campaign.company_id),
        booklet_id=campaign.booklet_id,
        mailing_id=campaign.id,
        delivery_ids=[one.id for one in deliveries(campaign)],
        now=now,
    )


def test_what_failed_or_came_back_has_another_attempt(campaign: Campaign):
    assert retry(campaign) == 2

    again = [one for one in deliveries(campaign) if one.attempt == 2]
    assert [one.state for one in again] == [DeliveryState.PENDING] * 2
    changed = fresh(campaign)
    assert (changed.state, changed.failed, changed.bounced, changed.sent) == ("sending", 0, 0, 1)
    assert MailMonth.objects.get(company_id=campaign.company_id).used == 5
    latest = find_deliveries(campaign=changed, wanted=DeliveryFilter())
    assert sorted(one.state for one in latest) == ["pending", "pending", "sent"]


def test_happens_once(campaign: Campaign):
    retry(campaign)

    assert retry(campaign) == 0


def test_goes_where_the_person_is_read_today(campaign: Campaign):
    one = deliveries(campaign)[0]
    person = Participation.objects.get(id=one.participation_id).person_id
    Person.objects.filter(id=person).update(email="nouvelle@example.com")

    retry(campaign)

    assert deliveries(campaign)[1].address == "nouvelle@example.com"


@pytest.mark.parametrize("reason", ["no_address", "address_refused"])
def test_who_had_no_good_address_is_written_to_once_there_is_one(campaign: Campaign, reason: str):
    silent = deliveries(campaign)[0]
    Delivery.objects.filter(id=silent.id).update(state="excluded", reason=reason, address="")
    Campaign.objects.filter(id=campaign.id).update(failed=0, excluded=1)

    assert retry(campaign) == 2

    changed = fresh(campaign)
    assert (changed.excluded, changed.failed, selectors.remaining(changed)) == (0, 0, 2)
    assert deliveries(campaign)[1].state == DeliveryState.PENDING


@pytest.mark.parametrize("reason", ["acknowledged", "unsubscribed", "excluded", "by_hand"])
def test_who_was_left_out_for_another_reason_stays_out(campaign: Campaign, reason: str):
    one = deliveries(campaign)[0]
    Delivery.objects.filter(id=one.id).update(state="excluded", reason=reason)

    assert retry(campaign) == 1


def test_an_address_that_is_refused_is_not_tried_again(campaign: Campaign):
    for one in deliveries(campaign):
        services.suppress_address(
            company_id=campaign.company_id,
            address=one.address,
            reason=SuppressionReason.HARD_BOUNCE,
        )

    assert retry(campaign) == 0


def test_needs_room_in_the_month(campaign: Campaign):
    campaign.booklet.company.mails_per_month = 4
    campaign.booklet.company.save()

    with pytest.raises(services.MailQuotaReached):
        retry(campaign)

    assert not [one for one in deliveries(campaign) if one.attempt == 2]


def test_a_cancelled_one_is_over(campaign: Campaign):
    Campaign.objects.filter(id=campaign.id).update(state=CampaignState.CANCELLED)

    with pytest.raises(services.MailingNotNow):
        retry(campaign)


@pytest.mark.parametrize("nature", [Nature.INVITATION, Nature.REMINDER])
def test_what_came_back_invited_and_reminded_nobody(spooled: Any, nature: Nature):
    campaign = a_launched_campaign(people=1, nature=nature)
    send_all()
    (one,) = deliveries(campaign)
    _come_back(one)
    Person.objects.filter(company_id=campaign.company_id).update(email="nouvelle@example.com")

    assert retry(campaign, now=timezone.now()) == 1
    send_all()

    assert [one.state for one in deliveries(campaign)] == ["bounced", "sent"]
    assert spooled.taken.total() == 2
    reminders = Participation.objects.get(id=one.participation_id).reminders
    assert reminders == int(nature == Nature.REMINDER)


def test_another_reminder_that_arrived_still_counts(spooled: Any):
    campaign = a_launched_campaign(people=1, nature=Nature.REMINDER)
    send_all()
    _come_back(deliveries(campaign)[0])
    other = a_launched_campaign(booklet=campaign.booklet, nature=Nature.REMINDER)
    send_all()

    assert [one.state for one in deliveries(other)] == ["excluded"]  # the address is refused
    Person.objects.filter(company_id=campaign.company_id).update(email="nouvelle@example.com")
    third = a_launched_campaign(booklet=campaign.booklet, nature=Nature.REMINDER)
    send_all()

    assert [one.state for one in deliveries(third)] == ["sent"]
    assert retry(campaign, now=timezone.now()) == 0  # reminded less than 48 hours ago


def _come_back(delivery: Delivery) -> None:
    news = services.News(
        provider="mailgun",
        event_id=str(uuid7()),
        delivery_id=delivery.id,
        attempt=delivery.attempt,
        kind=NewsKind.HARD_BOUNCE,
        words="550 5.1.1 Unknown",
        at=timezone.now(),
    )
    assert services.note_news(news, now=timezone.now())
