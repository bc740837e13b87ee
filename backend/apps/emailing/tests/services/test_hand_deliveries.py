from datetime import UTC, datetime, timedelta

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.models import Campaign, Delivery, LeftOut, MailingOrigin, Nature
from apps.emailing.tests.campaigns import (
    a_booklet_of,
    a_launched_campaign,
    claim,
    fresh,
    participants,
    states,
)
from apps.participation.factories import ParticipationFactory
from apps.people.factories import PersonFactory
from apps.people.models import Person
from apps.reading.factories import published_booklet
from shared.ids import uuid7
from shared.spool.messages import Answer, Outcome

pytestmark = pytest.mark.django_db

BY_ITSELF = MailingOrigin.AUTOMATIC


def test_hands_over_what_is_still_this_worker_s():
    campaign, worker = a_launched_campaign(people=2), uuid7()
    claimed = claim(campaign, worker=worker)
    Delivery.objects.filter(id=claimed[0].id).update(worker=uuid7())

    handed = services.hand_deliveries(
        campaign=campaign, claimed=claimed, worker=worker, now=timezone.now()
    )

    assert handed == {claimed[1].id: ""}
    assert states(campaign) == ["claimed", "handed"]


def test_leaves_out_whoever_acknowledged_since_the_claim():
    campaign, worker = a_launched_campaign(people=2, nature=Nature.REMINDER), uuid7()
    claimed = claim(campaign, worker=worker)
    first = participants(campaign)[0]
    first.state = "acknowledged"
    first.save()

    services.hand_deliveries(campaign=campaign, claimed=claimed, worker=worker, now=timezone.now())

    assert states(campaign) == ["excluded", "handed"]
    assert fresh(campaign).excluded == 1


def test_leaves_out_of_the_calendar_whoever_was_taken_off_it_since_the_claim():
    campaign, worker = (
        a_launched_campaign(people=2, nature=Nature.REMINDER, origin=BY_ITSELF),
        uuid7(),
    )
    claimed = claim(campaign, worker=worker)
    first = participants(campaign)[0]
    first.reminders_off = True
    first.save()

    services.hand_deliveries(campaign=campaign, claimed=claimed, worker=worker, now=timezone.now())

    assert states(campaign) == ["excluded", "handed"]
    assert Delivery.objects.get(campaign=campaign, state="excluded").reason == LeftOut.REMINDERS_OFF


def test_two_reminders_of_a_booklet_are_one_for_each_person():
    booklet, worker = a_booklet_of(2), uuid7()
    first, second = (a_launched_campaign(booklet=booklet, nature=Nature.REMINDER) for _ in range(2))
    claimed = {campaign: claim(campaign, worker=worker) for campaign in (first, second)}

    going = [
        services.hand_deliveries(campaign=one, claimed=some, worker=worker, now=timezone.now())
        for one, some in claimed.items()
    ]

    assert [len(some) for some in going] == [2, 0]
    assert states(second) == ["excluded"] * 2
    rows = Delivery.objects.filter(campaign=second)
    assert set(rows.values_list("reason", flat=True)) == {"reminded_lately"}


class TestDayOfAPerson:
    def test_has_three_messages_and_the_fourth_comes_on_the_next(self):
        person = PersonFactory.create()
        campaigns = [campaign_to(person) for _ in range(4)]

        for campaign in campaigns:
            send(campaign)

        assert [states(one) for one in campaigns] == [["sent"]] * 3 + [["pending"]]
        assert Delivery.objects.get(campaign=campaigns[3]).due_at == NOON + timedelta(hours=20)

        send(campaigns[3], now=NOON + timedelta(hours=21))

        assert states(campaigns[3]) == ["sent"]

    def test_counts_nobody_else(self):
        person = PersonFactory.create()
        for _ in range(3):
            send(campaign_to(person))
        other = campaign_to(PersonFactory.create(company_id=person.company_id))

        send(other)

        assert states(other) == ["sent"]


NOON = datetime(2027, 3, 16, 11, tzinfo=UTC)


def campaign_to(person: Person) -> Campaign:
    booklet = published_booklet(person.company_id)
    ParticipationFactory.create(booklet=booklet, person=person)
    return a_launched_campaign(booklet=booklet)


def send(campaign: Campaign, *, now: datetime = NOON) -> None:
    """As a worker whose spool says yes."""
    worker = uuid7()
    claimed = claim(campaign, worker=worker, now=now)
    going = services.hand_deliveries(campaign=campaign, claimed=claimed, worker=worker, now=now)
    told = [
        services.Told(one.id, Answer(one.message_id, Outcome.SENT, now.timestamp(), "250 Ok"))
        for one in claimed
        if one.id in going
    ]
    services.mark_deliveries(campaign=campaign, told=told, worker=worker, now=now)
