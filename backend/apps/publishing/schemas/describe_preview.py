from datetime import datetime
from typing import Any
from uuid import UUID

from apps.booklets.models import Booklet
from apps.booklets.schemas.describe import COVER_WIDTH, describe_booklet
from apps.library.schemas.describe import spoken
from apps.media.selectors import Source
from apps.publishing import selectors
from apps.publishing.models import Content, Publication, left_out
from shared.actor import Actor

CARD = ("name", "kind", "structure", "theme")


def describe_published(
    *, actor: Actor, booklet: Booklet, publication: Publication, now: datetime
) -> dict[str, Any]:
    """Everything that the Views draw the booklet with, as it was that day."""
    content = selectors.content_of(publication)
    media = selectors.published_media(publication=publication, content=content, now=now)
    return {
        "booklet": {
            **describe_booklet(actor=actor, booklet=booklet, now=now),
            **_card(content, media),
        },
        "chapters": content["chapters"],
        "values": content["values"],
        "left_out": left_out(content),
        "labels": {key: spoken(label, actor.language) for key, label in content["labels"].items()},
        "media": {str(file_id): source for file_id, source in media.items()},
    }


def _card(content: Content, media: dict[UUID, Source]) -> dict[str, Any]:
    card = content["booklet"]
    logo, picture = card["theme"]["logo"], card["theme"]["cover"]["picture"]
    return {
        **{name: card[name] for name in CARD},
        "company_name": card["company"],
        "site": card["site"],
        "locales": content["locales"],
        "cover_picture": _at(media, picture),
        "logo_picture": _at(media, logo and logo["media"]),
    }


def _at(media: dict[UUID, Source], file_id: str | None) -> str | None:
    source = media.get(UUID(file_id)) if file_id else None
    return source.at_width(COVER_WIDTH) if source else None
