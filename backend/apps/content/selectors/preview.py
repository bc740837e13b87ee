from datetime import datetime
from typing import NamedTuple

from apps.content import policies
from apps.content.models import NewsItem
from apps.content.selectors.audience import Viewer, reaches
from apps.content.selectors.news import NEWEST, told_to
from shared.actor import Actor

SHOWN = 4


class Preview(NamedTuple):
    """What somebody would read on their home, and whether the item is part of it."""

    is_seen: bool
    items: list[NewsItem]


def preview_news(*, actor: Actor, item: NewsItem, viewer: Viewer, now: datetime) -> Preview:
    """The home of somebody like this, as if the item were published now."""
    policies.require_writing(actor)
    others = list(told_to(viewer, now=now).exclude(id=item.id).order_by(*NEWEST)[:SHOWN])
    if not NewsItem.objects.filter(id=item.id).filter(reaches(viewer)).exists():
        return Preview(is_seen=False, items=others)
    item.published_at = item.published_at or now
    place = 0 if item.pinned else sum(one.pinned for one in others)
    return Preview(is_seen=True, items=[*others[:place], item, *others[place:]][:SHOWN])
