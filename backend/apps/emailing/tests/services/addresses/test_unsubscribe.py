from collections.abc import Callable
from datetime import timedelta

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.models import Campaign, Suppression
from apps.emailing.selectors import Reader, find_reader
from apps.emailing.tests.acting import member
from apps.emailing.tests.campaigns import (
    a_booklet_of,
    a_launched_campaign,
    claim,
    participants,
)
from apps.emailing.unsubscribing import unsubscribe_token
from apps.journal.models import AuditEvent
from apps.participation.models import Participation
from apps.people import services as people
from apps.people.models import Person
from apps.publishing.models import PublicationContent

pytestmark = pytest.mark.django_db


def reader(one: Participation) -> Reader:
    found = find_reader(unsubscribe_token(company_id=one.company_id, participation_id=one.id))
    assert found
    return found


def claimed(campaign: Campaign) -> list[str]:
    return [one.address for one in claim(campaign)]


def test_the_next_claim_leaves_them_out():
    campaign = a_launched_campaign(people=2)
    one, other = participants(campaign)

    services.unsubscribe(reader=reader(one), now=timezone.now())

    assert claimed(campaign) == [other.person.email]


def test_they_are_without_mail_in_every_list_until_they_undo_it(run_jobs: Callable[[], None]):
    one = participants(a_launched_campaign(people=1))[0]
    of = {"company_id": one.company_id, "publication_id": one.booklet.publication_id}
    PublicationContent.objects.create(**of, content={"chapters": []})

    services.unsubscribe(reader=reader(one), now=timezone.now())
    run_jobs()

    one.refresh_from_db()
    assert (one.has_email, one.person.has_mail, bool(one.person.email)) == (False, False, True)
    services.subscribe_again(reader=reader(one), now=timezone.now())
    run_jobs()
    one.refresh_from_db()
    assert (one.has_email, one.person.has_mail) == (True, True)


def test_an_administrator_who_lifts_it_lets_mail_go_to_them_again():
    one = participants(a_launched_campaign(people=1))[0]
    services.unsubscribe(reader=reader(one), now=timezone.now())

    services.lift_suppression(
        actor=member(one.company_id),
        suppression_id=Suppression.objects.get().id,
        reason="À sa demande, par téléphone",
        now=timezone.now(),
    )

    one.person.refresh_from_db()
    assert one.person.has_mail


def test_whoever_shares_the_address_is_written_to():
    booklet = a_booklet_of(2)
    Person.objects.update(email="famille@example.org")
    campaign = a_launched_campaign(booklet=booklet)
    one, other = participants(campaign)

    services.unsubscribe(reader=reader(one), now=timezone.now())

    assert [left.participation_id for left in claim(campaign)] == [other.id]
    assert reader(other).unsubscribed_at is None


def test_said_twice_it_is_one():
    one = participants(a_launched_campaign(people=1))[0]

    for _ in range(2):
        services.unsubscribe(reader=reader(one), now=timezone.now())

    assert Suppression.objects.count() == 1
    assert AuditEvent.objects.filter(action="emailing.unsubscribed").count() == 1


@pytest.mark.parametrize(("days", "written_to"), [(29, True), (31, False)])
def test_is_undone_for_thirty_days(days: int, written_to: bool):
    campaign = a_launched_campaign(people=1)
    one = participants(campaign)[0]
    services.unsubscribe(reader=reader(one), now=timezone.now())

    later = timezone.now() + timedelta(days=days)
    services.subscribe_again(reader=reader(one), now=later)

    assert bool(claimed(campaign)) is written_to


def test_follows_the_person_to_another_address():
    campaign = a_launched_campaign(people=1)
    one = participants(campaign)[0]
    services.unsubscribe(reader=reader(one), now=timezone.now())

    people.update_person(
        actor=member(one.company_id),
        person=one.person,
        told={"email": "nouvelle@example.org"},
        now=timezone.now(),
    )

    assert Suppression.objects.count() == 2
    services.subscribe_again(reader=reader(one), now=timezone.now())
    assert Suppression.objects.filter(lifted_at=None).count() == 0
