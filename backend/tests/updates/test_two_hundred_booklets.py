"""SOC1: a release reaches two hundred booklets, sixty of which were edited."""

import pytest

from apps.booklets import services as booklets
from apps.booklets.models import BookletChapter
from apps.companies.factories import CompanyFactory
from apps.updates.models import AdoptionCount, ProposalStatus, UpdateProposal
from apps.updates.tests.releasing import EDITS, TEXTS, second_release, words
from apps.updates.tests.worlds import (
    NOW,
    library_chapter,
    manager_of,
    noted_pages,
    source_pages,
    take,
)
from tests.figures import Figures

pytestmark = pytest.mark.django_db


UPDATED, EDITED, DETACHED = 140, 60, 5


def test_two_hundred_booklets_are_reached_and_no_local_word_is_lost(run_jobs):
    chapter = library_chapter(TEXTS)
    companies = [CompanyFactory.create() for _ in range(4)]
    authors = [manager_of(company) for company in companies]
    taken = [take(chapter, companies[n % 4]) for n in range(UPDATED + EDITED + DETACHED)]
    before = words(taken[0])
    edited, detached = taken[UPDATED : UPDATED + EDITED], taken[UPDATED + EDITED :]
    for number, one in enumerate(edited):
        EDITS[number % len(EDITS)](authors[(UPDATED + number) % 4], one, number)
    for number, one in enumerate(detached):
        author = authors[(UPDATED + EDITED + number) % 4]
        booklets.detach_chapter(actor=author, booklet_id=one.booklet_id, chapter_id=one.id, now=NOW)
    local = {one.id: words(one) - before for one in edited}
    orders = {one.id: [noted.page_id for noted in noted_pages(one)] for one in edited}

    second_release(chapter)
    for _ in range(3):
        run_jobs()

    updated = BookletChapter.objects.filter(origin_chapter_id=chapter.id, origin_version=2)
    proposals = UpdateProposal.objects.filter(status=ProposalStatus.TO_REVIEW)
    source = [page.title for page in source_pages(chapter)]
    wrong = [
        one.id for one in updated if [noted.page.title for noted in noted_pages(one)] != source
    ]
    lost = sum((local[one.id] - words(one)).total() for one in edited)
    Figures("make test").note(
        "SOC1",
        f"{len(taken)} booklets, {EDITED} edited in five ways, {DETACHED} detached, policy automatic",
        f"{updated.count()} updated, {proposals.count()} proposals, {lost} local words lost",
        goal=f"{UPDATED} updated, {EDITED} proposals, {DETACHED} untouched, 0 words lost",
        met=(updated.count(), proposals.count(), lost) == (UPDATED, EDITED, 0),
    )
    assert updated.count() == UPDATED
    assert wrong == []
    assert set(proposals.values_list("chapter_id", flat=True)) == {one.id for one in edited}
    assert lost == 0
    assert all(words(one) == before for one in detached)
    for number, one in enumerate(edited):  # sets that somebody changed are left as they are
        if number % 5 in (2, 3, 4):
            assert [noted.page_id for noted in noted_pages(one)] == orders[one.id]
    counts = AdoptionCount.objects.all()
    assert sum(one.updated for one in counts) == UPDATED
    assert sum(one.to_review for one in counts) == EDITED
    assert sum(one.detached for one in counts) == DETACHED
