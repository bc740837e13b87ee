from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from uuid import UUID

from apps.companies.models import Company
from apps.media import policies
from apps.media.models import MediaFile, MediaFolder, Storage
from apps.media.selectors.level import Level, level_of
from shared.actor import Actor
from shared.language import DEFAULT_LANGUAGE, text

MOST_COUNTED = 1_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Library:
    """What stands around the list of files."""

    files: int
    used_bytes: int
    quota_bytes: int | None
    level: Level
    without_description: int
    folders: list[MediaFolder]
    abilities: dict[str, bool]


def get_media_library(*, actor: Actor) -> Library:
    """The library that the actor works in; one without books yet is empty."""
    owner = policies.library_of(actor)
    books = Storage.objects.of(owner).first() or Storage(company_id=owner)
    quota = quota_of(owner)
    undescribed = MediaFile.objects.of(owner).filter(trashed_at=None, lacks_description=True)
    return Library(
        files=books.files,
        used_bytes=books.used_bytes,
        quota_bytes=quota,
        level=level_of(used=books.used_bytes, quota=quota),
        without_description=undescribed.order_by("-id")[:MOST_COUNTED].count(),
        folders=list(MediaFolder.objects.of(owner).order_by("name", "id")),
        abilities=policies.library_abilities(actor),
    )


def quota_of(owner: UUID | None) -> int | None:
    """The room that a company may take; the platform's own library has no limit."""
    if owner is None:
        return None
    return Company.objects.values_list("storage_bytes", flat=True).get(id=owner)


def library_lines(*, company_id: UUID, language: str) -> Iterator[Sequence[str]]:
    """Each file outside the trash as a line of an export: name, kind, bytes, credit, French description."""
    files = MediaFile.objects.of(company_id).filter(trashed_at=None).order_by("-id")
    for file in files.iterator():
        kind = text(f"media.kinds.{file.kind}", language)
        yield file.name, kind, str(file.size), file.credit, file.alt.get(DEFAULT_LANGUAGE, "")
