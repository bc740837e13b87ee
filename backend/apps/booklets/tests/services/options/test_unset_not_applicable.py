import pytest

from apps.booklets.tests.grid_content import REASON, a_booklet, call_coverage
from apps.journal.models import AuditEvent
from apps.library.factories import ObligationFactory
from apps.library.models import Obligation
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


@pytest.fixture
def law() -> Obligation:
    return ObligationFactory.create(code="INC-01", label="Consigne incendie")


class TestUnsetNotApplicable:
    def test_makes_it_missing_again(self, law):
        booklet = a_booklet()
        call_coverage(booklet, "PUT", f"/{law.id}", {"reason": REASON})

        (line,) = call_coverage(booklet, "DELETE", f"/{law.id}").json()["items"]

        assert (line["state"], line["justification"]) == ("missing", None)
        event = AuditEvent.objects.get(action="booklet.obligation_applicable")
        assert event.before == {"obligation": "INC-01 Consigne incendie", "reason": REASON}

    def test_knows_only_what_was_declared(self):
        booklet = a_booklet()
        elsewhere = ObligationFactory.create(kinds=["patient"])

        for path in (f"/{elsewhere.id}", f"/{uuid7()}"):
            assert call_coverage(booklet, "DELETE", path).status_code == 404
