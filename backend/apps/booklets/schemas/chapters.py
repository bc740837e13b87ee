"""What is asked and told of the chapters of a booklet, and of those that may be added."""

from datetime import datetime
from typing import Any
from uuid import UUID

from ninja import Field, Schema

from apps.booklets.models import CoreState, Size
from apps.booklets.schemas.booklets import BookletAbilities, BookletOut
from apps.booklets.schemas.parts import ChapterTitle, Conditions, PageTitle
from apps.library.schemas.chapters import ObligationName
from apps.media.schemas.files import RenditionOut
from apps.pages.models import Importance
from apps.pages.schemas.pages import OfficialText
from shared.http.fields import PRINTED


class AvailableChaptersQuery(Schema):
    search: str = Field("", max_length=100, pattern=PRINTED)


class AvailableChapter(Schema):
    """A chapter that the booklet may take over, or has."""

    id: UUID
    title: str
    summary: str
    icon: str
    version: int
    pages_count: int
    minutes: int
    mandatory: bool  # the sector does not let it go
    recommended: bool
    own: bool  # of the company's library
    added: bool


class AvailableChapters(Schema):
    items: list[AvailableChapter]


class BookletSize(Schema):
    """How much the booklet would be, built in this size."""

    size: Size
    chapters: int
    pages: int
    minutes: int


class BookletSizes(Schema):
    items: list[BookletSize]  # the smallest first
    obligations: int  # that the law asks of this company: every size covers them


class NewChapter(Schema):
    """One of the library, or an empty one with a title; behind another, or at the end."""

    chapter: UUID | None = None
    title: ChapterTitle | None = None
    after: UUID | None = None


class ChapterTitleIn(Schema):
    title: ChapterTitle


class MoveIn(Schema):
    """Behind another one, or to the front."""

    after: UUID | None


class PageMoveIn(Schema):
    """Into a chapter, behind another page of it or to the front."""

    chapter: UUID
    after: UUID | None


class NewBookletPage(Schema):
    chapter: UUID
    title: PageTitle
    after: UUID | None = None


class PageCard(Schema):
    """What is absent stays."""

    title: PageTitle | None = None
    importance: Importance | None = None


class Origin(Schema):
    chapter: UUID
    version: int
    newest: int  # of the library today


class OutlineLine(Schema):
    """A page in the plan of a booklet; removed ones stay at hand."""

    id: UUID
    chapter: UUID
    title: str
    position: int
    importance: Importance
    revision: int
    words: int
    blocks: int
    obligations: list[UUID]
    conditions: Conditions
    values: list[str]
    modified: bool  # since it was taken over
    official: OfficialText | None  # null: the words are its authors'
    locked: bool = False  # the words are the library's, whatever the rights
    removed: bool


class OutlineChapter(Schema):
    id: UUID
    title: str
    icon: str
    position: int
    minutes: int
    mandatory: bool
    locked: bool = False  # its words are the library's: pages may be written beside
    origin: Origin | None
    core_state: CoreState | None  # null: written here
    pages: list[OutlineLine]


class RemovedChapter(Schema):
    id: UUID
    title: str
    removed_at: datetime


class Outline(Schema):
    """The plan of a booklet."""

    booklet: BookletOut
    chapters: list[OutlineChapter]
    removed: list[RemovedChapter]
    obligations: list[ObligationName]  # of the kind and the sector, which pages may cover
    abilities: BookletAbilities


class PreviewPage(Schema):
    id: UUID
    title: str
    importance: Importance
    official: OfficialText | None = None
    document: dict[str, Any]


class PreviewChapter(Schema):
    id: UUID
    title: str
    minutes: int
    mandatory: bool  # holds a mandatory page
    pages: list[PreviewPage]


class PreviewMedia(Schema):
    """A file as the Views draw it."""

    kind: str
    name: str
    src: str
    size: int
    width: int | None
    height: int | None
    renditions: list[RenditionOut]


class Preview(Schema):
    """All that the Views need to draw the whole booklet, as a reader of a page's conditions would see it."""

    booklet: BookletOut
    chapters: list[PreviewChapter]
    values: dict[str, str]  # filled ones by key
    left_out: list[
        str
    ]  # keys that nobody filled and nothing may stand in for: their sentences are not read
    labels: dict[str, str]  # names of all that its texts insert
    media: dict[str, PreviewMedia]


class PreviewQuery(Schema):
    """Whom to read as; nothing: everything is shown."""

    site: UUID | None = None
    job: str | None = Field(None, max_length=80, pattern=PRINTED)
    contract: str | None = Field(None, max_length=20, pattern=r"^[a-z_]*$")
