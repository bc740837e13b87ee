from dataclasses import asdict
from datetime import datetime
from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Router, Schema

from apps.booklets import selectors
from shared.http.request import Request
from shared.language import text

router = Router(tags=["booklets"])


class Notice(Schema):
    """What somebody did with a booklet; `by` is empty when nobody asked for it."""

    id: UUID
    what: str
    booklet_id: UUID
    booklet: str
    by: str
    at: datetime
    page_id: UUID | None  # of what was said about a block
    thread_id: UUID | None


class Notices(Schema):
    notices: list[Notice]


@router.get("/notices", response=Notices)
def get_notices(request: Request) -> dict[str, Any]:
    """What others did lately with the caller’s booklets, asked of them or said to them."""
    actor = request.actor
    notices = selectors.list_notices(actor=actor, now=timezone.now())
    return {"notices": [{**asdict(one), "what": text(one.what, actor.language)} for one in notices]}
