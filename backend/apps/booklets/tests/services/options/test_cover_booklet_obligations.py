import pytest

from apps.booklets.tests.acting import at, page_called, send
from apps.journal.models import AuditEvent
from apps.library.factories import ObligationFactory

pytestmark = pytest.mark.django_db


class TestCoverBookletObligations:
    def test_covers_exactly_these_obligations(self, client, booklet):
        one, other = ObligationFactory.create(), ObligationFactory.create()
        path = at(booklet, "pages", page_called("Horaires").id, "obligations")

        both = send(client, "PUT", path, {"obligations": [str(one.id), str(other.id)]}).json()
        left = send(client, "PUT", path, {"obligations": [str(other.id)]}).json()
        unknown = send(client, "PUT", path, {"obligations": [str(booklet.id)]})

        assert len(both["obligations"]) == 2
        assert left["obligations"] == [str(other.id)]
        assert (unknown.status_code, list(unknown.json()["errors"])) == (422, ["obligations"])
        event = AuditEvent.objects.filter(action="booklet.page_obligations_set").latest("id")
        assert event.after == {"obligations": [f"{other.code} {other.label}"]}
