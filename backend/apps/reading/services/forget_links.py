from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from apps.reading.models import ReadingLink
from apps.reading.services.end_links import end_links


def forget_links(*, company_id: UUID, participation_ids: Collection[UUID], now: datetime) -> None:
    """Of people who are forgotten: they open nothing, and belong to nobody."""
    end_links(company_id=company_id, participation_ids=participation_ids, now=now)
    links = ReadingLink.objects.filter(
        company_id=company_id, participation_id__in=participation_ids
    )
    links.update(participation_id=None, label="", updated_at=now)
