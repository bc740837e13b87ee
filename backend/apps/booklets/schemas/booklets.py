"""What is asked and told of booklets."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.booklets.models import BookletStatus, Size, Start, Step, Structure, Verdict
from apps.booklets.schemas.parts import BookletName, Locales, SectorBrief, Theme
from apps.companies.schemas.parts import PersonBrief, SiteBrief
from apps.library.models import BookletKind
from shared.http.fields import PRINTED, WRITTEN

Shown = Literal["draft", "in_review", "published", "to_republish", "suspended", "archived", "trash"]


class BookletQuery(Schema):
    """Which booklets: all but those in the trash, unless told. Unfinished ones count as drafts."""

    search: str = Field("", max_length=100, pattern=PRINTED)
    status: Shown | None = None
    kind: BookletKind | None = None
    sector: UUID | None = None
    sort: Literal["edited", "edited-asc", "name", "name-desc", "created"] = "edited"


class BookletAbilities(Schema):
    write: bool  # pages
    build: bool  # card, plan, theme
    translate: bool
    set_options: bool
    manage_access: bool
    review: bool  # say that it was read and is good
    send_back: bool
    publish: bool
    suspend: bool
    resume: bool
    duplicate: bool
    archive: bool
    unarchive: bool
    trash: bool
    restore: bool
    delete: bool


class ReviewOut(Schema):
    """The last review: who asked whom, and what came back."""

    reviewer: PersonBrief | None  # null: whoever publishes
    mine: bool  # it waits for the caller
    message: str
    asked_at: datetime
    asked_by_name: str
    verdict: Verdict | None  # null: it waits
    answer: str
    answered_at: datetime | None
    answered_by_name: str


class BookletLine(Schema):
    """A booklet in a list, with all that its cover needs."""

    id: UUID
    name: str
    kind: BookletKind
    sector: SectorBrief | None
    site: SiteBrief | None
    status: BookletStatus
    has_changes: bool  # published, and edited since
    version: str  # that readers get, "2.3"; empty: none yet
    published_at: datetime | None
    trashed_at: datetime | None
    step: Step
    locales: list[str]  # the reference first
    readable_locales: list[str]  # those that readers are offered
    theme: Theme
    cover_picture: str | None  # where the own picture of the cover can be fetched
    slug: str
    chapters_count: int
    pages_count: int
    minutes: int  # of reading
    edited_at: datetime
    edited_by_name: str
    main_manager: PersonBrief | None
    review: ReviewOut | None  # while it waits, or since it came back
    abilities: BookletAbilities


class BookletCounts(Schema):
    """At most 1000 each: more are not counted."""

    all: int
    draft: int
    in_review: int
    published: int
    to_republish: int
    suspended: int
    archived: int
    trash: int


class BookletListAbilities(Schema):
    create: bool


class BookletList(Schema):
    items: list[BookletLine]
    next: str | None
    counts: BookletCounts
    abilities: BookletListAbilities


class BookletOut(BookletLine):
    """One booklet with its whole card."""

    start: Start
    size: Size  # of what its sector brought
    structure: Structure
    reference_locale: str
    company_name: str
    logo_picture: str | None  # where the logo can be fetched
    created_at: datetime


class NewBooklet(Schema):
    """A booklet as its first step names it; `copy_of` when it starts as a copy."""

    name: BookletName
    kind: BookletKind
    start: Start = Start.SECTOR
    copy_of: UUID | None = None


class BookletChanges(Schema):
    """What is absent stays. `step`: the furthest step that its author has reached."""

    name: BookletName | None = None
    kind: BookletKind | None = None
    sector: UUID | None = None
    site: UUID | None = None  # null: of the whole company
    size: Size | None = None
    structure: Structure | None = None
    locales: Locales | None = None
    step: Step | None = None


class NameQuery(Schema):
    name: str = Field(max_length=120, pattern=PRINTED)
    besides: UUID | None = None  # the booklet that is being renamed


class NameAnswer(Schema):
    free: bool


class SectorChoice(SectorBrief):
    """A sector as the creation offers it, for one kind of booklet."""

    icon: str
    description: str
    mandatory_obligations: int
    recommended_obligations: int
    chapters: int  # that would be ticked
    mandatory_chapters: int
    checked_on: str | None  # the oldest check of its obligations; null while one is to be verified


class SectorChoices(Schema):
    items: list[SectorChoice]


class KindQuery(Schema):
    kind: BookletKind


class CopyIn(Schema):
    name: BookletName


class TransferIn(Schema):
    """Who answers for it from now on."""

    user: UUID


Message = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500, pattern=WRITTEN)]


class ReviewIn(Schema):
    """Who is asked to read it; without a name, those who publish."""

    reviewer: UUID | None = None
    message: Message = ""


class ReviewAnswer(Schema):
    message: Message = ""
