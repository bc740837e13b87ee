import pytest

from apps.companies.factories import CompanyFactory
from apps.updates import services
from apps.updates.tests.clashing import (
    clashing,
)
from apps.updates.tests.worlds import (
    NOW,
    manager_of,
)

pytestmark = pytest.mark.django_db


def test_somebody_who_may_decide_is_asked_and_nobody_else(company, manager):
    _, _, proposal = clashing(company, manager)
    stranger = manager_of(CompanyFactory.create())
    named = {"actor": manager, "proposal_id": proposal.id, "now": NOW}

    assigned = services.assign_proposal(**named, user_id=manager.user_id)

    assert assigned.assigned_to_id == manager.user_id
    with pytest.raises(Exception, match="invalid"):
        services.assign_proposal(**named, user_id=stranger.user_id)
    assert services.assign_proposal(**named, user_id=None).assigned_to is None
