import csv

import pytest

from apps.booklets.models import Booklet
from apps.booklets.tests.grid_content import (
    REASON,
    a_booklet,
    a_chapter,
    a_page,
    call_coverage,
    inserting,
)
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

    def test_calls_no_reference_checked_that_is_to_be_verified(self):
        unread = ObligationFactory.create(code="A-1", checked_on=None, checked_by_name="")
        doubtful = ObligationFactory.create(code="B-1", doubt="Le seuil.")
        sure = ObligationFactory.create(code="C-1", checked_by_name="Nadia Ferrière")
        booklet = a_booklet()
        a_page(a_chapter(booklet), "Alerter", unread, doubtful, sure)

        lines = exported(booklet)

        assert lines["A-1"][-3:] == ["", "", "Personne ne l’a encore comparée avec sa source"]
        assert lines["B-1"][-3:] == ["", "", "Le seuil."]
        assert lines["C-1"][-3:] == [sure.checked_on.isoformat(), "Nadia Ferrière", ""]

    def test_says_what_is_to_be_completed(self, law):
        Obligation.objects.filter(id=law.id).update(values=["first_aiders"])
        booklet = a_booklet()
        a_page(a_chapter(booklet), "Secourir", law, document=inserting("first_aiders"))

        assert exported(booklet)[law.code][4] == "À compléter"


def exported(booklet: Booklet) -> dict[str, list[str]]:
    """Its lines by code."""
    answer = b"".join(call_coverage(booklet, "GET", "/export")).decode("utf-8-sig")
    return {line[0]: line for line in csv.reader(answer.splitlines(), delimiter=";")}
