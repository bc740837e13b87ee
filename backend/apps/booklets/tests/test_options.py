import pytest

from apps.accounts.factories import browser_of
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
        assert options["usual_sentence"].startswith("J’ai pris connaissance de ce livret")
        assert (options["receipts_months"], options["company_receipts_months"]) == (None, 60)
        assert options["abilities"]["set_options"] is True
