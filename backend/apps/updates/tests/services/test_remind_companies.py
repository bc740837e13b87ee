"""The library asks where a release stands: those who decide are told, and not every day."""

from datetime import timedelta

import pytest

from apps.accounts.models import User
from apps.companies.factories import CompanyFactory
from apps.journal.models import AuditEvent
from apps.updates import services
from apps.updates.models import AdoptionCount
from apps.updates.tests.clashing import clashing, reached
from apps.updates.tests.worlds import NOW, editor, release, take, write_source
from shared import errors

pytestmark = pytest.mark.django_db


@pytest.fixture
def chapter(company, manager):
    """Something waits in this company, which has booklets enough to be named; in a small one too."""
    chapter, _, _ = clashing(company, manager)
    for _ in range(4):
        take(chapter, company)
    services.count_adoption(company_id=company.id, chapter_id=chapter.id)
    return chapter


def remind(chapter, company=None, *, now=NOW, number=2):
    return services.remind_companies(
        actor=editor(),
        chapter=chapter,
        number=number,
        company_id=company and company.id,
        now=now,
    )


def test_whoever_decides_is_told_by_mail(chapter, company, manager, mailbox, run_jobs):
    assert remind(chapter, company) == 1
    run_jobs()
    run_jobs()  # the letters that the first ones left

    (mail,) = mailbox.of(User.objects.get(id=manager.user_id).email)
    assert mail["Subject"].strip().startswith("Rappel")
    event = AuditEvent.objects.get(action="updates.companies_reminded")
    assert event.after == {"version": 2, "companies": 1}


def test_nobody_is_told_twice_within_a_week(chapter, company):
    remind(chapter)

    with pytest.raises(services.RemindedLately):
        remind(chapter, company, now=NOW + timedelta(days=6))
    assert remind(chapter, now=NOW + timedelta(days=6)) == 0
    assert remind(chapter, company, now=NOW + timedelta(days=7)) == 1


def test_a_small_company_is_told_with_all_others_and_cannot_be_named(chapter):
    small = CompanyFactory.create()
    AdoptionCount.objects.create(
        company=small, rollout=AdoptionCount.objects.get().rollout, to_review=1
    )

    with pytest.raises(errors.NotFound):
        remind(chapter, small)
    assert remind(chapter) == 2


def test_of_a_former_release_nothing_waits(chapter, company):
    write_source(chapter, 0, "Lavez-vous les mains souvent.")
    release(chapter)
    reached(chapter, company)

    assert remind(chapter) == 0
