from importlib import import_module

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.booklets.models import BookletChapter
from apps.companies.factories import CompanyFactory
from apps.library.models import UpdatePolicy
from apps.pages.models import PageRevision, RevisionKind
from apps.updates import services
from apps.updates.models import Rollout, UpdateProposal
from apps.updates.tests.releasing import TEXTS, reach, second_release, words
from apps.updates.tests.worlds import (
    NOW,
    library_chapter,
    noted_pages,
    take,
)

pytestmark = pytest.mark.django_db


def test_five_hundred_chapters_take_as_many_statements_as_a_few():
    company = CompanyFactory.create()
    counts = []
    for many in (2, 40):
        chapter = library_chapter(TEXTS)
        for _ in range(many):
            take(chapter, company)
        second_release(chapter)
        with CaptureQueriesContext(
            connection,
        ) as asked:
            reach(chapter, company)
        counts.append(len(asked))
        assert (
            BookletChapter.objects.filter(origin_chapter_id=chapter.id, origin_version=2).count()
            == many
        )

    assert counts[1] <= counts[0] <= 50, counts  # the home is asked to count once for both


@pytest.mark.parametrize("policy", [UpdatePolicy.PROPOSED])
def test_what_is_proposed_changes_nothing(policy):
    chapter, company = library_chapter(TEXTS, policy=policy), CompanyFactory.create()
    one = take(chapter, company)
    before = words(one)

    second_release(chapter)
    reach(chapter, company)

    proposal = UpdateProposal.objects.get(chapter=one)
    assert words(one) == before
    assert (proposal.conflicts, proposal.adapted) == (0, 0)
    assert proposal.blocks > 2


class Killed(Exception):
    pass


class DyingAfter:
    """The connection is lost after so many statements; what they did is undone."""

    def __init__(self, statements):
        self.left = statements

    def __enter__(self):
        from django.db import transaction

        self.atomic = transaction.atomic()
        self.atomic.__enter__()
        self.wrapper = connection.execute_wrapper(self.run)
        self.wrapper.__enter__()

    def run(self, execute, *args):
        if self.left == 0:
            raise Killed
        self.left -= 1
        return execute(*args)

    def __exit__(self, *told):
        self.wrapper.__exit__(*told)
        return self.atomic.__exit__(*told)


def test_a_turn_that_fails_is_done_again_and_nothing_twice(run_jobs, monkeypatch):
    """Killed between any two statements of a turn, all of it is undone with its job."""
    chapter, company = library_chapter(TEXTS), CompanyFactory.create()
    taken = [take(chapter, company) for _ in range(7)]
    for name in ("reach_chapters", "roll_out"):
        monkeypatch.setattr(import_module(f"apps.updates.services.{name}"), "TURN", 3)
    second_release(chapter)
    services.roll_out(rollout_id=Rollout.objects.get().id, now=NOW)

    for place in range(0, 24, 3):
        with pytest.raises(Killed), DyingAfter(place):
            reach(chapter, company)
    after = None
    while after := services.reach_chapters(
        company_id=company.id, chapter_id=chapter.id, now=NOW, after=after
    ):
        pass
    reach(chapter, company)

    for one in taken:
        one.refresh_from_db()
        revisions = PageRevision.objects.filter(
            page__in=[noted.page_id for noted in noted_pages(one)], kind=RevisionKind.LIBRARY
        )
        assert one.origin_version == 2
        assert revisions.count() == 2  # a text, and a page that came
    assert UpdateProposal.objects.count() == 0
