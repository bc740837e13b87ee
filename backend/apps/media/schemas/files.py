from datetime import date, datetime
from typing import Annotated, Literal
from uuid import UUID

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.companies.schemas.parts import Locale
from apps.media.models import MediaKind
from shared.http.fields import PRINTED

LONGEST_ALT = 140
MOST_AT_ONCE = 100

FileName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200, pattern=PRINTED)
]
Alt = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=LONGEST_ALT, pattern=PRINTED)
]
Credit = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200, pattern=PRINTED)]
Day = Annotated[date, Field(ge=date(2000, 1, 1), le=date(2999, 12, 31))]

Only = Literal["without_description", "unused", "rights_expiring", "duplicates", "trash"]
Sort = Literal["newest", "name", "largest"]


class MediaQuery(Schema):
    """Which files: all that are not in the trash unless told otherwise."""

    search: str = Field("", max_length=100, pattern=PRINTED)
    kind: MediaKind | None = None
    folder: UUID | None = None
    only: Only | None = None
    sort: Sort = "newest"


class RenditionOut(Schema):
    """The image at one width, in two formats; addresses are signed for a day or so."""

    width: int
    height: int
    webp: str
    avif: str


class MediaAbilities(Schema):
    edit: bool
    replace: bool
    trash: bool
    restore: bool
    delete: bool


class MediaOut(Schema):
    """A file of the library."""

    id: UUID
    name: str
    kind: MediaKind
    mime: str
    extension: str
    size: int
    width: int | None
    height: int | None
    duration_seconds: float | None
    folder_id: UUID | None
    alt: dict[str, str]
    decorative: bool
    lacks_description: bool
    credit: str
    rights_until: date | None
    usages_count: int
    added_by_name: str
    created_at: datetime
    trashed_at: datetime | None
    deleted_on: date | None  # when the trash forgets it
    placeholder: str
    renditions: list[RenditionOut]
    address: str  # of the cleaned original
    abilities: MediaAbilities


class UsageOut(Schema):
    id: UUID
    owner_type: str
    owner_id: UUID
    label: str


class MediaDetails(MediaOut):
    usages: list[UsageOut]  # the first hundred
    duplicates: int  # other files with the same bytes


class SavedMedia(MediaDetails):
    """The file after a change, and the sentence that says so."""

    message: str


class MediaPage(Schema):
    items: list[MediaOut]
    next: str | None


class MediaChanges(Schema):
    """What is absent stays; `folder_id: null` takes the file out of its folder."""

    name: FileName | None = None
    alt: dict[Locale, Alt] | None = None
    decorative: bool | None = None
    credit: Credit | None = None
    rights_until: Day | None = None
    folder_id: UUID | None = None


class Chosen(Schema):
    """Several files at once."""

    file_ids: Annotated[list[UUID], Field(min_length=1, max_length=MOST_AT_ONCE)]


class ChosenToMove(Chosen):
    folder_id: UUID | None = None


class Kept(Schema):
    id: UUID
    name: str
    reason: Literal["in_use"]


class Handled(Schema):
    """How many files it concerned, which were left alone, and the sentence that says so."""

    message: str
    done: int
    kept: list[Kept]


class FolderIn(Schema):
    name: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80, pattern=PRINTED)
    ]


class FolderOut(Schema):
    id: UUID
    name: str
    files: int


class LibraryAbilities(Schema):
    upload: bool
    organise: bool  # folders, bulk acts
    see_storage: bool


class LibraryOut(Schema):
    """What stands around the list: folders, room, what is missing."""

    files: int
    used_bytes: int
    quota_bytes: int | None  # null: the platform's own library
    level: Literal["ok", "warning", "critical", "full"]
    without_description: int  # at most 1000: more is not counted
    folders: list[FolderOut]
    abilities: LibraryAbilities
