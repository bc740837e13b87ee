"""Whom somebody can ask who does not find their way."""

from datetime import date
from typing import NamedTuple

from django.conf import settings
from django.db.models import Q

from apps.accounts.models import User, UserStatus
from apps.companies.models import Membership
from apps.content import policies
from shared.actor import Actor, Role

MOST_NAMED = 5
NOT_CONCERNED = "-"


class Operator(NamedTuple):
    """What who runs this instance says of itself; what it does not say is empty."""

    name: str
    email: str
    phone: str


def list_administrators(*, actor: Actor, today: date) -> list[User]:
    """Those of the actor's company who can sign in today, by name; the actor may be one of them."""
    policies.require_reader(actor)
    members = Membership.objects.visible_to(actor).filter(
        Q(ends_on=None) | Q(ends_on__gte=today),
        role=Role.COMPANY_ADMIN.value,
        suspended_at=None,
        user__status=UserStatus.ACTIVE,
    )
    order = ("user__last_name", "user__first_name", "id")
    return [one.user for one in members.select_related("user").order_by(*order)[:MOST_NAMED]]


def get_operator() -> Operator | None:
    """Who runs this instance, if they say how one reaches them."""
    said = {name: settings.OPERATOR[name].strip() for name in Operator._fields}
    known = {name: "" if fact == NOT_CONCERNED else fact for name, fact in said.items()}
    return Operator(**known) if known["email"] or known["phone"] else None
