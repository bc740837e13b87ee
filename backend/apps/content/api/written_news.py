from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.content import policies, selectors, services
from apps.content.models import NewsItem
from apps.content.schemas.describe_written import (
    describe_preview,
    describe_whole_written_news,
    describe_written_news,
)
from apps.content.schemas.news import (
    NewsAudienceCount,
    NewsAudienceQuery,
    NewsChange,
    NewsIn,
    NewsPreview,
    NewsPreviewQuery,
    WrittenNewsOut,
    WrittenNewsPage,
    WrittenNewsQuery,
)
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["content"])


@router.get("/content/news", response=WrittenNewsPage)
def list_written_news(
    request: Request, wanted: Query[WrittenNewsQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """Every news item, the newest first, with whom it reaches and how many have read it."""
    actor, now = request.actor, timezone.now()
    found = selectors.list_written_news(
        actor=actor,
        wanted=selectors.WrittenNewsFilter(**wanted.dict()),
        now=now,
        cursor=page.cursor,
        limit=page.limit,
    )
    today = now.astimezone(request.timezone).date()
    return {
        "items": describe_written_news(found.items, language=actor.language, today=today, now=now),
        "next": found.next,
        "counts": selectors.count_news_states(actor=actor, search=wanted.search, now=now),
        "pinned": selectors.pinned_news(now=now).count(),
        "abilities": {"create": policies.may_write(actor)},
    }


@router.post("/content/news", response={201: WrittenNewsOut})
def create_news(request: Request, body: NewsIn) -> Status[dict[str, Any]]:
    """One more news item, shown to nobody yet."""
    item = services.create_news(
        actor=request.actor, text=services.NewsText(**body.dict()), now=timezone.now()
    )
    return Status(201, _to_output(request, item.id))


@router.get("/content/news-audience", response=NewsAudienceCount)
def count_news_audience(request: Request, named: Query[NewsAudienceQuery]) -> dict[str, int]:
    """How many people an audience reaches today."""
    policies.require_writing(request.actor)
    today = timezone.now().astimezone(request.timezone).date()
    audience = selectors.Audience(**named.dict())
    (people,) = selectors.count_audiences([audience], today=today)
    return {"people": people}


@router.get("/content/news/{item_id}", response=WrittenNewsOut)
def get_written_news(request: Request, item_id: UUID) -> dict[str, Any]:
    """A news item in every language, whatever its state."""
    return _to_output(request, item_id)


@router.put("/content/news/{item_id}", response=WrittenNewsOut)
def update_news(request: Request, item_id: UUID, body: NewsChange) -> dict[str, Any]:
    """What it says from now on, to its readers at once if it is published."""
    given = body.dict()
    services.update_news(
        actor=request.actor,
        item_id=item_id,
        revision=given.pop("revision"),
        text=services.NewsText(**given),
        now=timezone.now(),
    )
    return _to_output(request, item_id)


@router.post("/content/news/{item_id}/publish", response=WrittenNewsOut)
def publish_news(request: Request, item_id: UUID) -> dict[str, Any]:
    """Tell it: from the day that it names, if that is to come, else from now on."""
    services.publish_news(actor=request.actor, item_id=item_id, now=timezone.now())
    return _to_output(request, item_id)


@router.post("/content/news/{item_id}/archive", response=WrittenNewsOut)
def archive_news(request: Request, item_id: UUID) -> dict[str, Any]:
    """Tell it no longer."""
    services.archive_news(actor=request.actor, item_id=item_id, now=timezone.now())
    return _to_output(request, item_id)


@router.get("/content/news/{item_id}/preview", response=NewsPreview)
def preview_news(
    request: Request, item_id: UUID, wanted: Query[NewsPreviewQuery]
) -> dict[str, Any]:
    """The news of somebody with this role, in a company of this kind, as if the item were published."""
    actor, now = request.actor, timezone.now()
    item = selectors.get_written_news(actor=actor, item_id=item_id)
    viewer = selectors.Viewer(kind=wanted.kind, roles=[wanted.role])
    found = selectors.preview_news(actor=actor, item=item, viewer=viewer, now=now)
    return describe_preview(found, language=actor.language, now=now)


def _to_output(request: Request, item_id: UUID) -> dict[str, Any]:
    now = timezone.now()
    item: NewsItem = selectors.get_written_news(actor=request.actor, item_id=item_id)
    today = now.astimezone(request.timezone).date()
    return describe_whole_written_news(item, actor=request.actor, today=today, now=now)
