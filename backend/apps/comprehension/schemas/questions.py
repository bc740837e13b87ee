from datetime import date
from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Field, Schema
from pydantic import ConfigDict, StringConstraints

from apps.comprehension.models import LONGEST_ANSWER, LONGEST_TEXT, QuestionKind, QuestionStatus
from shared.http.fields import WRITTEN

Answer = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=LONGEST_ANSWER, pattern=WRITTEN
    ),
]
Wording = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=LONGEST_TEXT, pattern=WRITTEN
    ),
]
Reason = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=3, max_length=300, pattern=WRITTEN),
]


class QuestionQuery(Schema):
    status: Literal["open", "answered"] = "open"
    page: UUID | None = None


class QuestionAnswerIn(Schema):
    answer: Answer
    publish: bool = False  # under the page too, in the draft
    wording: Wording | None = None  # of the question there; null: as it was asked


class QuestionPublishIn(Schema):
    wording: Wording | None = None  # of the question under the page; null: as it was asked


class QuestionTransferIn(Schema):
    to: UUID  # who may answer too


class QuestionCloseIn(Schema):
    reason: Reason


class HalfDay(Schema):
    """As precisely as anybody is told when somebody read."""

    day: date
    half: Literal["morning", "afternoon"]


class QuestionPage(Schema):
    id: UUID
    title: str
    chapter: str


class Sender(Schema):
    kind: Literal["anonymous", "named", "participant"]
    name: str | None
    job: str | None
    can_be_mailed: bool


class AssignedTo(Schema):
    id: UUID
    name: str


class QuestionOut(Schema):
    """Without words, and without who asked, for those who read that there are questions only."""

    model_config = ConfigDict(populate_by_name=True)

    id: UUID
    kind: QuestionKind
    text: str
    page: QuestionPage
    block: str | None
    quoted: str | None
    locale: str
    version: str
    since: HalfDay
    working_days: int
    overdue: bool
    sender: Sender = Field(alias="from")
    status: QuestionStatus
    assigned_to: AssignedTo | None
    answer: str | None
    answered_by: str | None
    answered_on: date | None
    reason: str | None  # it was closed for
    published: bool
    erased: bool  # half a year after it ended


class OnSamePage(Schema):
    id: UUID
    text: str
    answer: str
    answered_on: date | None


class QuestionDetail(QuestionOut):
    page_blocks: dict[str, Any] | None  # the page as it was read; null: that version is gone
    page_values: dict[str, Any]  # that it inserts
    answered_on_page: list[OnSamePage]


class QuestionCounts(Schema):
    open: int
    answered: int


class QuestionList(Schema):
    items: list[QuestionOut]
    next: str | None
    counts: QuestionCounts  # of the whole booklet
    texts: bool  # whether their words are for the caller
    may_answer: bool


class UnclearPageOut(Schema):
    """Of devices, by lots of five at least."""

    page: UUID
    title: str
    chapter: str
    unclear: int
    devices: int


class UnclearOut(Schema):
    pages: list[UnclearPageOut]
    hidden: int  # pages of which nothing is told yet
