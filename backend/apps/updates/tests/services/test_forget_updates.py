import pytest

from apps.updates import services
from apps.updates.models import UpdateProposal
from apps.updates.tests.clashing import (
    clashing,
)

pytestmark = pytest.mark.django_db


def test_a_booklet_and_a_company_that_go_leave_nothing(company, manager):
    _, taken, _ = clashing(company, manager)

    services.forget_booklet(company_id=company.id, booklet_id=taken.booklet_id)
    assert not UpdateProposal.objects.exists()

    clashing(company, manager)
    services.forget_company(company_id=company.id)
    assert not UpdateProposal.objects.exists()
