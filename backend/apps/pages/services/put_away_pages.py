from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from apps.media import services as media
from apps.pages.models import Page


def put_away_pages(*, company_id: UUID, page_ids: Collection[UUID], now: datetime) -> None:
    """Take these pages out; each can be brought back. The caller sees to it that others stay."""
    if not page_ids:
        return
    Page.objects.of(company_id).filter(id__in=page_ids).update(removed_at=now, updated_at=now)
    media.forget_usages(company_id=company_id, owner_type="page", owner_ids=page_ids)
