from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from apps.reading.models import ReadingLink
from apps.reading.services.refresh_entry import refresh_entry


def end_links(*, company_id: UUID, participation_ids: Collection[UUID], now: datetime) -> None:
    """Nothing opens by them any more, nor do the devices that came by them; once more changes nothing."""
    links = ReadingLink.objects.filter(
        company_id=company_id, participation_id__in=participation_ids, revoked_at=None
    )
    booklets = sorted(set(links.values_list("booklet_id", flat=True)))
    links.update(revoked_at=now, updated_at=now)
    for booklet_id in booklets:
        refresh_entry(booklet_id=booklet_id, now=now)
