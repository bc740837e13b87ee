from collections.abc import Iterator
from datetime import datetime
from uuid import UUID

from django.db.models import QuerySet

from apps.booklets.models import Booklet
from apps.companies.models import Company
from apps.journal import services as journal
from apps.register.models import Cancellation, Receipt
from shared.actor import Actor
from shared.jobs import queue
from shared.months import months_before
from shared.tenancy.scope import act_as_company

BATCH = 1000


def forget_receipts(
    *, company_id: UUID, now: datetime, at_once: bool = False, most: int = BATCH
) -> int:
    """Forget who is named in receipts that were kept long enough, and write down how many; the rest is another job.

    The one function that may: what is public stays byte for byte, and so the log verifies. `at_once` is for a company
    that is no more.
    """
    company = Company.objects.get(id=company_id)
    due = Receipt.objects.filter(company=company).exclude(private="")
    forgotten = 0
    for some in [due] if at_once else _kept_long_enough(due, company, now):
        forgotten += _forget(some, most - forgotten)
        if forgotten == most:
            with act_as_company(company.id):
                queue.enqueue("register.forget", company_id=company.id, at_once=at_once)
            break
    if forgotten:
        journal.record(
            actor=Actor(company_id=company.id),
            action="register.receipts_forgotten",
            target=None,
            label="",
            now=now,
            after={"receipts": forgotten},
        )
    return forgotten


def _kept_long_enough(
    due: QuerySet[Receipt], company: Company, now: datetime
) -> Iterator[QuerySet[Receipt]]:
    """As each booklet says, or the company."""
    own = dict(
        Booklet.objects.filter(company=company, receipts_months__isnull=False).values_list(
            "id", "receipts_months"
        )
    )
    for booklet_id, months in own.items():
        yield due.filter(booklet_id=booklet_id, received_at__lt=months_before(now, months or 0))
    others = due.exclude(booklet_id__in=own)
    yield others.filter(received_at__lt=months_before(now, company.receipts_months))


def _forget(due: QuerySet[Receipt], most: int) -> int:
    ids = list(due.order_by("received_at").values_list("id", flat=True)[:most])
    Receipt.objects.filter(id__in=ids).update(
        private="", salt=b"", name="", words="", participation_id=None
    )
    Cancellation.objects.filter(receipt_id__in=ids).update(
        private="", salt=b"", reason="", by_id=None, by_name=""
    )
    return len(ids)
