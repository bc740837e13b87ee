"""Figures as they cross the API; of people and of devices never in one answer."""

from datetime import date, datetime
from typing import Literal
from uuid import UUID

from ninja import Schema

By = Literal["site", "job", "contract", "language", "version", "channel"]


class StatsQuery(Schema):
    """One booklet, or all; both days are counted."""

    booklet: UUID | None = None
    since: date
    until: date


class BreakdownQuery(StatsQuery):
    by: By


class FunnelOut(Schema):
    """People, once for each booklet; each figure contains the next, down to the receipts."""

    invited: int
    opened: int
    read: int
    acknowledged: int
    late: int
    to_reread: int


class BeforeOut(Schema):
    """Of those who were handed booklets in as many days before, as far as they are now."""

    invited: int
    opened: int
    acknowledged: int


class DelayBucket(Schema):
    first: int
    last: int | None
    people: int | None  # null: masked


class DelaysOut(Schema):
    """Days from the invitation to the receipt; of fewer than five receipts nothing."""

    receipts: int
    median: int | None
    ninety: int | None
    due: int
    within: int
    given: int | None  # days, where all of them had as many
    buckets: list[DelayBucket]


class FollowingOut(Schema):
    at: datetime
    booklets: int
    funnel: FunnelOut | None  # null: of one to four people
    before: BeforeOut | None  # null: of none to four
    delays: DelaysOut | None


class FollowingAnswer(Schema):
    """Null: not for this person."""

    following: FollowingOut | None


class BreakdownLine(Schema):
    label: str  # a name, or a code where the studio has the words; empty: not told
    others: bool
    people: int | None  # null: masked
    acknowledged: int | None


class BreakdownOut(Schema):
    at: datetime
    rows: list[BreakdownLine]


class BreakdownAnswer(Schema):
    """Null: not for this person."""

    breakdown: BreakdownOut | None


class AtLeastOut(Schema):
    """People in the cells that are shown, and whether others hold one to four each."""

    people: int
    more: bool


class FollowedMonthOut(Schema):
    """Each person is in one of the four."""

    month: date | None  # null: all of them
    waiting: AtLeastOut
    opened: AtLeastOut
    read: AtLeastOut
    acknowledged: AtLeastOut


class MonthsOut(Schema):
    at: datetime
    months: list[FollowedMonthOut]
    every: FollowedMonthOut


class MonthsAnswer(Schema):
    """Null: every booklet that was asked for has its register open to this person."""

    months: MonthsOut | None


class ReadingPoint(Schema):
    day: date
    opened: int


class ReadingPart(Schema):
    value: str
    opened: int


class ReadingPage(Schema):
    booklet: str
    title: str
    read: int


class ReadingQuestion(Schema):
    booklet: str
    title: str
    answered: int
    wrong: int


class ReadingsOut(Schema):
    """Of devices; each counts once for a version."""

    at: datetime
    opened: int
    before: int
    finished: int
    downloaded: int
    by_month: bool
    series: list[ReadingPoint]
    channels: list[ReadingPart]
    devices: list[ReadingPart]
    languages: list[ReadingPart]
    pages: list[ReadingPage]
    questions: list[ReadingQuestion]


class FlaggedPagesQuery(Schema):
    """No days: a lot has none."""

    booklet: UUID | None = None


class FlaggedPageOut(Schema):
    """Of devices, by lots of five at least."""

    booklet_id: UUID
    booklet: str
    page: UUID
    title: str
    chapter: str
    unclear: int
    devices: int
    questions: int | None  # at least so many, by whole lots of five; null: fewer, or none
    may_edit: bool


class FlaggedPagesOut(Schema):
    at: datetime
    counted: bool  # of some page a lot is published
    pages: list[FlaggedPageOut]
    may_answer: bool  # what readers asked about the one booklet


class UnderstoodPageOut(Schema):
    """Of devices in five companies at least, by lots."""

    page: UUID
    title: str
    unclear: int
    devices: int
    companies: int


class UnderstoodPagesOut(Schema):
    pages: list[UnderstoodPageOut]
    hidden: int  # of fewer than five companies or fifty devices


class StatsBooklet(Schema):
    """With what the grid said when it was published, and how its draft follows the library."""

    id: UUID
    name: str
    covered: int
    not_applicable: int
    missing: int
    core: int  # chapters that follow the library
    core_waiting: int  # of which a release waits to be decided


class StatsBooklets(Schema):
    booklets: list[StatsBooklet]
