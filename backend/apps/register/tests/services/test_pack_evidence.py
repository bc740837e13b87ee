import io
import zipfile

import pytest
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.companies.factories import MembershipFactory
from apps.journal.models import AuditEvent
from apps.participation.models import Participation
from apps.register import services
from apps.register.models import Receipt
from apps.register.proof.evidence.checks import check
from apps.register.proof.evidence.names import Refused
from apps.register.proof.keys import verifier
from apps.register.tests.acts import a_participation, a_receipt, cancel
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def participation() -> Participation:
    return a_participation(chapters=1)


def _take(receipt: Receipt):
    membership = MembershipFactory.create(company_id=receipt.company_id, role=Role.AUDITOR)
    address = f"/api/booklets/{receipt.booklet_id}/receipts/{receipt.id}/evidence"
    return browser_of(membership.user).get(address)


def _record() -> None:
    services.record_entries(now=timezone.now())


class TestPackEvidence:
    def test_proves_who_acknowledged_what(self, participation):
        receipt = a_receipt(participation)
        _record()

        answer = _take(receipt)

        proved = check(answer.content, trusted=verifier().text)
        assert proved.receipt["number"] == receipt.number
        assert proved.private["last_name"] == participation.person.last_name
        with zipfile.ZipFile(io.BytesIO(answer.content)) as opened:
            assert "livret.json" in opened.namelist()
        assert AuditEvent.objects.filter(action="register.evidence_taken").count() == 1

    def test_has_the_cancellation_with_its_own_place(self, participation):
        receipt = a_receipt(participation)
        cancel(receipt)
        _record()

        assert check(_take(receipt).content).cancellation is not None

    def test_shows_what_was_changed_in_the_tables_behind_our_back(self, participation):
        receipt = a_receipt(participation)
        _record()
        Receipt.objects.filter(id=receipt.id).update(salt=bytes(32))

        with pytest.raises(Refused) as refused:
            check(_take(receipt).content)

        assert (refused.value.file, refused.value.code) == ("prive.json", "person_other")

    def test_waits_for_a_place_in_the_log(self, participation):
        assert _take(a_receipt(participation)).json()["code"] == "receipt_not_recorded"

    def test_is_not_made_of_somebody_who_was_forgotten(self, participation):
        receipt = a_receipt(participation)
        Receipt.objects.filter(id=receipt.id).update(private="", salt=b"", name="")

        assert _take(receipt).json()["code"] == "receipt_forgotten"
