"""What anybody may know of a receipt whose number they have: nobody is named."""

from dataclasses import dataclass
from datetime import datetime

from apps.booklets.models import Booklet
from apps.companies.models import Company
from apps.publishing.models import Publication
from apps.register.models import Cancellation, Receipt, RegisterEntry
from apps.register.proof import parse_number
from shared import errors
from shared.tenancy import act_as_platform


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A receipt, what cancelled it, their places in the log, and what its ids are called."""

    receipt: Receipt
    cancellation: Cancellation | None
    entries: dict[object, RegisterEntry]
    company: str
    timezone: str
    booklet: str  # "": deleted
    published_at: datetime | None


def tell_receipt(typed: str) -> Told:
    """The receipt of this number, however it was typed; a wrong one and an unknown one are not told apart."""
    with act_as_platform():
        receipt = find_by_number(typed)
        cancellation: Cancellation | None = getattr(receipt, "cancellation", None)
        subjects = [receipt.id, *([cancellation.id] if cancellation else [])]
        company = Company.objects.get(id=receipt.company_id)
        booklets = Booklet.objects.filter(id=receipt.booklet_id)
        published = Publication.objects.filter(id=receipt.publication_id)
        return Told(
            receipt=receipt,
            cancellation=cancellation,
            entries={
                one.subject_id: one for one in RegisterEntry.objects.filter(subject_id__in=subjects)
            },
            company=company.name,
            timezone=company.timezone,
            booklet=booklets.values_list("name", flat=True).first() or "",
            published_at=published.values_list("at", flat=True).first(),
        )


def find_by_number(typed: str) -> Receipt:
    number = parse_number(typed)
    rows = Receipt.objects.select_related("cancellation")
    receipt = rows.filter(number=number).first() if number else None
    if receipt is None:
        raise errors.NotFound
    return receipt
