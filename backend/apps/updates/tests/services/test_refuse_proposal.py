import pytest

from apps.updates import services
from apps.updates.models import UpdateProposal
from apps.updates.tests.clashing import (
    REASON,
    clashing,
    reached,
)
from apps.updates.tests.worlds import (
    NOW,
    noted_pages,
    release,
    write_source,
)

pytestmark = pytest.mark.django_db


def test_refusing_leaves_every_byte_and_is_not_asked_again(company, manager):
    chapter, taken, proposal = clashing(company, manager)
    before = [one.page.document for one in noted_pages(taken)]

    services.refuse_proposal(actor=manager, proposal_id=proposal.id, reason=REASON, now=NOW)
    reached(chapter, company)

    assert [one.page.document for one in noted_pages(taken)] == before
    assert not UpdateProposal.objects.filter(status="to_review").exists()

    write_source(chapter, 1, "Portez la tenue blanche.", "Charlotte conseillée en salle.")
    release(chapter)
    reached(chapter, company)

    assert UpdateProposal.objects.get(status="to_review").to_version == 3
