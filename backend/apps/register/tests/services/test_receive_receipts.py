import json
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from uuid import UUID

import pytest
from django.utils import timezone

from apps.booklets.models import ReceiptMode
from apps.participation.factories import ParticipationFactory
from apps.participation.grants import sentence_mark
from apps.participation.models import Participation
from apps.publishing.models import PublicationContent
from apps.register import proof, services
from apps.register.models import EntryKind, Gesture, PendingEntry, Receipt
from apps.register.tests.acts import (
    BUNDLE,
    a_participation,
    a_receipt,
    act_of,
    other,
    send,
    ticket_of,
)

pytestmark = pytest.mark.django_db

NOWHERE = UUID(int=7)


@pytest.fixture
def participation() -> Participation:
    return ParticipationFactory.create()


class TestReceiving:
    def test_makes_a_receipt_what_waits_for_the_log_and_a_participation_that_knows(
        self, participation
    ):
        [received] = send(participation, act_of(participation))

        receipt = Receipt.objects.get()
        pending = PendingEntry.objects.get()
        participation.refresh_from_db()
        assert (received.receipt.id, received.known) == (receipt.id, False)
        assert (pending.kind, pending.subject_id) == (EntryKind.RECEIPT, receipt.id)
        assert bytes(pending.fingerprint) == proof.fingerprint_of(receipt.public)
        assert participation.acknowledged_publication_id == receipt.publication_id
        assert participation.acknowledged_at == receipt.received_at
        assert (receipt.version, receipt.flags, receipt.round) == ("1.0", [], 1)

    def test_costs_six_statements_and_six_to_change_whose_name_it_is_in(
        self, participation, django_assert_num_queries
    ):
        a_receipt(ParticipationFactory.create(booklet=participation.booklet))

        with django_assert_num_queries(6 + 6):
            send(participation, act_of(participation))

    def test_states_nobodys_name_in_public_and_ties_who_it_was(self, participation):
        receipt = a_receipt(participation, gesture=Gesture.NAME, typed_name="Inès R.")

        public, private = json.loads(receipt.public), json.loads(receipt.private)
        person = participation.person
        assert person.last_name not in receipt.public
        assert public["sentence"].startswith("J’ai pris connaissance du livret")
        assert public["bundle_sha256"] == BUNDLE
        assert public["commitment"] == proof.commitment_of(
            salt=receipt.salt, private=receipt.private
        )
        assert (private["last_name"], private["reference"]) == (person.last_name, person.reference)
        assert (private["typed_name"], private["address"]) == ("Inès R.", "2001:db8::")

    def test_keeps_a_drawing_in_private_and_its_hash_in_public(self, participation):
        receipt = a_receipt(participation, gesture=Gesture.DRAWING, drawing="1,2 3,4")

        public, private = json.loads(receipt.public), json.loads(receipt.private)
        assert public["evidence_sha256"] == sha256(b"1,2 3,4").hexdigest()
        assert private["drawing"] == "1,2 3,4"

    def test_takes_fifty_at_once_and_each_counts_once(self, participation):
        acts = [act_of(participation) for _ in range(50)]

        received = send(participation, *acts)

        assert Receipt.objects.count() == 1
        assert [one.known for one in received] == [False] + [True] * 49
        assert {one.receipt.id for one in received} == {acts[0].id}


class TestReadAgain:
    @pytest.fixture
    def asked(self):
        """Somebody who reads the first of two pages again."""
        participation = a_participation(chapters=2)
        content = PublicationContent.objects.get(publication=participation.booklet.publication_id)
        participation.reread_pages = [content.content["chapters"][0]["pages"][0]["id"]]
        participation.save()
        return participation

    def test_the_receipt_names_the_pages(self, asked):
        sentence = f"{act_of(asked).sentence} (Page relue\u00a0: Page)"

        receipt = a_receipt(asked, sentence=sentence)

        assert proof.parse_statement(receipt.public)["sentence"] == sentence
        assert receipt.flags == []

    def test_what_was_asked_before_somebody_else_signed_is_no_other_sentence(self, asked):
        sentence = f"{act_of(asked).sentence} (Page relue\u00a0: Page)"
        mark = sentence_mark(participation_id=asked.id, bundle=BUNDLE, part="", sentence=sentence)
        asked.reread_pages = []
        asked.save()

        assert a_receipt(asked, sentence=sentence, mark=mark).flags == []

    def test_other_pages_were_never_asked_for(self, asked):
        with pytest.raises(services.OtherSentence):
            a_receipt(asked, sentence=f"{act_of(asked).sentence} (Page relue\u00a0: Une autre)")


class TestOnce:
    def test_the_same_act_again_gets_the_same_answer(self, participation):
        act = act_of(participation)
        [first] = send(participation, act)

        [again] = send(participation, other(act, sent_at=timezone.now()))

        assert again == first
        assert Receipt.objects.count() == PendingEntry.objects.count() == 1

    @pytest.mark.parametrize(
        "said",
        [
            {"typed_name": "Somebody else"},
            {"device_at": datetime(2026, 11, 1, tzinfo=UTC)},
            {"gesture": Gesture.NAME},
            {"bundle": "b" * 64},
            {"sentence": "J’ai tout compris."},
        ],
    )
    def test_the_same_act_with_another_body_is_refused(self, participation, said):
        act = act_of(participation)
        send(participation, act)

        with pytest.raises(services.OtherBody):
            send(participation, other(act, **said))

    def test_the_act_of_another_person_is_not_taken_over(self, participation):
        act = act_of(participation)
        send(participation, act)
        colleague = ParticipationFactory.create(booklet=participation.booklet)

        with pytest.raises(services.OtherBody):
            send(colleague, act)

    def test_another_act_in_the_same_round_gets_the_first_receipt(self, participation):
        first = a_receipt(participation)

        [again] = send(participation, act_of(participation))

        assert (again.receipt.id, again.known) == (first.id, True)
        assert Receipt.objects.count() == 1


class TestRefusals:
    def test_a_ticket_that_nobody_signed(self, participation):
        with pytest.raises(services.BadTicket):
            send(participation, act_of(participation), ticket=ticket_of(participation) + "A")

    def test_a_ticket_that_is_over(self, participation):
        long_ago = ticket_of(participation, now=timezone.now() - timedelta(days=91))

        with pytest.raises(services.BadTicket):
            send(participation, act_of(participation), ticket=long_ago)

    def test_the_ticket_of_another_booklet(self, participation):
        stranger = ParticipationFactory.create()

        with pytest.raises(services.BadTicket):
            send(participation, act_of(participation), ticket=ticket_of(stranger))

    def test_a_booklet_that_asks_for_none(self, participation):
        participation.booklet.receipt_mode = ReceiptMode.NONE
        participation.booklet.save()

        with pytest.raises(services.ReceiptNotAsked):
            send(participation, act_of(participation))

    @pytest.mark.parametrize(
        ("said", "refusal"),
        [
            ({"bundle": "f" * 64}, services.UnknownEdition),
            ({"edition_id": NOWHERE}, services.UnknownEdition),
            ({"locale": "en-GB"}, services.UnknownEdition),
            ({"part": str(NOWHERE)}, services.UnknownChapter),
            ({"sentence": "Je m’engage à tout."}, services.OtherSentence),
        ],
    )
    def test_what_the_booklet_never_said(self, participation, said, refusal):
        with pytest.raises(refusal):
            send(participation, act_of(participation, **said))

        assert not Receipt.objects.exists()
