from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.content import selectors, services
from apps.content.schemas.describe import describe_news, describe_whole_news
from apps.content.schemas.news import NewsOut, NewsPage
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["content"])


@router.get("/news", response=NewsPage)
def list_news(request: Request, page: Query[PageQuery]) -> dict[str, Any]:
    """What is new for the caller: what is pinned first, then the newest."""
    now = timezone.now()
    found = selectors.list_news(actor=request.actor, now=now, cursor=page.cursor, limit=page.limit)
    language = request.actor.language
    items = [describe_news(one, language=language, now=now) for one in found.items]
    return {"items": items, "next": found.next}


@router.get("/news/{item_id}", response=NewsOut)
def get_news(request: Request, item_id: UUID) -> dict[str, Any]:
    """A news item for the caller, with what it says."""
    now = timezone.now()
    item = selectors.get_news(actor=request.actor, item_id=item_id, now=now)
    return describe_whole_news(item, language=request.actor.language, now=now)


@router.post("/news/{item_id}/read", response={204: None})
def read_news(request: Request, item_id: UUID) -> Status[None]:
    """The caller has opened it."""
    services.read_news(actor=request.actor, item_id=item_id, now=timezone.now())
    return Status(204, None)
