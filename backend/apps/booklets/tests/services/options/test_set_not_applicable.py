import pytest

from apps.booklets.models import NotApplicable
from apps.booklets.tests.grid_content import REASON, a_booklet, call_coverage
from apps.journal.models import AuditEvent
from apps.library.factories import ObligationFactory
from apps.library.models import Obligation
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


@pytest.fixture
def law() -> Obligation:
    return ObligationFactory.create(code="INC-01", label="Consigne incendie")


class TestSetNotApplicable:
    def test_says_why_in_the_grid_and_in_the_journal(self, law):
        booklet = a_booklet()

        (line,) = call_coverage(booklet, "PUT", f"/{law.id}", {"reason": REASON}).json()["items"]

        assert line["state"] == "not_applicable"
        assert line["justification"]["reason"] == REASON
        event = AuditEvent.objects.get(action="booklet.obligation_not_applicable")
        assert (event.object_label, event.object_id) == (booklet.name, booklet.id)
        assert event.after == {"obligation": "INC-01 Consigne incendie", "reason": REASON}

    def test_a_new_reason_replaces_the_old_one(self, law):
        booklet = a_booklet()
        call_coverage(booklet, "PUT", f"/{law.id}", {"reason": REASON})

        answer = call_coverage(
            booklet, "PUT", f"/{law.id}", {"reason": "Un autre motif, plus précis."}
        )

        assert answer.json()["items"][0]["justification"]["reason"].startswith("Un autre")
        assert NotApplicable.objects.count() == 1

    @pytest.mark.parametrize("reason", ["", "Dix-neuf caractères", f"   {'x' * 19}   "])
    def test_needs_a_reason_of_twenty_characters(self, law, reason):
        booklet = a_booklet()

        answer = call_coverage(booklet, "PUT", f"/{law.id}", {"reason": reason})

        assert (answer.status_code, list(answer.json()["errors"])) == (422, ["reason"])
        assert not NotApplicable.objects.exists()

    def test_knows_only_what_the_booklet_is_asked(self):
        booklet = a_booklet()
        elsewhere = ObligationFactory.create(kinds=["patient"])

        for path in (f"/{elsewhere.id}", f"/{uuid7()}"):
            body = {"reason": REASON}
            assert call_coverage(booklet, "PUT", path, body).status_code == 404

    def test_a_booklet_in_the_trash_stays_as_it_is(self, law):
        booklet = a_booklet(trashed=True)

        answer = call_coverage(booklet, "PUT", f"/{law.id}", {"reason": REASON})

        assert (answer.status_code, answer.json()["code"]) == (409, "booklet_closed")
