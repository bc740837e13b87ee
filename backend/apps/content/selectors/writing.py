"""News and tutorials as those see them who write them."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeVar
from uuid import UUID

from django.db.models import Count, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce

from apps.companies.models import Company
from apps.content import policies
from apps.content.models import (
    ContentStatus,
    NewsItem,
    NewsRead,
    Topic,
    Tutorial,
    TutorialDone,
)
from shared import errors
from shared.actor import Actor
from shared.folding import fold
from shared.pagination import Page, paginate

NewsState = Literal["draft", "scheduled", "published", "ended", "archived"]
MOST_PINNED = 2

Text = TypeVar("Text", NewsItem, Tutorial)


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenNewsFilter:
    search: str = ""
    state: NewsState | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenTutorialFilter:
    """`role`: those that somebody with this role is shown."""

    search: str = ""
    status: ContentStatus | None = None
    topic: Topic | None = None
    role: str = ""
    slug: str = ""


def list_written_news(
    *, actor: Actor, wanted: WrittenNewsFilter, now: datetime, cursor: str | None, limit: int
) -> Page[NewsItem]:
    """The newest first; each knows how many have read it (`readers`)."""
    policies.require_writing(actor)
    items = _containing(_written_news(), wanted.search)
    if wanted.state:
        items = items.filter(_in_state(wanted.state, now))
    return paginate(items, by=["-id"], cursor=cursor, limit=limit)


def get_written_news(*, actor: Actor, item_id: UUID) -> NewsItem:
    policies.require_writing(actor)
    item = _written_news().filter(id=item_id).first()
    if item is None:
        raise errors.NotFound
    return item


def named_companies(*, actor: Actor, item: NewsItem) -> list[Company]:
    """The companies that it names, those of them that the actor may see."""
    policies.require_writing(actor)
    named = Company.objects.visible_to(actor).filter(id__in=item.companies)
    return list(named.order_by("name", "id"))


def count_news_states(*, actor: Actor, search: str, now: datetime) -> dict[str, int]:
    """How many there are in each state."""
    policies.require_writing(actor)
    states = ("draft", "scheduled", "published", "ended", "archived")
    counts = {one: Count("id", filter=_in_state(one, now)) for one in states}
    return _containing(NewsItem.objects.all(), search).aggregate(**counts)


def pinned_news(*, now: datetime) -> QuerySet[NewsItem]:
    """Those that take one of the two places: what has ended or is archived takes none."""
    shut = Q(status=ContentStatus.ARCHIVED) | Q(ends_at__lte=now)
    return NewsItem.objects.filter(pinned=True).exclude(shut)


def state_of(item: NewsItem, *, now: datetime) -> NewsState:
    """Its status, and where it stands in its period."""
    if item.status == ContentStatus.ARCHIVED:
        return "archived"
    if item.status == ContentStatus.DRAFT or item.published_at is None:
        return "draft"
    if item.published_at > now:
        return "scheduled"
    return "ended" if item.ends_at and item.ends_at <= now else "published"


def list_written_tutorials(
    *, actor: Actor, wanted: WrittenTutorialFilter, cursor: str | None, limit: int
) -> Page[Tutorial]:
    """In their order; each knows how many have done it (`doers`)."""
    policies.require_writing(actor)
    tutorials = _containing(_written_tutorials(), wanted.search)
    if wanted.status:
        tutorials = tutorials.filter(status=wanted.status)
    if wanted.topic:
        tutorials = tutorials.filter(topic=wanted.topic)
    if wanted.slug:
        tutorials = tutorials.filter(slug=wanted.slug)
    if wanted.role:
        tutorials = tutorials.filter(Q(roles=[]) | Q(roles__contains=[wanted.role]))
    return paginate(tutorials, by=["position", "id"], cursor=cursor, limit=limit)


def get_written_tutorial(*, actor: Actor, tutorial_id: UUID) -> Tutorial:
    policies.require_writing(actor)
    tutorial = _written_tutorials().filter(id=tutorial_id).first()
    if tutorial is None:
        raise errors.NotFound
    return tutorial


def count_tutorial_statuses(*, actor: Actor) -> dict[str, int]:
    """How many there are in each status."""
    policies.require_writing(actor)
    counts = {one.value: Count("id", filter=Q(status=one)) for one in ContentStatus}
    return Tutorial.objects.aggregate(**counts)


def _written_news() -> QuerySet[NewsItem]:
    reads = NewsRead.objects.filter(item=OuterRef("pk")).order_by().values("item")
    readers = Coalesce(Subquery(reads.annotate(count=Count("*")).values("count")), 0)
    return NewsItem.objects.select_related("image__content").annotate(readers=readers)


def _written_tutorials() -> QuerySet[Tutorial]:
    done = TutorialDone.objects.filter(tutorial=OuterRef("pk")).order_by().values("tutorial")
    doers = Coalesce(Subquery(done.annotate(count=Count("*")).values("count")), 0)
    return Tutorial.objects.select_related("image__content").annotate(doers=doers)


def _containing(rows: QuerySet[Text], search: str) -> QuerySet[Text]:
    for word in fold(search).split():
        rows = rows.filter(words__contains=word)
    return rows


def _in_state(state: str, now: datetime) -> Q:
    out = Q(status=ContentStatus.PUBLISHED)
    return {
        "draft": Q(status=ContentStatus.DRAFT),
        "scheduled": out & Q(published_at__gt=now),
        "published": out & Q(published_at__lte=now) & (Q(ends_at=None) | Q(ends_at__gt=now)),
        "ended": out & Q(ends_at__lte=now),
        "archived": Q(status=ContentStatus.ARCHIVED),
    }[state]
