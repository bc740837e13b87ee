"""Devices send the same again, recorders are killed and overlap: nothing is lost, nothing counts twice, no hole."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from django.db import close_old_connections, connection
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.participation.factories import ParticipationFactory
from apps.publishing.models import Edition, Publication, PublicationContent
from apps.reading.factories import published_booklet
from apps.register import services
from apps.register.models import PendingEntry, Receipt, RegisterEntry
from apps.register.tests.acts import a_participation, a_receipt, act_of, send
from shared.actor import Actor, Role
from shared.ids import uuid7
from shared.tenancy import act_as_platform
from shared.transparency.notes import Signer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.timeout(120)]

PEOPLE, SENDS, DEVICES = 30, 3, 6


class Killed(BaseException):
    """As by a signal, in the middle of a transaction."""


def _alone(act, *arguments):
    """In a thread with a connection of its own."""
    try:
        return act(*arguments)
    except Killed:
        return None
    finally:
        connection.close()


@pytest.fixture
def participations():
    with act_as_platform():
        booklet = published_booklet()
        return [ParticipationFactory.create(booklet=booklet) for _ in range(PEOPLE)]


def test_nothing_is_lost_doubled_or_left_out(participations, monkeypatch):
    random, sign = Random(20), Signer.sign
    acts = [(one, act_of(one)) for one in participations]
    sent = [line for line in acts for _ in range(SENDS)]
    random.shuffle(sent)

    def sometimes_killed(signer, text):
        if random.random() < 0.4:
            raise Killed
        return sign(signer, text)

    monkeypatch.setattr(Signer, "sign", sometimes_killed)
    with ThreadPoolExecutor(DEVICES + 2) as pool:
        devices = [pool.submit(_alone, send, *line) for line in sent]
        recorders = [pool.submit(_alone, _record) for _ in range(20)]
        answers = [one.result()[0] for one in devices]
        _ = [one.result() for one in recorders]
    monkeypatch.undo()
    while _record():
        pass

    with act_as_platform():
        numbers = {one.act_id: one.receipt.number for one in answers}
        assert dict(Receipt.objects.values_list("id", "number")) == numbers
        assert len(numbers) == PEOPLE
        sequences = RegisterEntry.objects.order_by("sequence").values_list("sequence", flat=True)
        assert list(sequences) == list(range(1, PEOPLE + 1))
        assert not PendingEntry.objects.exists()
        assert services.verify_register() == []


def test_only_one_writes_the_log_at_a_time(participations):
    send(participations[0], act_of(participations[0]))

    with act_as_platform(), ThreadPoolExecutor(1) as pool:
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(6962000060)")
        assert pool.submit(_alone, _record).result() == 0

    assert _record() == 1


def _record() -> int:
    close_old_connections()
    return services.record_entries(now=timezone.now(), most=7)


def _another_version(booklet: Booklet) -> Publication:
    newer = Publication.objects.filter(booklet=booklet).get()
    newer.id, newer.major = uuid7(), 2
    newer.save(force_insert=True)
    PublicationContent.objects.create(
        company_id=booklet.company_id, publication=newer, content={"chapters": [], "values": {}}
    )
    booklet.publication_id, booklet.version = newer.id, newer.version
    booklet.save()
    return newer


def test_who_acknowledges_again_while_a_receipt_is_cancelled_has_acknowledged():
    with act_as_platform():
        one = a_participation()
        former = a_receipt(one)
        actor = Actor(user_id=uuid7(), company_id=one.company_id, role=Role.COMPANY_ADMIN)
        newer = _another_version(one.booklet)
        Edition.objects.create(
            company_id=one.company_id, publication=newer, locale="fr-FR", bundle="b" * 64
        )

    def cancel():
        with act_as_platform():
            services.cancel_receipt(
                actor=actor,
                booklet_id=one.booklet_id,
                receipt_id=former.id,
                reason="Signé par erreur au nom d’un collègue.",
                now=timezone.now(),
            )

    with ThreadPoolExecutor(1) as pool:
        with act_as_platform():
            send(one, act_of(one, bundle="b" * 64))
            cancelling = pool.submit(_alone, cancel)
            with pytest.raises(TimeoutError):
                cancelling.result(timeout=2)
        cancelling.result()

    with act_as_platform():
        one.refresh_from_db()
        assert one.acknowledged_publication_id == newer.id
