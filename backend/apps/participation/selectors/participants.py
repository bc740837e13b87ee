from dataclasses import dataclass
from datetime import date
from typing import Literal
from uuid import UUID

from django.db.models import Count, Q, QuerySet

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.participation import policies
from apps.participation.models import Participation, ParticipationState
from shared import errors
from shared.actor import Actor
from shared.cache import remembered
from shared.pagination import Page, paginate_parts
from shared.searching import holding, holding_in_list, words_of

COUNTS_KEPT = 5  # seconds

Sort = Literal["name", "due", "acknowledged"]
ORDERS: dict[Sort, list[str]] = {
    "name": ["name", "id"],
    "due": ["due_on", "id"],
    "acknowledged": ["-acknowledged_at", "-id"],
}
SORTED: dict[Sort, Q] = {  # who has no such day is not in a list by it
    "name": Q(),
    "due": ~Q(due_on=None),
    "acknowledged": ~Q(acknowledged_at=None),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantFilter:
    """Which participants: all, unless told."""

    search: str = ""
    state: ParticipationState | None = None
    late: bool = False
    site: UUID | None = None
    language: str = ""
    without_email: bool = False
    unfit: bool = False  # who no longer fits the rule by which they came

    @property
    def words(self) -> list[str]:
        """What is searched for, folded."""
        return words_of(self.search)


def get_participants_booklet(*, actor: Actor, booklet_id: UUID) -> Booklet:
    """A booklet whose participants the actor may see."""
    booklet = booklets.get_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_participants(actor, booklet)
    return booklet


def find_booklet(*, booklet_id: UUID) -> Booklet | None:
    """For a job, which asked for it by name; none if it was deleted meanwhile."""
    return Booklet.objects.select_related("company").filter(id=booklet_id).first()


def find_participants(
    *, booklet: Booklet, wanted: ParticipantFilter, today: date
) -> QuerySet[Participation]:
    """Those of a booklet whom the filter wants, in no order."""
    rows = Participation.objects.filter(_of(booklet), _narrowed(wanted, today))
    return holding(rows, wanted.words)


def list_participants(
    *,
    booklet: Booklet,
    wanted: ParticipantFilter,
    sort: Sort,
    today: date,
    cursor: str | None,
    limit: int,
) -> Page[Participation]:
    """Page by page; a list by a day holds those who have one."""
    rows = Participation.objects.filter(SORTED[sort], _narrowed(wanted, today))
    parts = holding_in_list(
        rows.prefetch_related("person__site"),
        wanted.words,
        place=_of(booklet),
        company_id=booklet.company_id,
        within=booklet.id,
        name="name" if sort == "name" else "",
    )
    return paginate_parts(parts, by=ORDERS[sort], cursor=cursor, limit=limit)


def get_participant(*, booklet: Booklet, participant_id: UUID) -> Participation:
    """One of this booklet and of no other."""
    rows = Participation.objects.filter(company_id=booklet.company_id, booklet=booklet)
    found = rows.select_related("person__site").filter(id=participant_id).first()
    if found is None:
        raise errors.NotFound
    return found


def count_participants(*, booklet: Booklet, today: date) -> dict[str, int]:
    """How many there are in each state, late, without an address, or no longer of their rule; at most 5 s old."""
    return remembered(
        f"participants:{booklet.id}:{today}",
        seconds=COUNTS_KEPT,
        make=lambda: _counts(booklet, today),
    )


def _counts(booklet: Booklet, today: date) -> dict[str, int]:
    """By the indexes alone: no row is looked at."""
    rows = Participation.objects.filter(company_id=booklet.company_id, booklet=booklet).order_by()
    lines = rows.values("state").annotate(
        count=Count("state"),
        silent=Count("state", filter=Q(has_email=False)),
        apart=Count("state", filter=Q(fits=False)),
    )
    counts = dict.fromkeys(ParticipationState.values, 0)
    silent = apart = 0
    for line in lines:
        counts[line["state"]] = line["count"]
        silent, apart = silent + line["silent"], apart + line["apart"]
    return {
        **counts,
        "all": sum(counts.values()),
        "late": rows.filter(due_on__lt=today).count(),
        "without_email": silent,
        "unfit": apart,
    }


def _of(booklet: Booklet) -> Q:
    return Q(company_id=booklet.company_id, booklet=booklet)


def _narrowed(wanted: ParticipantFilter, today: date) -> Q:
    exact = {"state": wanted.state, "site_id": wanted.site, "language": wanted.language}
    narrow = Q(**{name: value for name, value in exact.items() if value})
    if wanted.late:
        narrow &= Q(due_on__lt=today)
    if wanted.without_email:
        narrow &= Q(has_email=False)
    return narrow & Q(fits=False) if wanted.unfit else narrow
