from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal
from uuid import UUID

from django.db.models import Q

from apps.accounts.models import User
from apps.values.models import LivingValue
from apps.values.selectors.known import KnownValue, known_values
from apps.values.selectors.people import people_here
from shared.actor import Actor

SOON = timedelta(days=30)

State = Literal["missing", "filled", "due_soon", "overdue"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SaidValue:
    """What is said under a key, for the company or for one of its sites; no row: nothing yet."""

    known: KnownValue
    row: LivingValue | None
    state: State
    owner: User | None

    @property
    def text(self) -> str:
        return self.row.value if self.row else ""


def said_values(*, actor: Actor, site_id: UUID | None, today: date) -> dict[str, SaidValue]:
    """Everything known by its key; what the site says comes before what the whole company says."""
    rows: dict[str, LivingValue] = {}
    here = LivingValue.objects.visible_to(actor).filter(Q(site=None) | Q(site=site_id))
    for row in here.select_related("site").order_by("key"):
        if row.key not in rows or _is_nearer(row, rows[row.key]):
            rows[row.key] = row
    owner_ids = {row.owner_id for row in rows.values() if row.owner_id}
    owners = people_here(actor=actor, user_ids=owner_ids, today=today)

    def said(known: KnownValue, row: LivingValue | None) -> SaidValue:
        owner = owners.get(row.owner_id) if row and row.owner_id else None
        return SaidValue(known=known, row=row, state=_state_of(row, today), owner=owner)

    return {key: said(one, rows.get(key)) for key, one in known_values(actor=actor).items()}


def _is_nearer(row: LivingValue, other: LivingValue) -> bool:
    """Of the site's and the company's: the site's, once it says something."""
    return bool(row.value) if row.site_id else not other.value


def _state_of(row: LivingValue | None, today: date) -> State:
    if row is None or not row.value:
        return "missing"
    if row.review_on is None or row.review_on > today + SOON:
        return "filled"
    return "overdue" if row.review_on < today else "due_soon"
