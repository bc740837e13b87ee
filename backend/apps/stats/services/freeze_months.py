from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import date, datetime, timedelta
from itertools import groupby
from operator import itemgetter
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db.models import Count, DateField
from django.db.models.functions import Least, TruncDate, TruncMonth

from apps.companies.models import Company
from apps.participation.models import Participation
from apps.stats.masking import behind_wall
from apps.stats.models import FollowedMonth
from apps.stats.selectors import ACKNOWLEDGED, OPENED, READ, WAITING, settled_months
from shared.tenancy import act_as_platform

BACK = timedelta(days=800)  # counts are kept for 25 months
AT_ONCE = 1000

STANDINGS = {"waiting": WAITING, "opened": OPENED, "read": READ, "acknowledged": ACKNOWLEDGED}

Counted = tuple[UUID, UUID, date, str, int]


def freeze_months(*, now: datetime) -> None:
    """How far people are, by the month in which they were handed a booklet; what was frozen once stays as it is."""
    with act_as_platform():
        zones = Company.objects.order_by().values_list("timezone", flat=True).distinct()
        for zone in list(zones):
            _freeze(zone, now)


def _freeze(zone: str, now: datetime) -> None:
    held: list[FollowedMonth] = []
    for (company_id, booklet_id, month), rows in groupby(_counted(zone, now), itemgetter(0, 1, 2)):
        cells = _cells(rows)
        held.append(
            FollowedMonth(company_id=company_id, booklet_id=booklet_id, month=month, **cells)
        )
        if len(held) == AT_ONCE:
            FollowedMonth.objects.bulk_create(held, ignore_conflicts=True)
            held = []
    FollowedMonth.objects.bulk_create(held, ignore_conflicts=True)


def _counted(zone: str, now: datetime) -> Iterator[Counted]:
    """By company, booklet, month and state."""
    timezone = ZoneInfo(zone)
    today = now.astimezone(timezone).date()
    # The first day on which they were known to have it: whatever happens later, nobody gets into another month.
    handed_on = Least(
        TruncDate("invited_at", tzinfo=timezone),
        "opened_on",
        TruncDate("acknowledged_at", tzinfo=timezone),
        output_field=DateField(),
    )
    people = Participation.objects.filter(
        company__timezone=zone, state__in=[*WAITING, *OPENED, *READ, *ACKNOWLEDGED]
    )
    people = people.annotate(handed_on=handed_on)
    people = people.filter(handed_on__range=settled_months(today - BACK, today, today=today))
    by_month = people.annotate(month=TruncMonth("handed_on", output_field=DateField()))
    keys = ("company_id", "booklet_id", "month", "state")
    counted = by_month.order_by(*keys).values_list(*keys).annotate(n=Count("id"))
    return counted.iterator(chunk_size=AT_ONCE)


def _cells(rows: Iterable[Counted]) -> dict[str, int | None]:
    by_state: defaultdict[str, int] = defaultdict(int)
    for *_, state, n in rows:
        by_state[state] += n
    return {
        name: behind_wall(sum(by_state[state] for state in states))
        for name, states in STANDINGS.items()
    }
