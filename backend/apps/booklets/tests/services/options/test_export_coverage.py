import pytest

from apps.booklets.tests.grid_content import REASON, a_booklet, a_chapter, a_page, call_coverage
from apps.journal.models import AuditEvent
from apps.library.factories import ObligationFactory
from apps.library.models import Level, Obligation

pytestmark = pytest.mark.django_db


@pytest.fixture
def law() -> Obligation:
    return ObligationFactory.create(code="INC-01", label="Consigne incendie")


class TestExportCoverage:
    def test_is_exported_for_spreadsheets(self, law):
        booklet = a_booklet()
        chapter = a_chapter(booklet, "Incendie")
        a_page(chapter, "Alerter", law)
        a_page(chapter, "Sortir", law)
        other = ObligationFactory.create(
            code="TEL-01", label="Télétravail", level=Level.RECOMMENDED
        )
        call_coverage(booklet, "PUT", f"/{other.id}", {"reason": REASON})

        answer = call_coverage(booklet, "GET", "/export")

        assert f"grille-{booklet.slug}-" in answer["Content-Disposition"]
        header, first, second = b"".join(answer).decode("utf-8-sig").splitlines()
        assert header.startswith("Code;Obligation;Référence;Niveau;État de l’obligation;Pages")
        assert first.startswith("INC-01;Consigne incendie;")
        assert ";Obligatoire;Couverte;Alerter, Sortir;;;;" in first
        assert f";Recommandée;Sans objet;;{REASON};" in second
        event = AuditEvent.objects.get(action="booklet.coverage_exported")
        assert (event.object_id, event.after) == (booklet.id, {"lines": 2})
