from datetime import datetime
from uuid import UUID

from apps.reading import selectors
from apps.reading.models import EndedPass, ReadingAccess, ReadingMode
from apps.reading.services.refresh_entry import refresh_entry


def end_passes(*, company_id: UUID, user_id: UUID, now: datetime) -> None:
    """Nothing of a company opens any more for somebody who was let in as its member.

    Who still may read comes in again by their session.
    """
    EndedPass.objects.create(
        company_id=company_id,
        user_id=user_id,
        grant=selectors.grant_of_member(company_id=company_id, user_id=user_id),
        ended_at=now,
    )
    kept = ReadingAccess.objects.filter(company_id=company_id, mode=ReadingMode.SIGNED_IN)
    for booklet_id in kept.order_by("booklet_id").values_list("booklet_id", flat=True):
        refresh_entry(booklet_id=booklet_id, now=now)
