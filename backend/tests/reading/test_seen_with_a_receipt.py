import pytest

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletFactory
from apps.companies.factories import MembershipFactory
from apps.library.factories import some_company
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.participation.tests.versions import page_id, publish, written
from apps.publishing.models import Publication
from apps.register.factories import CancellationFactory, ReceiptFactory
from apps.register.models import Receipt
from apps.register.selectors import seen_with
from apps.register.tests.acts import a_participation, a_receipt
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def participation():
    booklet = BookletFactory.create(company_id=some_company(), plan={})
    return ParticipationFactory.create(booklet=booklet)


def _receipt(participation: Participation, publication: Publication) -> Receipt:
    return ReceiptFactory.create(
        company_id=participation.company_id,
        booklet_id=participation.booklet_id,
        participation_id=participation.id,
        publication_id=publication.id,
    )


class TestSeenWith:
    def test_marks_what_changed_since_the_version_that_they_knew(self, participation):
        booklet = participation.booklet
        first = publish(booklet, "1.0", [written("a"), written("b")])
        _receipt(participation, first)
        publish(booklet, "2.0", [written("a", "deux"), written("b")], marked="a")
        third = publish(booklet, "3.0", [written("a", "deux"), written("b", "trois")], marked="b")
        again = _receipt(participation, third)

        seen = seen_with(booklet=booklet, receipt=again)

        assert seen.reread == (str(page_id("a")), str(page_id("b")))

    def test_asks_nothing_again_after_one_that_did_not_count_any_more(self, participation):
        booklet = participation.booklet
        former = _receipt(participation, publish(booklet, "1.0", [written("a")]))
        second = publish(booklet, "2.0", [written("a", "deux")], marked="a")
        again = _receipt(participation, second)
        CancellationFactory.create(
            company_id=booklet.company_id, receipt=former, at=former.received_at
        )

        assert seen_with(booklet=booklet, receipt=former).reread == ()
        assert seen_with(booklet=booklet, receipt=again).reread == ()


def test_the_view_of_a_receipt_is_told_to_who_reads_the_register():
    participation = a_participation(chapters=2)
    receipt = a_receipt(participation)
    auditor = MembershipFactory.create(company=participation.company, role=Role.AUDITOR)
    address = f"/api/booklets/{participation.booklet_id}/receipts/{receipt.id}/seen"

    told = browser_of(auditor.user).get(address).json()

    assert told["publication"] == str(receipt.publication_id)
    assert (told["version"], told["locale"], told["pages"]) == ("1.0", "fr-FR", 2)
    assert len(told["concerned"]) == 2
    assert (told["reread"], told["known"]) == ([], "then")
