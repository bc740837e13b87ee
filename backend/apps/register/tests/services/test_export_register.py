import pytest

from apps.accounts.factories import browser_of
from apps.companies.factories import MembershipFactory
from apps.journal.models import AuditEvent
from apps.register import proof
from apps.register.tests.acts import a_participation, a_receipt
from shared.actor import Role

pytestmark = pytest.mark.django_db


class TestExportRegister:
    def test_holds_every_receipt_and_is_written_down(self):
        participation = a_participation()
        receipt = a_receipt(participation)
        membership = MembershipFactory.create(company=participation.company, role=Role.AUDITOR)
        client = browser_of(membership.user)

        answer = client.get(f"/api/booklets/{participation.booklet_id}/register.csv")

        lines = b"".join(answer.streaming_content).decode("utf-8-sig").splitlines()
        assert len(lines) == 2
        assert proof.show_number(receipt.number) in lines[1]
        assert "Inscription en cours" in lines[1]
        assert AuditEvent.objects.get(action="register.exported").after == {"lines": 1}
