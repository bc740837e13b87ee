import pytest

from apps.updates import services
from apps.updates.models import ProposalStatus
from apps.updates.tests.clashing import (
    clashing,
    decide,
    finish,
)
from apps.updates.tests.worlds import (
    NOW,
    noted_pages,
    said_in,
)

pytestmark = pytest.mark.django_db


def test_undoing_brings_back_the_words_and_the_origin(company, manager):
    _, taken, proposal = clashing(company, manager)
    before, origins = said_in(taken), [one.origin_fingerprint for one in noted_pages(taken)]
    decide(manager, proposal, "core")
    finish(manager, proposal)

    undone = services.undo_proposal(actor=manager, proposal_id=proposal.id, now=NOW)

    taken.refresh_from_db()
    assert said_in(taken) == before
    assert [one.origin_fingerprint for one in noted_pages(taken)] == origins
    assert (taken.origin_version, undone.status) == (1, ProposalStatus.TO_REVIEW)
    assert list(undone.decisions)
