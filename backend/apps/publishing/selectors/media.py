"""Files as a publication shows them, for the studio."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any
from uuid import UUID

from apps.media import selectors as media
from apps.media.selectors import Rendition, Source
from apps.publishing.addresses import Keys
from apps.publishing.models import BuildState, Content, Publication
from apps.publishing.rendering import shown_media


def published_media(
    *, publication: Publication, content: Content, now: datetime
) -> dict[UUID, Source]:
    """From the copies beside the publication; from the library as long as they are not made."""
    if publication.build.state != BuildState.ONLINE:
        return library_media(company_id=publication.company_id, content=content, now=now)
    keys = Keys(publication.company_id, publication.booklet_id)
    shown = shown_media(content)
    return {
        UUID(file_id): _source(shown[file_id], UUID(file["content"]), keys, now)
        for file_id, file in content["media"].items()
    }


def library_media(*, company_id: UUID, content: Content, now: datetime) -> dict[UUID, Source]:
    """As the media library shows them today."""
    wanted: Iterable[UUID] = map(UUID, content["media"])
    return media.media_sources(company_id=company_id, file_ids=wanted, now=now)


def _source(shown: dict[str, Any], content_id: UUID, keys: Keys, now: datetime) -> Source:
    def at(address: str) -> str:
        key = keys.object(address.removeprefix("o/"))
        return media.copy_address(key=key, content_id=content_id, now=now)

    return Source(
        kind=shown["kind"],
        name=shown["name"],
        src=at(shown["src"]),
        size=shown["size"],
        width=shown["width"],
        height=shown["height"],
        renditions=[
            Rendition(one["width"], one["height"], webp=at(one["webp"]), avif=at(one["avif"]))
            for one in shown["renditions"]
        ],
    )
