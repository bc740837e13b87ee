"""What somebody who reads a receipt should know, and that none of it refuses one."""

from datetime import UTC, datetime, timedelta

import pytest
from django.utils import timezone

from apps.booklets.models import Booklet, BookletStatus
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation, ParticipationState
from apps.publishing.models import Edition, Publication, PublicationContent
from apps.register.tests.acts import (
    a_receipt,
    act_of,
    send,
    ticket_of,
)
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


@pytest.fixture
def participation() -> Participation:
    return ParticipationFactory.create()


def _in_two_days() -> datetime:
    return timezone.now() + timedelta(days=2)


class TestFlags:
    def test_a_newer_version_refuses_nothing(self, participation):
        act, booklet = act_of(participation), participation.booklet
        newer = Publication.objects.get(id=booklet.publication_id)
        newer.pk = newer.id = uuid7()
        newer.minor = 1
        newer.save(force_insert=True)
        Edition.objects.create(
            company_id=booklet.company_id, publication=newer, locale="fr-FR", bundle="b" * 64
        )
        for publication in Publication.objects.filter(booklet=booklet):
            PublicationContent.objects.create(
                company_id=booklet.company_id, publication=publication, content={"chapters": []}
            )
        booklet.publication_id, booklet.version = newer.id, "1.1"
        booklet.save()

        [received] = send(participation, act)

        assert (received.receipt.version, received.receipt.flags) == ("1.0", ["late"])

    @pytest.mark.parametrize(
        ("name", "hours"), [("sent_at", -0.1), ("sent_at", 9600), ("device_at", 1)]
    )
    def test_a_wrong_clock_is_said(self, participation, name, hours):
        told = {name: timezone.now() + timedelta(hours=hours)}
        assert a_receipt(participation, **told).flags == ["clock"]

    @pytest.mark.parametrize("days", [-2, 2])
    def test_a_clock_two_days_off_is_said_and_ours_is_the_time_of_record(self, participation, days):
        now, shown = timezone.now(), timezone.now() + timedelta(days=days)
        act = act_of(participation, device_at=shown - timedelta(hours=3), sent_at=shown)

        [received] = send(participation, act, now=now)

        receipt = received.receipt
        assert (receipt.flags, receipt.version) == (["clock"], "1.0")
        assert abs(receipt.received_at - now) < timedelta(seconds=1)

    def test_days_without_a_network_are_no_wrong_clock(self, participation):
        now = timezone.now()

        receipt = a_receipt(participation, device_at=now - timedelta(days=6), sent_at=now)

        assert receipt.flags == []

    @pytest.mark.parametrize(
        "state",
        [
            {"status": BookletStatus.ARCHIVED},
            {"status": BookletStatus.SUSPENDED},
            {"trashed_at": datetime(2027, 1, 1, tzinfo=UTC)},
        ],
        ids=["archived", "suspended", "in the trash"],
    )
    def test_a_booklet_that_is_read_no_longer_refuses_nothing(self, participation, state):
        act = act_of(participation)
        Booklet.objects.filter(id=participation.booklet_id).update(**state)

        [received] = send(participation, act)

        assert (received.receipt.version, received.receipt.flags) == ("1.0", ["late"])

    def test_says_all_that_there_is_to_say(self, participation):
        ticket, act = ticket_of(participation), act_of(participation, sent_at=_in_two_days())
        participation.link_epoch, participation.state = 2, ParticipationState.LEFT
        participation.save()
        Booklet.objects.filter(id=participation.booklet_id).update(status=BookletStatus.ARCHIVED)

        [received] = send(participation, act, ticket=ticket)

        assert received.receipt.flags == ["late", "clock", "after_revocation"]

    def test_an_ended_link_is_said(self, participation):
        ticket = ticket_of(participation)
        participation.link_epoch = 2
        participation.save()

        [received] = send(participation, act_of(participation), ticket=ticket)

        assert received.receipt.flags == ["after_revocation"]

    def test_somebody_who_has_left_is_said(self, participation):
        participation.state = ParticipationState.LEFT
        participation.save()

        assert a_receipt(participation).flags == ["after_revocation"]
