"""What readers get of a booklet now, and what the clock will change of it."""

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

from apps.booklets.models import Booklet, BookletStatus
from apps.companies.models import Company, CompanyStatus
from apps.reading.models import ReadingAccess

READABLE_WHEN_SUSPENDED = timedelta(days=30)

Reason = Literal["early", "over", "suspended", "archived"]
State = Literal["unpublished", "open", "early", "over", "suspended", "archived"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """Open from `opens_at` until `closes_at`, then closed by `ends`; or closed, whatever the hour."""

    published: bool
    closed: Reason | None = None
    opens_at: datetime | None = None
    closes_at: datetime | None = None
    ends: Reason = "over"

    def state_at(self, now: datetime) -> State:
        if not self.published:
            return "unpublished"
        if self.closed:
            return self.closed
        if self.closes_at and now >= self.closes_at:
            return self.ends
        return "early" if self.opens_at and now < self.opens_at else "open"


def reading_of(*, booklet: Booklet, access: ReadingAccess) -> Reading:
    """By its state, its company's, and its dates on the company's clock."""
    company = booklet.company
    if not is_published(booklet):
        return Reading(published=False)
    if reason := _closed(booklet, company):
        return Reading(published=True, closed=reason)
    opens_at = start_of_day(access.opens_on, company) if access.opens_on else None
    over_at = end_of_day(access.closes_on, company) if access.closes_on else None
    suspended_at = _end_of_suspended(company)
    if suspended_at and (over_at is None or suspended_at < over_at):
        return Reading(published=True, opens_at=opens_at, closes_at=suspended_at, ends="suspended")
    return Reading(published=True, opens_at=opens_at, closes_at=over_at)


def is_published(booklet: Booklet) -> bool:
    """Whether there is something to read, or to say of it."""
    purged = booklet.company.status == CompanyStatus.PURGED
    return booklet.publication_id is not None and booklet.trashed_at is None and not purged


def start_of_day(day: date, company: Company) -> datetime:
    """Midnight on the company's clock."""
    return datetime.combine(day, time.min, ZoneInfo(company.timezone))


def end_of_day(day: date, company: Company) -> datetime:
    """The moment after a last day."""
    return start_of_day(day + timedelta(days=1), company)


def _closed(booklet: Booklet, company: Company) -> Reason | None:
    if booklet.status == BookletStatus.ARCHIVED or company.status == CompanyStatus.ARCHIVED:
        return "archived"
    return "suspended" if booklet.status == BookletStatus.SUSPENDED else None


def _end_of_suspended(company: Company) -> datetime | None:
    """What a suspended company published stays readable for a while."""
    if company.status != CompanyStatus.SUSPENDED or company.status_since is None:
        return None
    return company.status_since + READABLE_WHEN_SUSPENDED
