"""What a library is told of its releases: numbers alone."""

from datetime import date, datetime
from uuid import UUID

from ninja import Schema

from apps.library.models import ReleaseReason, UpdatePolicy
from apps.updates.models import RefusalKind


class RolloutOut(Schema):
    number: int
    reason: ReleaseReason
    note: str
    reference: str
    effective_on: date | None
    policy: UpdatePolicy
    released_at: datetime
    started_at: datetime
    finished_at: datetime | None  # it has reached every booklet


class RolloutList(Schema):
    items: list[RolloutOut]


class AdoptionNumbers(Schema):
    updated: int
    to_review: int
    conflicts: int
    refused: int
    detached: int
    behind: int


class AdoptionLine(AdoptionNumbers):
    company: UUID
    company_name: str
    last_on: date | None  # when one was updated last
    reminded_at: datetime | None
    may_remind: bool  # something waits, and nobody was told of it within a week


class OtherCompanies(AdoptionNumbers):
    """Companies with too few booklets of the chapter to be named, taken together."""

    companies: int
    fewest: int  # as many booklets as a company needs to be named
    last_on: date | None


class AdoptionOut(Schema):
    release: RolloutOut
    totals: AdoptionNumbers
    companies: int
    companies_to_review: int
    by_day: dict[str, int]  # how many were updated on each
    median_days: int | None
    refusals: dict[RefusalKind, int]
    reminders: int  # companies that may be reminded now
    others: OtherCompanies | None
    items: list[AdoptionLine]
    next: str | None


class ReminderIn(Schema):
    """One company, or each in which something waits."""

    company: UUID | None = None


class ReminderOut(Schema):
    companies: int


class ReleasePreviewIn(Schema):
    """With the chapter's own policy, unless told."""

    update_policy: UpdatePolicy | None = None


class ReleasePreviewOut(Schema):
    booklets: int
    updated: int
    to_review: int
    detached: int
    closed: int  # archived, or in the trash
