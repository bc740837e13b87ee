import pytest

from apps.accounts.factories import browser_of
from apps.booklets import selectors
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet
from apps.booklets.tests.people import member
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet() -> Booklet:
    return BookletFactory.create(name="Livret d’accueil", plan={})


class TestReading:
    def test_tells_what_holds_when_nothing_is_chosen(self, booklet):
        client = browser_of(member(booklet.company_id, Role.COMPANY_ADMIN).user)

        options = client.get(f"/api/booklets/{booklet.id}/options").json()

        assert options["receipt_sentence"] == ""
        assert options["usual_sentence"] == (
            "J’ai pris connaissance du livret « Livret d’accueil », version 1.0."
        )
        assert (options["receipts_months"], options["company_receipts_months"]) == (None, 60)
        assert options["abilities"]["set_options"] is True

    def test_offers_a_language_that_is_not_translated_once_somebody_says_so(self, booklet):
        Booklet.objects.filter(id=booklet.id).update(locales=["en-GB", "de-DE"])
        client = browser_of(member(booklet.company_id, Role.COMPANY_ADMIN).user)

        answer = client.patch(
            f"/api/booklets/{booklet.id}/options",
            {"offered_anyway": ["en-GB", "de-DE"]},
            content_type="application/json",
        )

        english, german = answer.json()["languages"]
        assert (english["share"], english["offered"]) == (0, True)
        assert (german["spoken"], german["offered"]) == (False, False)
        booklet.refresh_from_db()
        assert selectors.readable_locales(booklet) == ["fr-FR", "en-GB"]
