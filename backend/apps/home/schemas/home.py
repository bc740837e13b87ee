from datetime import date
from typing import Any, Literal
from uuid import UUID

from ninja import Schema

from apps.booklets.models import BookletStatus
from apps.booklets.models import Step as CreationStep
from apps.booklets.schemas.booklets import BookletLine
from apps.booklets.schemas.parts import Theme

Part = Literal["todo", "resume", "reading", "first_steps", "platform", "figures"]
Kind = Literal[
    "missing_obligation",
    "legal_update",
    "overdue_value",
    "late_readers",
    "unanswered_question",
    "outdated_translation",
    "failed_publication",
    "core_update",
    "booklet_review",
    "storage_quota",
    "people_quota",
    "mails_quota",
    "booklets_quota",
]


class HomeQuery(Schema):
    """One part; all of them but the figures, which belong to the dashboard, unless told."""

    part: Part | None = None


class CoveredBooklet(Schema):
    """A booklet by its name and its cover."""

    id: UUID
    name: str
    theme: Theme
    cover_picture: str | None


class TodoItem(Schema):
    booklet: CoveredBooklet
    count: int
    due_on: date | None


class TodoParams(Schema):
    """What a line says besides; only what its kind knows."""

    label: str | None = None  # of the obligation, the information, the chapter, or the first page
    locales: list[str] | None = None
    reference: str | None = None
    without_email: int | None = None
    version: str | None = None
    used: int | None = None
    quota: int | None = None


class TodoLine(Schema):
    """One thing to do: in one booklet, in several at once, or, without any, in the company."""

    kind: Kind
    rank: int  # 1 to 3 touch an obligation, 4 to 6 wait, 7 can wait
    count: int
    booklets: int
    due_on: date | None
    is_new: bool
    params: TodoParams
    items: list[TodoItem]  # the first twenty


class NextDay(Schema):
    kind: Literal["booklet_review", "overdue_value", "late_readers"]
    on: date


class Todo(Schema):
    lines: list[TodoLine]
    next: NextDay | None  # told when nothing waits


class Reading(Schema):
    booklet: BookletLine
    acknowledged: int
    awaited: int


class LeadingBooklet(Schema):
    id: UUID
    name: str
    status: BookletStatus
    step: CreationStep


class FirstStep(Schema):
    step: Literal["create", "fill", "publish", "hand_over"]
    done: bool


class FirstSteps(Schema):
    steps: list[FirstStep]
    booklet: LeadingBooklet | None


class NearQuota(Schema):
    company: UUID
    company_name: str
    kind: Literal["storage_quota", "people_quota", "mails_quota", "booklets_quota"]
    percent: int


class PlatformHome(Schema):
    """Null: not for this person."""

    near_quota: list[NearQuota] | None
    failed_jobs: int | None
    obligations_to_check: int | None
    obligations_in_doubt: int | None


class Figures(Schema):
    """Of the booklets that are read now; at most a minute old."""

    published: int
    awaited: int  # people who are asked to read one of them, once for each
    acknowledged: int
    late: int


class HomeOut(Schema):
    """A part that was not asked for, or is not for this person, is null."""

    todo: Todo | None = None
    resume: list[BookletLine] | None = None
    reading: list[Reading] | None = None
    first_steps: FirstSteps | None = None
    platform: PlatformHome | None = None
    figures: Figures | None = None


Told = dict[str, Any]
