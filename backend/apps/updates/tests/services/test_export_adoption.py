import pytest

from apps.companies.factories import CompanyFactory
from apps.companies.models import Company
from apps.journal.models import AuditEvent
from apps.updates import services
from apps.updates.models import Rollout
from apps.updates.tests.clashing import clashing
from apps.updates.tests.worlds import NOW, editor, take
from shared import errors

pytestmark = pytest.mark.django_db


def exported(chapter, number=2):
    file = services.export_adoption(actor=editor(), chapter=chapter, number=number, now=NOW)
    with file.content:
        return file.content.read().decode("utf-8-sig").splitlines()


def test_tells_a_line_of_numbers_for_each_company(company, manager):
    chapter, taken, _ = clashing(company, manager)
    for _ in range(4):
        take(chapter, company)
    small = CompanyFactory.create()
    take(chapter, small)
    Company.objects.filter(id=company.id).update(name="=HYPERLINK(1)")
    for one in (company, small):
        services.count_adoption(company_id=one.id, chapter_id=chapter.id)

    header, line, others = exported(chapter)

    assert header.startswith("Entreprise;Livrets à jour;À examiner;dont conflits")
    day = Rollout.objects.get().started_at.date()
    assert line == f"'=HYPERLINK(1);4;1;0;0;0;0;{day};0"
    assert others == f"Autres entreprises (1);1;0;0;0;0;0;{day};0"
    assert small.name not in others
    assert taken.booklet.name not in line


def test_is_kept_in_the_journal(company, manager):
    chapter, _, _ = clashing(company, manager)
    services.count_adoption(company_id=company.id, chapter_id=chapter.id)

    exported(chapter)

    event = AuditEvent.objects.get(action="updates.adoption_exported")
    assert event.after == {"version": 2, "lines": 1}


def test_of_a_release_that_never_set_out_there_is_none(company, manager):
    chapter, _, _ = clashing(company, manager)

    with pytest.raises(errors.NotFound):
        exported(chapter, number=9)
