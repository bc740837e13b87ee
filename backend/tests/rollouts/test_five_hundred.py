"""SOC4, of five hundred booklets: a turn costs as many statements as one chapter, and every booklet is counted once.

What it costs in time, in memory and beside people who save is measured at fifty thousand: `make rollout-50000`.
"""

import pytest
from django.db import connection
from django.db.models import QuerySet
from django.test.utils import CaptureQueriesContext

from apps.booklets.models import BookletChapter
from apps.updates import services
from apps.updates.models import AdoptionCount, ProposalStatus, UpdateProposal
from apps.updates.tests.worlds import NOW, release, write_source
from tests.figures import Figures
from tests.rollouts.booklets import OWN, RELEASED, make_world
from tests.rollouts.statements import reads_or_writes

pytestmark = pytest.mark.django_db

BOOKLETS = 500
MOST = 0.1  # statements for a chapter that nobody touched


def test_a_turn_of_five_hundred_costs_few_statements_and_forgets_nobody():
    world = make_world(booklets=BOOKLETS, companies=1)
    (company,) = world.companies
    write_source(world.chapter, 0, *RELEASED)
    release(world.chapter)

    with CaptureQueriesContext(connection) as asked:
        services.reach_chapters(company_id=company.id, chapter_id=world.chapter.id, now=NOW)
    services.count_adoption(company_id=company.id, chapter_id=world.chapter.id)

    taken = BookletChapter.objects.filter(origin_chapter_id=world.chapter.id)
    proposals = UpdateProposal.objects.filter(status=ProposalStatus.TO_REVIEW)
    statements = sum(reads_or_writes(one["sql"]) for one in asked.captured_queries)
    each = statements / world.untouched
    count = AdoptionCount.objects.get()
    Figures("make test").note(
        "SOC4",
        f"a release reaches {BOOKLETS} booklets, three of ten touched",
        f"{each:.2f} statements per untouched chapter, savepoints apart; {count.updated} updated, {count.to_review} proposed",
        goal=f"≤ {MOST}; {world.untouched} and {world.touched}",
        met=each <= MOST and (count.updated, count.to_review) == (world.untouched, world.touched),
    )
    assert each <= MOST
    assert taken.filter(origin_version=2).count() == count.updated == world.untouched
    assert proposals.count() == count.to_review == world.touched
    assert _own_words(taken) == world.touched


def _own_words(taken: QuerySet[BookletChapter]) -> int:
    """How many booklets still say what only they said."""
    said = {"blocks": [{"text": [{"text": OWN}]}]}
    return taken.filter(pages__page__document__contains=said).count()
