import pytest

from apps.booklets import services as booklets
from apps.pages.models import Page
from apps.updates import services
from apps.updates.models import ProposalStatus, UpdateProposal
from apps.updates.tests.clashing import (
    clashing,
)
from apps.updates.tests.worlds import (
    NOW,
    noted_pages,
)

pytestmark = pytest.mark.django_db


def test_a_chapter_that_is_detached_is_asked_nothing_and_again_once_it_follows(
    company, manager, run_jobs
):
    _, taken, proposal = clashing(company, manager)
    named = {"actor": manager, "booklet_id": taken.booklet_id, "chapter_id": taken.id, "now": NOW}

    booklets.detach_chapter(**named)
    proposal.refresh_from_db()
    assert proposal.status == ProposalStatus.SUPERSEDED

    booklets.attach_chapter(**named)
    services.catch_up_booklet(company_id=company.id, booklet_id=taken.booklet_id, now=NOW)
    assert UpdateProposal.objects.get(status="to_review").from_version == 1
    assert Page.objects.get(id=noted_pages(taken)[0].page_id).removed_at is None
