"""What is asked and told of publications."""

from datetime import date, datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Field, Schema

from apps.booklets.schemas.checks import Checks
from apps.booklets.schemas.options import Day
from apps.publishing.models import ArchiveState, BuildState, Change, PdfState, Scope
from shared.http.fields import PRINTED


class PageChange(Schema):
    """A page that differs from the version online. `summary` says it in a few words of the caller's language."""

    page: UUID
    chapter: str
    title: str
    change: Change
    scope: Scope  # of what is being prepared: proposed from the difference
    summary: str


class CoverageFigures(Schema):
    covered: int
    missing: int
    not_applicable: int


class PublicationLine(Schema):
    id: UUID
    version: str  # "2.3"
    note: str
    effective_on: date
    automatic: bool
    scope: Scope | None  # the farthest of its pages; null: the first version
    pages_changed: int
    by_name: str
    at: datetime
    state: BuildState
    online: bool  # what readers get today


class Publications(Schema):
    items: list[PublicationLine]
    next: str | None


class EditionOut(Schema):
    locale: str
    pdf_state: PdfState
    pdf_size: int | None


class BuildOut(Schema):
    """How far it is: the steps of the screen follow from it."""

    state: BuildState
    error: str  # a code, or empty
    online_at: datetime | None
    editions: list[EditionOut]
    archive_state: ArchiveState
    archive_size: int | None


class PublicationOut(PublicationLine):
    sha256: str
    locales: list[str]
    changes: list[PageChange]
    coverage: CoverageFigures
    build: BuildOut


class PublishingAbilities(Schema):
    publish: bool
    suspend: bool
    resume: bool
    put_back: bool  # a former version online again


class PublishingOut(Schema):
    """What publishing now would mean."""

    address: str  # where it is read
    current: PublicationOut | None  # online, or the last that was
    building: PublicationOut | None  # being made now, or the last that failed
    next_minor: str
    next_major: str
    changes: list[PageChange]  # since the current one
    checks: Checks
    abilities: PublishingAbilities


class PublicationIn(Schema):
    """`scopes`: those that the author changed; the others as proposed."""

    note: Annotated[str, Field(min_length=3, max_length=500, pattern=PRINTED)]
    effective_on: Day | None = None  # today
    scopes: Annotated[dict[UUID, Scope], Field(max_length=200)] = Field(default_factory=dict)


class Word(Schema):
    """A stretch of text that stayed, went or came."""

    op: Literal["same", "removed", "added"]
    text: str


class Picture(Schema):
    src: str
    alt: str


class BlockChange(Schema):
    block: str
    type: str  # of the block
    change: Literal["added", "removed", "changed", "moved"]
    words: list[Word]  # of its texts, one after the other
    before: Picture | None = None  # of pictures that were replaced
    after: Picture | None = None


class PassageOut(Schema):
    """One change as a person counts it: a list is one, whatever changed in it."""

    block: str
    type: str  # of the block of the page
    change: Literal["added", "removed", "changed", "moved"]
    drawn: dict[str, Any] | None  # the whole block, where it came or went
    parts: list[BlockChange]


class PageComparison(Schema):
    page: UUID
    chapter: str
    title: str
    former_title: str | None  # when it was renamed
    number: int | None  # of the page in its chapter; null: removed
    change: Change
    scope: Scope | None
    blocks: list[PassageOut]


class PublicationComparison(Schema):
    before: str  # version
    after: str | None  # null: what is being prepared
    pages: list[PageComparison]
    blocks_changed: int
    pages_added: int
    pages_removed: int


class ComparisonQuery(Schema):
    before: UUID | None = None  # the version online
    after: UUID | None = None  # what is being prepared


class PdfQuery(Schema):
    locale: Annotated[str, Field(max_length=10, pattern=r"^[A-Za-z0-9-]+$")] | None = None


class FileAddress(Schema):
    address: str  # for a few minutes
