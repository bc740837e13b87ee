"""What is asked and told of a page, wherever it stands."""

from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Field, Schema

from apps.companies.schemas.parts import line
from apps.pages.models import Importance, RevisionKind
from shared.documents import ConflictKind

MOST_COVERED = 100

PageTitle = Annotated[str, line(200)]
Revision = Annotated[int, Field(ge=1, le=2_000_000_000)]


class PageIn(Schema):
    """A page as its author has it, and the revision from which they began."""

    base_revision: Revision
    title: PageTitle
    importance: Importance
    document: dict[str, Any]


class PresenceIn(Schema):
    block_id: Annotated[str, Field(max_length=64, pattern=r"^[\w-]*$")] | None = None


class RestoreIn(Schema):
    """With the revision that its author has in front of them, what others saved since then stays."""

    base_revision: Revision | None = None


class CompareQuery(Schema):
    """With which revision; with what the page says today unless told."""

    other: int | None = Field(None, alias="with")


class CoveredIn(Schema):
    """All that the page covers."""

    obligations: Annotated[list[UUID], Field(max_length=MOST_COVERED)]


class OfficialText(Schema):
    """Where the words of a page come from; nobody has compared them while `collated_on` is empty."""

    source: str
    link: str
    to_join: str = ""  # what of the source does not stand on the page yet
    collated_by: str
    collated_on: str


class PageLine(Schema):
    """A page in the outline."""

    id: UUID
    title: str
    position: int
    importance: Importance
    revision: int
    words: int
    blocks: int
    obligations: list[UUID]  # that it covers
    official: OfficialText | None  # null: the words are its authors'


class PersonOnPage(Schema):
    name: str
    mine: bool


class PageOut(Schema):
    id: UUID
    title: str
    importance: Importance
    revision: int
    document: dict[str, Any]
    words: int
    obligations: list[UUID]  # that it covers
    official: OfficialText | None  # null: the words are its authors'
    edited_by_name: str
    edited_at: datetime
    people: list[PersonOnPage]


class ConflictOut(Schema):
    """What two people did to one thing; of the page itself when it names no block."""

    kind: ConflictKind
    block_id: str
    field: str
    base: Any
    mine: Any
    saved: Any


class SavedPage(Schema):
    """The page as everybody sees it now; what collides is told, and kept as it was saved."""

    outcome: Literal["saved", "merged", "conflict"]
    id: UUID
    revision: int
    title: str
    importance: Importance
    document: dict[str, Any]
    words: int
    obligations: list[UUID]  # that it covers
    official: OfficialText | None  # null: the words are its authors'
    conflicts: list[ConflictOut]
    saved_by_name: str
    saved_at: datetime


class Neighbour(Schema):
    name: str
    initials: str
    block_id: str | None


class Neighbours(Schema):
    people: list[Neighbour]


class RevisionLine(Schema):
    number: int
    kind: RevisionKind
    by_name: str
    created_at: datetime
    words: int


class Revisions(Schema):
    """The newest first; there are never many more than fifty."""

    items: list[RevisionLine]


class RevisionOut(RevisionLine):
    title: str
    importance: Importance
    document: dict[str, Any]


class WordsOut(Schema):
    change: Literal["same", "added", "removed"]
    text: str


class BlockChangeOut(Schema):
    block_id: str
    type: str
    change: Literal["same", "added", "removed", "changed"]
    words: list[WordsOut]


class ComparisonOut(Schema):
    items: list[BlockChangeOut]
