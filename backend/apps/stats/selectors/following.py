"""Suivi: how far the people are who were asked to read; never mixed with what devices tell."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any, TypedDict

from django.db.models import (
    Case,
    Count,
    DateField,
    DurationField,
    ExpressionWrapper,
    F,
    IntegerField,
    Q,
    QuerySet,
    When,
)
from django.db.models.functions import Coalesce, Greatest, TruncDate

from apps.booklets.models import ReceiptMode
from apps.participation.models import Participation, ParticipationState
from apps.stats import policies
from apps.stats.masking import K, mask_rows
from apps.stats.selectors.asked import Asked, lately
from shared.actor import Actor

State = ParticipationState
APART = (State.TO_INVITE, State.EXCLUDED, State.LEFT)  # of whom nothing is asked, or not yet
READ = (State.READ, State.ACKNOWLEDGED)
OPENED = (State.OPENED, State.READING, State.TO_REREAD, *READ)
BUCKETS = ((0, 1), (2, 3), (4, 7), (8, 14), (15, None))


class Funnel(TypedDict):
    """Each contains the next."""

    invited: int
    opened: int
    read: int
    acknowledged: int
    late: int
    to_reread: int


class Before(TypedDict):
    """Of those who were handed booklets in as many days before, as far as they are now."""

    invited: int
    opened: int
    acknowledged: int


class Bucket(TypedDict):
    first: int
    last: int | None
    people: int | None  # null: masked


class Delays(TypedDict):
    """Days from the invitation to the receipt; of fewer than five receipts no figure."""

    receipts: int
    median: int | None
    ninety: int | None  # nine of ten took so long at most
    due: int  # receipts that had a delay to keep
    within: int
    given: int | None  # the days of that delay, where all of them had the same
    buckets: list[Bucket]


class Following(TypedDict):
    at: str
    booklets: int  # handed over in these days
    funnel: Funnel | None  # null: of one to four people
    before: Before | None  # null: of none to four
    delays: Delays | None


def following(*, actor: Actor, asked: Asked) -> Following | None:
    """Of those to whom the booklets were handed in these days; nothing for who may not read their register."""
    if not asked.chosen(policies.followed_booklets(actor)).exists():
        return None
    return lately("following", actor, asked, lambda: _count(actor, asked))


def people_asked(*, actor: Actor, asked: Asked) -> QuerySet[Participation]:
    """Handed the booklet in these days: invited, or otherwise known to have it."""
    handed_on = Coalesce(
        TruncDate("invited_at", tzinfo=asked.timezone),
        "opened_on",
        TruncDate("acknowledged_at", tzinfo=asked.timezone),
        output_field=DateField(),
    )
    booklets = asked.chosen(policies.followed_booklets(actor))
    people = Participation.objects.visible_to(actor).filter(booklet__in=booklets.values("id"))
    people = people.exclude(state__in=APART).annotate(handed_on=handed_on)
    return people.filter(handed_on__range=(asked.since, asked.until))


def _count(actor: Actor, asked: Asked) -> Following:
    people = people_asked(actor=actor, asked=asked)
    funnel: Any = people.aggregate(
        booklets=Count("booklet_id", distinct=True),
        invited=Count("id"),
        opened=Count("id", filter=Q(state__in=OPENED)),
        read=Count("id", filter=Q(state__in=READ)),
        acknowledged=Count("id", filter=Q(state=State.ACKNOWLEDGED)),
        late=Count("id", filter=Q(due_on__lt=asked.today)),
        to_reread=Count("id", filter=Q(state=State.TO_REREAD)),
    )
    booklets = funnel.pop("booklets")
    few = 0 < funnel["invited"] < K
    return {
        "at": asked.now.isoformat(),
        "booklets": booklets,
        "funnel": None if few else funnel,
        "before": _before(actor, asked),
        "delays": None if few else _delays(_waits(people, asked)),
    }


def _before(actor: Actor, asked: Asked) -> Before | None:
    length = timedelta(days=asked.days)
    earlier = replace(asked, since=asked.since - length, until=asked.until - length)
    counts: Any = people_asked(actor=actor, asked=earlier).aggregate(
        invited=Count("id"),
        opened=Count("id", filter=Q(state__in=OPENED)),
        acknowledged=Count("id", filter=Q(state=State.ACKNOWLEDGED)),
    )
    return None if counts["invited"] < K else counts


Wait = tuple[int, int | None, int]
"""Days that were taken, days that were given, and by how many."""


def _waits(people: QuerySet[Participation], asked: Asked) -> list[Wait]:
    """Of receipts that answer what was asked last: again, where something changed."""
    given = Case(
        When(booklet__receipt_mode=ReceiptMode.NONE, then=None),
        default=F("booklet__receipt_days"),
        output_field=IntegerField(),
    )
    asked_on = TruncDate(Greatest("invited_at", "asked_at"), tzinfo=asked.timezone)
    took = TruncDate("acknowledged_at", tzinfo=asked.timezone) - asked_on
    answered = people.filter(state=State.ACKNOWLEDGED).exclude(invited_at=None)
    rows = answered.annotate(
        took=ExpressionWrapper(took, output_field=DurationField()), given=given
    )
    counted = rows.filter(acknowledged_at__gte=Greatest("invited_at", "asked_at"))
    found = counted.order_by("took").values_list("took", "given").annotate(n=Count("id"))
    return [(took.days, days, n) for took, days, n in found]


def _delays(waits: Sequence[Wait]) -> Delays:
    receipts = sum(n for _, _, n in waits)
    told = receipts >= K
    in_buckets = [
        sum(n for took, _, n in waits if first <= took and (last is None or took <= last))
        for first, last in BUCKETS
    ]
    shown = mask_rows(in_buckets)
    return {
        "receipts": receipts if told else 0,
        "median": days_of_share(waits, 50) if told else None,
        "ninety": days_of_share(waits, 90) if told else None,
        "due": sum(n for _, given, n in waits if given is not None) if told else 0,
        "within": sum(n for took, given, n in waits if given is not None and took <= given)
        if told
        else 0,
        "given": _given(waits) if told else None,
        "buckets": [
            {"first": first, "last": last, "people": people}
            for (first, last), people in zip(BUCKETS, shown, strict=True)
        ],
    }


def _given(waits: Iterable[Wait]) -> int | None:
    delays = {given for _, given, _ in waits}
    return delays.pop() if len(delays) == 1 else None


def days_of_share(waits: Iterable[Wait], percent: int) -> int | None:
    """The fewest days in which so many of a hundred had answered."""
    ordered = sorted((took, n) for took, _, n in waits)
    all_of_them, so_far = sum(n for _, n in ordered), 0
    for took, n in ordered:
        so_far += n
        if so_far * 100 >= all_of_them * percent:
            return took
    return None
