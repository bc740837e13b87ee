import pytest
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.companies.factories import MembershipFactory
from apps.participation.models import Participation
from apps.register import services
from apps.register.models import Tile
from apps.register.tests.acts import a_participation, a_receipt
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def participation() -> Participation:
    return a_participation()


@pytest.fixture
def client(participation):
    membership = MembershipFactory.create(company=participation.company, role=Role.COMPANY_ADMIN)
    return browser_of(membership.user)


class TestVerifyCompany:
    def test_verifies_now_and_names_what_is_wrong(self, client, participation):
        a_receipt(participation)
        services.record_entries(now=timezone.now())
        address = f"/api/booklets/{participation.booklet_id}/register/verification"
        sound = client.post(address).json()
        Tile.objects.update(hashes=bytes(32))
        wrong = client.post(address).json()

        assert (sound["checked"], sound["recorded"], sound["faults"]) == (1, 1, [])
        assert {fault["kind"] for fault in wrong["faults"]} == {"root_wrong", "index_wrong"}
