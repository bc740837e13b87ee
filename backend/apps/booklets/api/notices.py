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
    booklet: str
    by: str
    at: datetime


class Notices(Schema):
    notices: list[Notice]


@router.get("/notices", response=Notices)
def get_notices(request: Request) -> dict[str, Any]:
    """What others did lately with the booklets that were entrusted to the caller."""
    actor = request.actor
    return {
        "notices": [
            {
                "id": event.id,
                "what": text(f"actions.{event.action}", actor.language),
                "booklet": event.object_label,
                "by": event.actor_name,
                "at": event.at,
            }
            for event in selectors.list_notices(actor=actor, now=timezone.now())
        ]
    }
