from datetime import date, datetime
from typing import Any, Literal
from uuid import UUID

from ninja import Field, Schema

from apps.library.models import BookletKind, ChapterStatus, ReleaseReason, UpdatePolicy
from apps.library.schemas.parts import Day, Icon, Ids, Kinds, Note, Reference, Summary, Title
from apps.pages.models import Importance
from apps.pages.schemas.pages import OfficialText
from shared.http.fields import PRINTED

Scope = Literal["platform", "company"]


class ChapterQuery(Schema):
    """Which chapters; without a scope, those of the library that the caller works in."""

    search: str = Field("", max_length=100, pattern=PRINTED)
    status: ChapterStatus | None = None
    sector: UUID | None = None
    obligation: UUID | None = None
    scope: Scope | None = None


class SectorName(Schema):
    id: UUID
    label: str


class Usages(Schema):
    """How many booklets took the chapter over, and how many of them changed its words."""

    booklets: int
    adapted: int


class ChapterOut(Schema):
    """A chapter of the library, its texts in the caller's language or else in French."""

    id: UUID
    scope: Scope
    title: str
    summary: str
    icon: str
    version: int  # 0: never released
    pages_count: int
    sectors: list[SectorName]  # none: every sector
    obligations_count: int
    update_policy: UpdatePolicy
    status: ChapterStatus
    has_changes: bool  # since the newest version
    usages: Usages
    updated_at: datetime


class ChapterCounts(Schema):
    """At most 1000 each: more are not counted."""

    all: int
    published: int
    in_review: int
    draft: int
    retired: int


class ChapterListAbilities(Schema):
    create: bool


class ChapterPage(Schema):
    items: list[ChapterOut]
    next: str | None
    counts: ChapterCounts
    abilities: ChapterListAbilities


class ChapterAbilities(Schema):
    edit: bool  # the card: title, sectors, obligations
    write: bool  # the pages
    send_to_review: bool
    send_back: bool
    release: bool
    retire: bool
    reopen: bool
    see_adoption: bool  # how far its releases have come in booklets


class OutlinePage(Schema):
    id: UUID
    title: str
    importance: Importance
    changed: bool  # since the newest version
    words: int


class ObligationName(Schema):
    id: UUID
    code: str
    label: str
    reference: str
    doubt: str  # what is not certain in the reference; empty: nothing


class VersionBrief(Schema):
    number: int
    reason: ReleaseReason
    note: str
    reference: str
    effective_on: date | None
    released_by_name: str
    released_at: datetime


class TakingBooklet(Schema):
    id: UUID
    name: str


class ChapterDetails(ChapterOut):
    """With its outline: of the draft, or of the newest version for those who only read."""

    titles: dict[str, str]
    summaries: dict[str, str]
    kinds: list[BookletKind]
    sector_ids: list[UUID]
    obligation_ids: list[UUID]
    pages: list[OutlinePage]
    versions: list[VersionBrief]  # the newest first, a hundred at most
    obligations: list[ObligationName]
    taken_by: list[TakingBooklet]  # that the caller may open, in their company; a hundred at most
    abilities: ChapterAbilities


class ChapterIn(Schema):
    title: Title
    summary: Summary = Field(default_factory=dict)
    icon: Icon = ""
    sectors: Ids = Field(default_factory=list)
    kinds: Kinds = Field(default_factory=list)
    obligations: Ids = Field(default_factory=list)
    update_policy: UpdatePolicy = UpdatePolicy.PROPOSED


class ChapterChanges(Schema):
    """What is absent or null stays; texts change one language at a time, an empty one goes."""

    title: Title | None = None
    summary: Summary | None = None
    icon: Icon | None = None
    sectors: Ids | None = None
    kinds: Kinds | None = None
    obligations: Ids | None = None
    update_policy: UpdatePolicy | None = None


class ReleaseIn(Schema):
    reason: ReleaseReason
    note: Note
    reference: Reference = ""
    effective_on: Day | None = None
    update_policy: UpdatePolicy | None = None  # null: as it is


class FrozenPage(Schema):
    id: UUID
    title: str
    importance: Importance
    words: int
    obligations: list[UUID] = Field(default_factory=list)  # older releases do not know
    fingerprint: str
    official: OfficialText | None = None  # older releases do not know
    document: dict[str, Any]


class VersionOut(VersionBrief):
    """A release as it was frozen."""

    title: str
    update_policy: UpdatePolicy
    fingerprint: str
    obligations: list[ObligationName]
    pages: list[FrozenPage]
