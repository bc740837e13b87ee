from datetime import datetime
from uuid import UUID

from apps.content import policies
from apps.content.models import ContentStatus, NewsItem
from apps.content.services._rules import lock_text
from apps.journal import services as journal
from shared.actor import Actor


def archive_news(*, actor: Actor, item_id: UUID, now: datetime) -> NewsItem:
    """Tell it no longer; its place among those that are pinned is free."""
    item = lock_text(NewsItem, item_id, actor=actor, ability="archive")
    before = item.status
    item.status, item.pinned = ContentStatus.ARCHIVED, False
    item.revision += 1
    item.save(update_fields=["status", "pinned", "revision", "updated_at"])
    journal.record(
        actor=policies.in_platform(actor),
        action="content.news_archived",
        target=item,
        label=item.name,
        now=now,
        before={"status": before},
        after={"status": item.status},
    )
    return item
