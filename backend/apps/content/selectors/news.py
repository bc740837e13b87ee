"""News as those read them for whom they are."""

from datetime import datetime
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet

from apps.content import policies
from apps.content.models import ContentStatus, NewsItem, NewsRead
from apps.content.selectors.audience import Viewer, reaches, viewer_of
from shared import errors
from shared.actor import Actor
from shared.pagination import Page, paginate

NEWEST = ("-pinned", "-published_at", "-id")


def list_news(*, actor: Actor, now: datetime, cursor: str | None, limit: int) -> Page[NewsItem]:
    """What is new for the actor: what is pinned first, then the newest; each says whether it `is_read`."""
    return paginate(_mine(actor, now), by=NEWEST, cursor=cursor, limit=limit)


def newest_news(*, actor: Actor, now: datetime, limit: int) -> list[NewsItem]:
    """The first ones of the same list."""
    return list(_mine(actor, now).order_by(*NEWEST)[:limit])


def get_news(*, actor: Actor, item_id: UUID, now: datetime) -> NewsItem:
    """One that is for the actor, now."""
    item = _mine(actor, now).filter(id=item_id).first()
    if item is None:
        raise errors.NotFound
    return item


def told_to(viewer: Viewer, *, now: datetime) -> QuerySet[NewsItem]:
    """What is told to somebody at this moment."""
    begun = NewsItem.objects.filter(status=ContentStatus.PUBLISHED, published_at__lte=now)
    open_still = begun.filter(Q(ends_at=None) | Q(ends_at__gt=now))
    return open_still.filter(reaches(viewer)).select_related("image__content")


def _mine(actor: Actor, now: datetime) -> QuerySet[NewsItem]:
    reader = policies.require_reader(actor)
    read = NewsRead.objects.filter(item=OuterRef("pk"), user_id=reader)
    return told_to(viewer_of(actor), now=now).annotate(is_read=Exists(read))
