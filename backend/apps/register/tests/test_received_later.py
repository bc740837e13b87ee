"""What comes in late, or from somebody who signs for another."""

import pytest

from apps.booklets.models import ReceiptMode
from apps.participation.grants import sentence_mark
from apps.people.models import Signer, Signs
from apps.register import services
from apps.register.models import Receipt
from apps.register.proof import parse_statement
from apps.register.tests.acts import BUNDLE, a_participation, act_of, send, ticket_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def participation():
    return a_participation()


class TestWordsThatChanged:
    """While a device was away, somebody wrote another sentence."""

    @pytest.fixture
    def act(self, participation):
        said = act_of(participation).sentence
        mark = sentence_mark(
            participation_id=participation.id, bundle=BUNDLE, part="", sentence=said
        )
        return act_of(participation, mark=mark)

    def test_are_recorded_as_they_were_shown_and_flagged(self, participation, act):
        participation.booklet.receipt_sentence = "J’ai reçu ce livret."
        participation.booklet.save()

        [received] = send(participation, act)

        assert received.receipt.flags == ["other_words"]
        assert parse_statement(received.receipt.public)["sentence"] == act.sentence

    def test_are_recorded_when_nothing_is_asked_any_more(self, participation, act):
        participation.booklet.receipt_mode = ReceiptMode.NONE
        participation.booklet.save()

        [received] = send(participation, act)

        assert received.receipt.flags == ["other_words"]

    def test_need_no_flag_while_they_are_asked_for(self, participation, act):
        assert send(participation, act)[0].receipt.flags == []

    def test_that_we_never_asked_for_are_refused(self, participation, act):
        forged = act_of(participation, sentence="Je n’ai rien lu.", mark=act.mark)

        with pytest.raises(services.OtherSentence):
            send(participation, forged)

    def test_that_we_asked_somebody_else_for_are_refused(self, participation, act):
        other = a_participation()
        other.booklet.receipt_sentence = "J’ai reçu ce livret."
        other.booklet.save()

        with pytest.raises(services.OtherSentence):
            send(other, act_of(other, sentence=act.sentence, mark=act.mark))


class TestForAnother:
    @pytest.fixture
    def participation(self):
        made = a_participation()
        made.person.signs = Signs.BOTH
        made.person.representative = {"name": "Paul Martin", "relation": "père"}
        made.person.save()
        return made

    def _send(self, participation, signer):
        ticket = ticket_of(participation, signer=signer)
        return send(participation, act_of(participation), ticket=ticket)[0]

    def test_each_signs_once_and_both_make_it_acknowledged(self, participation):
        own = self._send(participation, Signer.PERSON)
        participation.refresh_from_db()
        assert participation.acknowledged_at is None

        theirs = self._send(participation, Signer.REPRESENTATIVE)
        participation.refresh_from_db()

        assert (own.known, theirs.known) == (False, False)
        assert participation.state == "acknowledged"
        assert self._send(participation, Signer.REPRESENTATIVE).known
        assert Receipt.objects.count() == 2

    def test_the_private_statement_says_who_signed_for_whom(self, participation):
        receipt = self._send(participation, Signer.REPRESENTATIVE).receipt

        said = parse_statement(receipt.private)
        assert (said["signer"], said["signer_name"]) == ("representative", "Paul Martin (père)")
        assert said["on_behalf_of"] == participation.person.name
        assert "Martin" not in receipt.public

    def test_the_ticket_of_one_does_not_speak_for_the_other(self, participation):
        act = act_of(participation)
        send(participation, act, ticket=ticket_of(participation, signer=Signer.PERSON))

        with pytest.raises(services.OtherBody):
            send(participation, act, ticket=ticket_of(participation, signer=Signer.REPRESENTATIVE))
