from datetime import datetime

from apps.content import policies
from apps.content.models import NewsItem
from apps.content.services._news import NewsText, save_news, told, write_news
from apps.journal import services as journal
from shared.actor import Actor


def create_news(*, actor: Actor, text: NewsText, now: datetime) -> NewsItem:
    """One more news item, shown to nobody yet."""
    policies.require_writing(actor)
    item = NewsItem()
    write_news(item, text, actor=actor, now=now)
    save_news(item, now=now)
    journal.record(
        actor=policies.in_platform(actor),
        action="content.news_created",
        target=item,
        label=item.name,
        now=now,
        after=told(item),
    )
    return item
