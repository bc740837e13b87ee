import pytest
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.companies.factories import MembershipFactory
from apps.participation.models import Participation
from apps.register import services
from apps.register.models import Receipt, RegisterEntry
from apps.register.tests.acts import a_participation, a_receipt, act_of, chapter_of, send
from shared.actor import Role

pytestmark = pytest.mark.django_db

REASON = "Signé par erreur au nom d’un collègue."


@pytest.fixture
def participation() -> Participation:
    return a_participation(chapters=2)


@pytest.fixture
def client(participation):
    membership = MembershipFactory.create(company=participation.company, role=Role.COMPANY_ADMIN)
    return browser_of(membership.user)


def _receipt(participation: Participation, receipt: Receipt) -> str:
    return f"/api/booklets/{participation.booklet_id}/receipts/{receipt.id}"


def _cancel(client, address, reason=REASON):
    body = {"reason": reason}
    return client.post(f"{address}/cancel", body, content_type="application/json").status_code


class TestCancel:
    def test_opens_the_next_round(self, client, participation):
        first = a_receipt(participation)
        _cancel(client, _receipt(participation, first))
        participation.refresh_from_db()
        assert participation.acknowledged_publication_id is None

        [again] = send(participation, act_of(participation))

        assert (again.known, again.receipt.round) == (False, 2)
        services.record_entries(now=timezone.now())
        assert RegisterEntry.objects.count() == 3
        assert services.verify_register() == []

    def test_asks_for_a_real_reason_and_happens_once(self, client, participation):
        address = _receipt(participation, a_receipt(participation))

        assert _cancel(client, address, f"erreur{' ' * 30}") == 422
        assert _cancel(client, address) == 200
        assert _cancel(client, address) == 409

    def test_of_a_chapter_leaves_the_others(self, client, participation):
        [first] = send(participation, chapter_of(participation, 1))
        send(participation, chapter_of(participation, 2))

        _cancel(client, _receipt(participation, first.receipt))
        participation.refresh_from_db()
        assert participation.acknowledged_at is None

        send(participation, chapter_of(participation, 1))
        participation.refresh_from_db()
        assert participation.state == "acknowledged"
