"""Suivi behind the wall: for those who may not read the register, by whole months that never change."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import date
from typing import NamedTuple, TypedDict

from apps.participation.models import ParticipationState as State
from apps.stats import policies
from apps.stats.masking import at_least
from apps.stats.models import FollowedMonth
from apps.stats.selectors.asked import Asked, lately
from apps.stats.selectors.calendar import whole_months
from shared.actor import Actor

LATE = 7  # days after the end of a month until it is frozen

# Each person is in one of them.
WAITING = (State.INVITED,)
OPENED = (State.OPENED, State.READING, State.TO_REREAD)
READ = (State.READ,)
ACKNOWLEDGED = (State.ACKNOWLEDGED,)


class Cells(NamedTuple):
    """What is shown of those to whom one booklet was handed in a month; none: one to four people."""

    waiting: int | None
    opened: int | None
    read: int | None
    acknowledged: int | None


class Cell(TypedDict):
    people: int
    more: bool  # somebody is in cells that are not shown


class Month(TypedDict):
    month: str | None  # its first day; none: all of them
    waiting: Cell
    opened: Cell
    read: Cell
    acknowledged: Cell


class Months(TypedDict):
    at: str
    months: list[Month]
    every: Month


def months(*, actor: Actor, asked: Asked) -> Months | None:
    """Of the booklets whose register the actor may not read; nothing where there is none."""
    followed = policies.followed_booklets(actor).values("id")
    others = asked.chosen(policies.read_booklets(actor)).exclude(id__in=followed)
    if not others.exists():
        return None
    return lately("months", actor, asked, lambda: _read(actor, asked))


def settled_months(since: date, until: date, *, today: date) -> tuple[date, date]:
    """Those that are frozen by now."""
    return whole_months(since, until, today=today, late=LATE)


def _read(actor: Actor, asked: Asked) -> Months:
    followed = policies.followed_booklets(actor).values("id")
    others = asked.chosen(policies.read_booklets(actor)).exclude(id__in=followed)
    frozen = FollowedMonth.objects.visible_to(actor).filter(
        booklet__in=others.values("id"),
        month__range=settled_months(asked.since, asked.until, today=asked.today),
    )
    by_month: defaultdict[date, list[Cells]] = defaultdict(list)
    for day, *cells in frozen.order_by("month").values_list("month", *Cells._fields):
        by_month[day].append(Cells(*cells))
    every = [cells for booklets in by_month.values() for cells in booklets]
    return {
        "at": asked.now.isoformat(),
        "months": [_month(day.isoformat(), booklets) for day, booklets in by_month.items()],
        "every": _month(None, every),
    }


def _month(day: str | None, booklets: Iterable[Cells]) -> Month:
    cells = list(booklets)
    return {
        "month": day,
        "waiting": _cell(one.waiting for one in cells),
        "opened": _cell(one.opened for one in cells),
        "read": _cell(one.read for one in cells),
        "acknowledged": _cell(one.acknowledged for one in cells),
    }


def _cell(shown: Iterable[int | None]) -> Cell:
    people, more = at_least(shown)
    return {"people": people, "more": more}
