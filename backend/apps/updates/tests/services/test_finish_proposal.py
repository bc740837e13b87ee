import pytest

from apps.booklets import services as booklets
from apps.pages import services as pages
from apps.pages.models import PageRevision, RevisionKind
from apps.updates import services
from apps.updates.models import ProposalStatus, UpdateProposal
from apps.updates.tests.clashing import (
    BOTH,
    LOCAL,
    SOURCE,
    TEXTS,
    asked_unit,
    clashing,
    decide,
    finish,
    reached,
    units_of,
)
from apps.updates.tests.worlds import (
    EDITOR,
    NOW,
    document,
    library_chapter,
    noted_pages,
    release,
    said_in,
    source_pages,
    take,
)

pytestmark = pytest.mark.django_db


def test_nothing_is_finished_while_somebody_is_asked(company, manager):
    _, taken, proposal = clashing(company, manager)
    before = said_in(taken)

    with pytest.raises(services.DecisionsIncomplete):
        finish(manager, proposal)

    decide(manager, proposal, "skip")
    with pytest.raises(services.DecisionsIncomplete):
        finish(manager, proposal)
    assert said_in(taken) == before


@pytest.mark.parametrize(
    ("choice", "said", "status"),
    [
        ("mine", LOCAL, ProposalStatus.PARTLY_ADOPTED),
        ("core", SOURCE, ProposalStatus.ADOPTED),
        ("combined", BOTH, ProposalStatus.ADOPTED),
    ],
)
def test_the_booklet_says_what_was_decided(company, manager, choice, said, status):
    _, taken, proposal = clashing(company, manager)
    block = asked_unit(proposal).combined.block if choice == "combined" else None

    decide(manager, proposal, choice, block=block)
    finished = finish(manager, proposal)

    taken.refresh_from_db()
    words = said_in(taken)
    assert said in words
    assert "Lavez-vous bien les mains." in words
    assert "Portez la tenue propre." in words
    assert taken.origin_version == 2
    assert finished.status == status
    page = noted_pages(taken)[0].page
    assert PageRevision.objects.filter(page=page, kind=RevisionKind.LIBRARY).count() == 1


def test_pages_that_came_went_and_moved_are_units_of_a_touched_set(company, manager):
    chapter = library_chapter((*TEXTS, ("Rangez.",), ("Signalez.",)))
    taken = take(chapter, company)
    booklets.add_booklet_page(
        actor=manager,
        booklet_id=taken.booklet_id,
        chapter_id=taken.id,
        title="Chez nous",
        after=noted_pages(taken)[0].page_id,
        now=NOW,
    )
    pages.add_page(
        actor=EDITOR,
        manuscript=chapter.manuscript,
        title="Plaies",
        document=document("Un pansement bleu."),
        after=source_pages(chapter)[1].id,
        now=NOW,
    )
    gone = source_pages(chapter)[3]
    pages.remove_page(actor=EDITOR, manuscript=chapter.manuscript, page_id=gone.id, now=NOW)
    pages.move_page(manuscript=chapter.manuscript, page_id=source_pages(chapter)[3].id, after=None)
    release(chapter)
    reached(chapter, company)
    proposal = UpdateProposal.objects.get()
    titles = [one.page.title for one in noted_pages(taken)]
    assert {unit.kind for unit in units_of(proposal)} == {"added", "removed", "moved"}

    finish(manager, proposal)

    taken.refresh_from_db()
    assert [one.page.title for one in noted_pages(taken)] == [
        *("Page 3", "Page 0", "Chez nous", "Page 1", "Plaies"),
    ]
    services.undo_proposal(actor=manager, proposal_id=proposal.id, now=NOW)
    assert [one.page.title for one in noted_pages(taken)] == titles
