"""What is asked and told of updates of a company's booklets."""

from datetime import date, datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.booklets.models import BookletStatus
from apps.booklets.schemas.parts import Theme
from apps.companies.schemas.parts import PersonBrief, line
from apps.library.models import ReleaseReason, UpdatePolicy
from apps.library.schemas.comparison import PageChangeOut
from apps.pages.models import Importance
from apps.updates.models import (
    LONGEST_REFUSAL,
    SHORTEST_REFUSAL,
    BatchState,
    ProposalStatus,
    RefusalKind,
)
from apps.updates.schemas.units import Chosen, UnitOut
from shared.http.fields import WRITTEN

State = Literal["conflict", "adapted", "ready", "adopted", "partly_adopted", "refused"]
Refusal = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True,
        min_length=SHORTEST_REFUSAL,
        max_length=LONGEST_REFUSAL,
        pattern=WRITTEN,
    ),
]
UnitName = Annotated[str, line(200, shortest=1)]


class UpdateQuery(Schema):
    """Which proposals: those that wait, unless told."""

    state: State | None = None
    release: UUID | None = None
    booklet: UUID | None = None
    batch: UUID | None = None  # decided at once


class UpdatedBooklet(Schema):
    """A booklet with its cover, and how many people it was handed to."""

    id: UUID
    name: str
    status: BookletStatus
    theme: Theme
    cover_picture: str | None
    main_manager: PersonBrief | None
    readers: int


class ProposalLine(Schema):
    id: UUID
    booklet: UpdatedBooklet
    chapter: UUID
    chapter_title: str
    release: UUID
    from_version: int
    to_version: int
    reason: ReleaseReason
    effective_on: date | None
    pages_changed: int
    blocks: int
    asked: int  # of these, what nobody but a person decides
    adapted: int  # of these, what waits, and both sides fit into one text
    conflicts: int  # what waits, and they do not
    status: ProposalStatus
    opened_at: datetime
    decided_at: datetime | None
    decided_by_name: str
    refusal: str
    assigned_to: PersonBrief | None
    batch_state: BatchState | None  # of many that were decided at once


class ProposalList(Schema):
    items: list[ProposalLine]
    next: str | None


class ReleaseCountsOut(Schema):
    conflict: int
    adapted: int
    ready: int
    adopted: int
    partly_adopted: int
    refused: int
    booklets: int
    updated: int
    detached: int


class ReleaseLine(Schema):
    """A release of a chapter that reached the company."""

    id: UUID
    chapter: UUID  # of the library
    title: str
    number: int
    reason: ReleaseReason
    note: str
    reference: str
    effective_on: date | None
    policy: UpdatePolicy
    own: bool  # of the company's library
    released_at: datetime
    released_by_name: str
    counts: ReleaseCountsOut


class ReleaseList(Schema):
    items: list[ReleaseLine]
    next: str | None


class SharedQuestionOut(Schema):
    """Asked word for word in several booklets: one answer may do for all."""

    unit: str
    proposal: UUID  # one of them, where it is answered
    booklets: int


class DetachedChapterOut(Schema):
    """A chapter that follows the library no more."""

    id: UUID
    booklet: UUID
    booklet_name: str


class DetachedLine(Schema):
    """A chapter that follows the library no more, with its booklet."""

    id: UUID
    booklet: UpdatedBooklet
    chapter_title: str
    version: int  # from which it went its own way


class DetachedList(Schema):
    items: list[DetachedLine]
    next: str | None


class ReleaseOut(ReleaseLine):
    changes: list[PageChangeOut]  # since the version before
    readers: int  # to whom the booklets were handed, each counted once in each
    shared: list[SharedQuestionOut]
    detached: list[DetachedChapterOut]


class ProposalAbilities(Schema):
    decide: bool
    refuse: bool
    undo: bool
    detach: bool


class ProposalOut(ProposalLine):
    revision: int  # of its decisions: sent with If-Match
    title: str  # of the chapter in the library
    note: str
    reference: str
    policy: UpdatePolicy
    released_by_name: str
    units: list[UnitOut]
    decided: int
    abilities: ProposalAbilities


class DecisionIn(Schema):
    unit: UnitName
    mark: Annotated[str, line(64, shortest=1)]
    choice: Chosen
    block: dict[str, Any] | None = None


class DecisionsIn(Schema):
    decisions: Annotated[list[DecisionIn], Field(min_length=1, max_length=500)]


class RefusalIn(Schema):
    """What is written stays in the company; of the kind the library is told how often."""

    reason: Refusal
    kind: RefusalKind = RefusalKind.OTHER


class AssignIn(Schema):
    user: UUID | None


class SameUnitIn(DecisionIn):
    pass


class SameUnitOut(Schema):
    decided: int
    asked: int  # they say something else by now


class BulkIn(Schema):
    """Those without a clash are adopted; refusing wants a reason, assigning a colleague or nobody."""

    act: Literal["adopt", "refuse", "assign"]
    proposals: Annotated[list[UUID], Field(min_length=1, max_length=500)]
    reason: Refusal | None = None
    kind: RefusalKind | None = None
    user: UUID | None = None


class BulkOut(Schema):
    """What becomes of each is told by the list, of this batch."""

    batch: UUID
    asked: int


class ResultPage(Schema):
    page: UUID
    title: str
    importance: Importance
    document: dict[str, Any]
    fits: bool  # otherwise the choices cannot stand together, and it is shown as it is now


class ResultOut(Schema):
    """The pages as they would be; what nobody decided stays as it is."""

    pages: list[ResultPage]
