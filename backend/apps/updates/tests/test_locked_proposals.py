"""A chapter that was written in before it was locked: nothing is replaced without a person, and nothing else is kept."""

import pytest

from apps.booklets.services import ChapterLocked
from apps.library.models import UpdatePolicy
from apps.pages.models import PageRevision
from apps.updates import services
from apps.updates.models import ProposalStatus, UpdateProposal
from apps.updates.tests.clashing import LOCAL, SOURCE, TEXTS, decide, finish, reached, units_of
from apps.updates.tests.worlds import (
    NOW,
    library_chapter,
    manager_of,
    noted_pages,
    paragraph,
    release,
    said_in,
    take,
    write_page,
    write_source,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def locked(company, manager):
    """Both pages were written in, one of them where the library changes nothing."""
    chapter = library_chapter(TEXTS, policy=UpdatePolicy.PROPOSED)
    taken = take(chapter, company)
    write_page(manager, noted_pages(taken)[0], "Lavez-vous les mains.", LOCAL, "Séchez.")
    write_page(manager, noted_pages(taken)[1], "Portez la tenue bleue.")
    write_source(chapter, 0, "Lavez-vous les mains.", SOURCE, "Séchez.")
    release(chapter, update_policy=UpdatePolicy.LOCKED)
    reached(chapter, company)
    return taken, UpdateProposal.objects.get(chapter=taken)


def test_every_page_that_was_written_in_is_asked_as_a_whole(locked):
    taken, proposal = locked

    assert LOCAL in said_in(taken)
    assert [(one.kind, one.asked, one.may_keep) for one in units_of(proposal)] == [
        ("page", True, False),
        ("page", True, False),
    ]
    assert (proposal.conflicts, proposal.adapted) == (2, 0)


@pytest.mark.parametrize("choice", ["mine", "combined"])
def test_no_words_of_the_booklet_are_kept(locked, manager, choice):
    taken, proposal = locked
    unit = units_of(proposal)[0]

    with pytest.raises(ChapterLocked):
        decide(manager, proposal, choice, unit=unit, block=paragraph("b0", "Nos mots."))
    with pytest.raises(services.LockedNotRefused):
        services.refuse_proposal(actor=manager, proposal_id=proposal.id, reason="x" * 20, now=NOW)
    with pytest.raises(services.DecisionsIncomplete):
        finish(manager, proposal)

    assert "Nos mots." not in said_in(taken)


def test_once_somebody_agrees_the_page_is_the_librarys_and_its_past_is_kept(locked, manager):
    taken, proposal = locked
    for unit in units_of(proposal):
        decide(manager, proposal, "core", unit=unit)

    finished = finish(manager, proposal)

    pages = noted_pages(taken)
    assert finished.status == ProposalStatus.ADOPTED
    assert all(one.page.fingerprint == one.origin_fingerprint for one in pages)
    assert "bleue" not in said_in(taken)
    assert SOURCE in said_in(taken)
    revisions = PageRevision.objects.filter(page=pages[0].page_id)
    assert any(LOCAL in str(one.document) for one in revisions)


def test_a_decision_to_keep_words_ends_when_they_are_locked(company, manager):
    chapter = library_chapter(TEXTS, policy=UpdatePolicy.PROPOSED)
    taken = take(chapter, company)
    write_source(chapter, 0, "Lavez-vous les mains.", SOURCE, "Séchez.")
    release(chapter)
    reached(chapter, company)
    proposal = UpdateProposal.objects.get(chapter=taken)
    decide(manager_of(company), proposal, "mine", unit=units_of(proposal)[0])

    write_source(chapter, 1, "Portez la tenue propre.")
    release(chapter, update_policy=UpdatePolicy.LOCKED)
    reached(chapter, company)

    taken.refresh_from_db()
    assert SOURCE in said_in(taken)
    assert taken.origin_version == 3
