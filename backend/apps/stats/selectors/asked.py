from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from typing import TypeVar
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db.models import QuerySet

from apps.booklets.models import Booklet
from apps.stats import policies
from shared import errors
from shared.actor import Actor
from shared.cache import remembered

KEPT = 60  # seconds: a company may have a million participants to count
LONGEST = 800  # days: what `keep_days` keeps of counts
# Days beyond it have neighbours that no calendar has.
CALENDAR = (date(2020, 1, 1), date(2200, 1, 1))

Told = TypeVar("Told")


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """Of which booklets, one or all, and of which days; when it is asked, and on whose clock."""

    booklet: UUID | None
    since: date
    until: date
    now: datetime
    timezone: ZoneInfo

    @property
    def today(self) -> date:
        return self.now.astimezone(self.timezone).date()

    @property
    def days(self) -> int:
        return (self.until - self.since).days + 1

    def chosen(self, booklets: QuerySet[Booklet]) -> QuerySet[Booklet]:
        """Of these, the ones that are meant."""
        return booklets if self.booklet is None else booklets.filter(id=self.booklet)


def require_asked(actor: Actor, asked: Asked) -> None:
    """Days in their order, and a booklet of which the actor may be told figures."""
    policies.require_statistics(actor)
    first, last = CALENDAR
    if not first <= asked.since <= asked.until <= last or asked.days > LONGEST:
        raise errors.Invalid({"until": "invalid"})
    require_booklet(actor, asked.booklet)


def require_booklet(actor: Actor, booklet: UUID | None) -> None:
    """All of them, or one of which the actor may be told figures."""
    policies.require_statistics(actor)
    if booklet and not policies.read_booklets(actor).filter(id=booklet).exists():
        raise errors.NotFound


def lately(part: str, actor: Actor, asked: Asked, make: Callable[[], Told]) -> Told:
    """At most a minute old, and each person's own."""
    of_what = f"{asked.booklet}:{asked.since}:{asked.until}:{asked.today}"
    key = f"stats-{part}:{actor.company_id}:{actor.user_id}:{of_what}"
    return remembered(key, seconds=KEPT, make=make)
