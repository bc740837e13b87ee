from datetime import datetime
from typing import Any
from uuid import UUID

from apps.content import policies
from apps.content.models import ContentStatus, NewsItem
from apps.content.services._news import NewsText, save_news, told, write_news
from apps.content.services._rules import (
    changes_between,
    lock_text,
    require_complete,
    require_revision,
)
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor


def update_news(
    *, actor: Actor, item_id: UUID, revision: int, text: NewsText, now: datetime
) -> NewsItem:
    """The item says this from now on, to its readers at once if it is published; `revision` is the one that was read."""
    item = lock_text(NewsItem, item_id, actor=actor, ability="edit")
    require_revision(item, revision)
    before: dict[str, Any] = told(item)
    write_news(item, text, actor=actor, now=now)
    if item.status == ContentStatus.PUBLISHED:
        _require_published(item)
    item.revision += 1
    save_news(item, now=now)
    journal.record(
        actor=policies.in_platform(actor),
        action="content.news_updated",
        target=item,
        label=item.name,
        now=now,
        **changes_between(before, told(item)),
    )
    return item


def _require_published(item: NewsItem) -> None:
    require_complete(item)
    if item.published_at is None:
        raise errors.Invalid({"published_at": "missing"})
