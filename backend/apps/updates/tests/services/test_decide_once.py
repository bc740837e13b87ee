import pytest

from apps.updates import selectors, services
from apps.updates.models import UpdateProposal
from apps.updates.tests.clashing import (
    LOCAL,
    SOURCE,
    TEXTS,
    asked_unit,
    decide,
    reached,
)
from apps.updates.tests.worlds import (
    NOW,
    library_chapter,
    manager_of,
    noted_pages,
    release,
    take,
    write_page,
    write_source,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def proposals(company, manager):
    """Three booklets in which the same is asked."""
    chapter = library_chapter(TEXTS)
    taken = [take(chapter, company) for _ in range(3)]
    for one in taken:
        write_page(manager, noted_pages(one)[0], "Lavez-vous les mains.", LOCAL, "Séchez.")
    write_source(chapter, 0, "Lavez-vous les mains.", SOURCE, "Séchez.")
    release(chapter)
    reached(chapter, company)
    return list(UpdateProposal.objects.select_related("chapter").order_by("id"))


def decide_once(actor, proposal):
    unit = asked_unit(proposal)
    decision = services.UnitDecision(unit=unit.key, mark=unit.mark, choice="core")
    return services.decide_once(actor=actor, proposal_id=proposal.id, decision=decision, now=NOW)


def test_the_same_question_is_decided_once(manager, proposals):
    first, _, edited = proposals
    write_page(manager, noted_pages(edited.chapter)[0], "Lavez-vous les mains.", "Autrement.")

    told = decide_once(manager, first)

    assert (told.decided, told.asked) == (2, 1)


def test_what_is_decided_waits_no_more_and_is_ready(manager, proposals):
    first = proposals[0]
    same = selectors.same_questions(actor=manager, proposal=first)
    assert list(same.values()) == [2]

    decide_once(manager, first)

    ready = selectors.ProposalFilter(state="ready")
    found = selectors.list_proposals(actor=manager, wanted=ready, cursor=None, limit=10)
    first.refresh_from_db()
    assert len(found.items) == 3
    assert selectors.same_questions(actor=manager, proposal=first) == {}
    assert selectors.shared_questions(actor=manager, rollout=first.rollout) == []


def test_what_somebody_else_chose_is_not_taken_from_them(company, manager, proposals):
    first, theirs, _ = proposals
    decide(manager_of(company), theirs, "mine")

    told = decide_once(manager, first)

    theirs.refresh_from_db()
    assert (told.decided, told.asked) == (2, 1)
    assert [one["choice"] for one in theirs.decisions.values()] == ["mine"]
