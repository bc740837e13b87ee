from datetime import datetime
from uuid import UUID

from apps.companies.models import Company
from apps.reading.models import EdgeEntry
from apps.reading.services.refresh_entry import refresh_entry


def refresh_company(*, company_id: UUID, now: datetime) -> None:
    """Everything of a company that is on the edges, after something that concerns all of it.

    The company is held first: a booklet that is published meanwhile is in the list, or sees what changed.
    """
    Company.objects.select_for_update(no_key=True).filter(id=company_id).first()
    entries = EdgeEntry.objects.filter(company_id=company_id).order_by("booklet_id")
    for booklet_id in entries.values_list("booklet_id", flat=True):
        refresh_entry(booklet_id=booklet_id, now=now)
