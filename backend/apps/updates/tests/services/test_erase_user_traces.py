import pytest

from apps.updates import services
from apps.updates.tests.clashing import (
    REASON,
    clashing,
)
from apps.updates.tests.worlds import (
    NOW,
)

pytestmark = pytest.mark.django_db


def test_what_was_decided_stays_under_the_name_that_is_left(company, manager):
    _, _, proposal = clashing(company, manager)
    services.refuse_proposal(actor=manager, proposal_id=proposal.id, reason=REASON, now=NOW)

    services.erase_user_traces(user_id=manager.user_id, name="Compte supprimé")

    proposal.refresh_from_db()
    assert (proposal.decided_by_name, proposal.refusal) == ("Compte supprimé", REASON)
