from datetime import date, datetime
from typing import Literal
from uuid import UUID

from ninja import Schema

from apps.booklets.schemas.parts import Reason
from apps.booklets.selectors.grid import OfficialLack
from apps.library.models import Domain, Level
from apps.library.schemas.values import ValueKind
from shared.situation import Condition, Question

CoverageState = Literal["covered", "to_complete", "missing", "not_applicable"]


class CoveringPages(Schema):
    """Which pages of a chapter cover the obligation."""

    chapter: UUID
    pages: list[UUID]


class Justification(Schema):
    reason: str
    by_name: str
    at: datetime


class Suggestion(Schema):
    """What would cover it: a page that was taken out, a page already written, a chapter of the library."""

    kind: Literal["removed_page", "chapter"]
    id: UUID
    title: str
    chapter_title: str
    minutes: int


class AskedValue(Schema):
    """A fact that the obligation wants said."""

    key: str
    label: str
    kind: ValueKind
    hint: str
    value: str  # empty: to be filled


class CoverageLine(Schema):
    id: UUID  # of the obligation
    code: str
    label: str
    reference: str
    link: str
    doubt: str
    remark: str
    domain: Domain
    conditions: list[Condition]  # none: it concerns every company
    level: Level
    checked_on: date | None  # null: nobody has compared the reference with its source yet
    checked_by_name: str
    state: CoverageState
    blocks: bool  # keeps the booklet from being published as it stands
    covered_by: list[CoveringPages]
    values: list[AskedValue]  # which its pages insert
    verbatim: bool  # only the words of the law themselves cover it
    lacks_of_text: OfficialLack | None  # why the official text that says it does not cover it
    unmet: list[Condition]  # why it does not concern the company
    unanswered: list[Condition]  # asked for until the company tells
    justification: Justification | None
    suggestions: list[Suggestion]


class ChapterHead(Schema):
    id: UUID
    title: str


class CoverageCounts(Schema):
    all: int
    covered: int
    to_complete: int
    missing: int
    missing_mandatory: int
    not_applicable: int


class Coverage(Schema):
    """The grid: obligations of the kind and the sector against the chapters of the booklet."""

    chapters: list[ChapterHead]
    items: list[CoverageLine]
    counts: CoverageCounts
    headcount: int | None  # what the company told; null: not yet
    situation: dict[Question, bool]
    company: UUID  # on whose card it answers
    may_answer: bool
    site: UUID | None  # for which facts are filled; null: for the whole company
    may_fill: bool
    may_write: bool


class NotApplicableIn(Schema):
    reason: Reason
