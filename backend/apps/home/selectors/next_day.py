from dataclasses import dataclass
from datetime import date
from typing import Literal

from django.db.models import Min

from apps.booklets import policies as booklets
from apps.booklets.models import BookletStatus
from apps.companies import policies as companies
from apps.participation.models import Participation
from apps.values.models import LivingValue
from shared.actor import Actor
from shared.permissions import Action

Coming = Literal["booklet_review", "overdue_value", "late_readers"]


@dataclass(frozen=True, slots=True)
class NextDay:
    """When something will wait for the actor, if nobody does anything before."""

    kind: Coming
    on: date


def next_day(*, actor: Actor, today: date) -> NextDay | None:
    """The nearest of the days that are known: to look at a booklet again, at an information, or for a reader to answer."""
    days: dict[Coming, date | None] = {
        "booklet_review": _review(actor, today),
        "overdue_value": _value(actor, today),
        "late_readers": _reader(actor, today),
    }
    known = [NextDay(kind, on) for kind, on in days.items() if on]
    return min(known, key=lambda day: day.on, default=None)


def _review(actor: Actor, today: date) -> date | None:
    mine = booklets.booklets_for(actor, Action.SET_BOOKLET_OPTIONS).filter(trashed_at=None)
    coming = mine.exclude(status=BookletStatus.ARCHIVED).filter(review_on__gt=today)
    day: date | None = coming.aggregate(day=Min("review_on"))["day"]
    return day


def _value(actor: Actor, today: date) -> date | None:
    if not companies.creates_booklets(actor):
        return None
    rows = LivingValue.objects.visible_to(actor).exclude(value="")
    day: date | None = rows.filter(review_on__gte=today).aggregate(day=Min("review_on"))["day"]
    return day


def _reader(actor: Actor, today: date) -> date | None:
    mine = booklets.booklets_for(actor, Action.MANAGE_PEOPLE)
    read = mine.filter(status=BookletStatus.PUBLISHED, trashed_at=None).values("id")
    rows = Participation.objects.visible_to(actor).filter(booklet__in=read, due_on__gte=today)
    day: date | None = rows.aggregate(day=Min("due_on"))["day"]
    return day
