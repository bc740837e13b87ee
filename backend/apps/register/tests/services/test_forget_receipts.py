"""Line H, of the register: whoever was named is nowhere any more, and the log still verifies."""

from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.companies.events import CompanyPurged
from apps.companies.models import Company, CompanyStatus
from apps.journal.models import AuditEvent
from apps.participation.factories import ParticipationFactory
from apps.people.factories import PersonFactory
from apps.reading.factories import published_booklet
from apps.register import services
from apps.register.factories import CancellationFactory
from apps.register.models import Cancellation, Gesture, Receipt
from apps.register.tests.acts import act_of, send
from shared.events import announce
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db

NAMES = [f"Plantée{number:03}" for number in range(20)]
LONG_AGO = timedelta(days=61 * 31)


@pytest.fixture
def company() -> Company:
    """Whose people acknowledged a booklet five years ago."""
    booklet, long_ago = published_booklet(), timezone.now() - LONG_AGO
    for name in NAMES:
        person = PersonFactory.create(company_id=booklet.company_id, last_name=name, reference=name)
        one = ParticipationFactory.create(booklet=booklet, person=person)
        moment = {"device_at": long_ago, "sent_at": long_ago}
        send(one, act_of(one, typed_name=name, gesture=Gesture.NAME, **moment), now=long_ago)
        one.delete()
        person.delete()
    services.record_entries(now=timezone.now())
    return booklet.company


def _named() -> list[str]:
    """In any column of any table of the register."""
    with connection.cursor() as cursor:
        found = []
        for table in ("receipt", "cancellation", "registerentry", "pendingentry", "tile"):
            cursor.execute(f"SELECT row_to_json(t)::text FROM register_{table} t")
            told = " ".join(line for (line,) in cursor.fetchall()).lower()
            found += [name for name in NAMES if name.lower() in told]
    return found


class TestForgetReceipts:
    def test_names_nobody_any_more_and_the_log_verifies(self, company):
        assert len(_named()) == len(NAMES)

        forgotten = services.forget_receipts(company_id=company.id, now=timezone.now())

        assert forgotten == len(NAMES)
        assert _named() == []
        assert services.verify_register() == []
        assert AuditEvent.objects.filter(action="register.receipts_forgotten").count() == 1

    def test_keeps_what_is_not_due(self, company):
        company.receipts_months = 120
        company.save()

        assert services.forget_receipts(company_id=company.id, now=timezone.now()) == 0
        assert len(_named()) == len(NAMES)

    def test_obeys_the_booklet_before_the_company(self, company):
        receipt = Receipt.objects.first()
        _booklet_of(receipt).update(receipts_months=600)
        assert services.forget_receipts(company_id=company.id, now=timezone.now()) == 0

        _booklet_of(receipt).update(receipts_months=1)
        assert services.forget_receipts(company_id=company.id, now=timezone.now()) == len(NAMES)

    def test_forgets_why_a_receipt_was_cancelled(self, company):
        cancelled = Receipt.objects.first()
        CancellationFactory.create(
            company_id=company.id, receipt=cancelled, reason=f"C’était {NAMES[0]}, pas elle."
        )

        services.forget_receipts(company_id=company.id, now=timezone.now())

        assert Cancellation.objects.get().reason == ""

    def test_does_some_at_a_time_and_leaves_the_rest_to_a_job(self, company):
        assert services.forget_receipts(company_id=company.id, now=timezone.now(), most=7) == 7
        assert Job.objects.filter(name="register.forget").count() == 1


def test_a_company_that_is_gone_names_nobody(company, run_jobs):
    company.receipts_months = 600
    company.change_status(CompanyStatus.PURGED, now=timezone.now())
    company.save()

    announce(CompanyPurged(company_id=company.id))
    run_jobs()

    assert _named() == []
    assert services.verify_register() == []


def _booklet_of(receipt):
    return Booklet.objects.filter(id=receipt.booklet_id)
