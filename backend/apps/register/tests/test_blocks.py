"""What a block of a page asks to confirm."""

import pytest
from django.utils import timezone

from apps.booklets.models import ReceiptMode
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.publishing.models import PublicationContent
from apps.register import services
from apps.register.models import Receipt
from apps.register.tests.acts import act_of, send

pytestmark = pytest.mark.django_db

SENTENCE = "J’ai lu les règles d’hygiène."
BLOCK = {"id": "regles", "type": "acknowledgement", "props": {"sentence": SENTENCE}}
PAGE = {
    "id": "p1",
    "title": "Se laver les mains",
    "conditions": {},
    "document": {"schema": 2, "blocks": [BLOCK]},
}


@pytest.fixture
def participation() -> Participation:
    one = ParticipationFactory.create()
    assert one.booklet.publication_id
    chapters = [{"id": "c1", "title": "Hygiène", "pages": [PAGE]}]
    PublicationContent.objects.create(
        company_id=one.company_id,
        publication_id=one.booklet.publication_id,
        content={"chapters": chapters, "values": {}},
    )
    return one


@pytest.mark.parametrize("mode", ReceiptMode)
def test_is_receipted_in_its_own_words_whatever_the_booklet_asks(participation, mode):
    participation.booklet.receipt_mode = mode
    participation.booklet.save()

    [received] = send(participation, act_of(participation, part="regles", sentence=SENTENCE))

    participation.refresh_from_db()
    assert (received.receipt.part, received.known) == ("regles", False)
    assert SENTENCE in received.receipt.public
    assert participation.acknowledged_at is None
    assert participation.acknowledged_chapters == {}


def test_is_not_receipted_in_other_words(participation):
    with pytest.raises(services.OtherSentence):
        send(participation, act_of(participation, part="regles", sentence="J’accepte tout."))


def test_counts_once_and_stands_beside_the_receipt_of_the_whole(participation):
    act = act_of(participation, part="regles", sentence=SENTENCE)
    send(participation, act)
    [again] = send(participation, act_of(participation, part="regles", sentence=SENTENCE))
    send(participation, act_of(participation, sent_at=timezone.now()))

    participation.refresh_from_db()
    assert (again.known, again.receipt.id) == (True, act.id)
    assert sorted(Receipt.objects.values_list("part", flat=True)) == ["", "regles"]
    assert participation.acknowledged_at
