from datetime import datetime
from uuid import UUID

from apps.content import policies
from apps.content.models import ContentStatus, NewsItem
from apps.content.services._news import save_news, told
from apps.content.services._rules import changes_between, lock_text, require_complete
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor


def publish_news(*, actor: Actor, item_id: UUID, now: datetime) -> NewsItem:
    """Tell it to those whom it is for: from the day that it names, if that is to come, else from now on."""
    item = lock_text(NewsItem, item_id, actor=actor, ability="publish")
    require_complete(item)
    if item.ends_at and item.ends_at <= now:
        raise errors.Invalid({"ends_at": "ends_in_the_past"})
    before = {"status": item.status, **told(item)}
    if item.published_at is None or item.published_at < now:
        item.published_at = now
    item.status = ContentStatus.PUBLISHED
    item.published_by_id, item.published_by_name = actor.user_id, actor.name
    item.revision += 1
    save_news(item, now=now)
    journal.record(
        actor=policies.in_platform(actor),
        action="content.news_published",
        target=item,
        label=item.name,
        now=now,
        **changes_between(before, {"status": item.status, **told(item)}),
    )
    return item
