"""Files as a page shows them: where a browser finds them, and how large they are."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.db.models import Q

from apps.media.addresses import folder_of, original_name, rendition_name, sign, signed_address
from apps.media.models import Content, MediaFile


@dataclass(frozen=True, slots=True)
class Rendition:
    width: int
    height: int
    webp: str
    avif: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    kind: str
    name: str
    src: str
    size: int
    width: int | None
    height: int | None
    renditions: list[Rendition]

    def at_width(self, wanted: int) -> str:
        """The narrowest rendition that is wide enough, or else the file itself."""
        wide = (one.webp for one in self.renditions if one.width >= wanted)
        return next(wide, self.src)


def media_sources(
    *, company_id: UUID, file_ids: Iterable[UUID], now: datetime
) -> dict[UUID, Source]:
    """Those of these files that the company may show, at addresses that last for a while."""
    files = shown_files(company_id=company_id, file_ids=file_ids)
    return {file_id: source_of(file, now=now) for file_id, file in files.items()}


def object_key(*, owner: UUID | None, content_id: UUID, name: str) -> str:
    """Where the store keeps this file of a content."""
    return f"{folder_of(owner=owner, content_id=content_id)}{name}"


def copy_address(*, key: str, content_id: UUID, now: datetime) -> str:
    """Where a browser finds a copy of a file of a content, for a while."""
    return sign(f"/{key}", content_id=content_id, now=now)


def shown_files(*, company_id: UUID | None, file_ids: Iterable[UUID]) -> dict[UUID, MediaFile]:
    """Those of these files that the company may show: its own and the platform's, the trash left out."""
    wanted = set(file_ids)
    if not wanted:
        return {}
    files = MediaFile.objects.filter(Q(company_id=company_id) | Q(company_id=None))
    shown = files.filter(id__in=wanted, trashed_at=None).select_related("content")
    return {file.id: file for file in shown}


def source_of(file: MediaFile, *, now: datetime) -> Source:
    """A file that is read with its content, at addresses that last for a while."""
    content = file.content
    widths = sorted(content.renditions, key=lambda rendition: int(rendition["width"]))
    return Source(
        kind=file.kind,
        name=file.name,
        src=_address(content, original_name(content.extension), now),
        size=file.size,
        width=content.width,
        height=content.height,
        renditions=[
            Rendition(
                one["width"],
                one["height"],
                webp=_address(content, rendition_name(one["width"], "webp"), now),
                avif=_address(content, rendition_name(one["width"], "avif"), now),
            )
            for one in widths
        ],
    )


def _address(content: Content, name: str, now: datetime) -> str:
    return signed_address(owner=content.company_id, content_id=content.id, name=name, now=now)
