from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import date
from uuid import UUID

from django.db.models import Case, Q, When

from apps.companies.models import CompanyStatus, Membership
from shared import errors
from shared.actor import Actor
from shared.pagination import Page, paginate
from shared.tenancy import act_as, act_as_platform
from shared.tenancy.models import TenantQuerySet


def list_own_memberships(
    *, actor: Actor, today: date, cursor: str | None, limit: int
) -> Page[Membership]:
    """The companies that the actor belongs to, the oldest membership first."""
    if actor.user_id is None:
        raise errors.NotSignedIn
    return paginate(_in_force(actor.user_id, today), by=["id"], cursor=cursor, limit=limit)


def membership_in_use(*, user_id: UUID, company_id: UUID | None, today: date) -> Membership | None:
    """The membership a session works with: the chosen one while it lasts, else the first."""
    chosen_first = Case(When(company_id=company_id, then=0), default=1)
    return _in_force(user_id, today).order_by(chosen_first, "id").first()


def company_of(*, user_id: UUID, preferred: UUID | None, today: date) -> UUID | None:
    """The company that somebody works in, read in their own name."""
    with act_as(Actor(user_id=user_id)):
        membership = membership_in_use(user_id=user_id, company_id=preferred, today=today)
    return membership.company_id if membership else None


def list_every_membership(*, user_id: UUID) -> list[Membership]:
    """All memberships of somebody, read in their own name: a colleague sees only those of one company."""
    with act_as(Actor(user_id=user_id)):
        return list(Membership.objects.filter(user_id=user_id))


def list_memberships_of(*, user_ids: Sequence[UUID]) -> Mapping[UUID, Sequence[Membership]]:
    """All memberships of several people in one read, for the policy: most callers may not see them."""
    found = defaultdict[UUID, list[Membership]](list)
    with act_as_platform():
        rows = Membership.objects.filter(user_id__in=user_ids).select_related("company")
        for membership in rows.order_by("id"):
            found[membership.user_id].append(membership)
    return found


def get_own_membership(*, actor: Actor, company_id: UUID, today: date) -> Membership:
    """The membership with which the actor may enter a company."""
    if actor.user_id is None:
        raise errors.NotSignedIn
    membership = _in_force(actor.user_id, today).filter(company_id=company_id).first()
    if membership is None:
        raise errors.NotFound
    return membership


def closed_company(*, user_id: UUID) -> str:
    """The name of a suspended company that somebody belongs to, nothing when there is none."""
    suspended = Membership.objects.filter(
        user_id=user_id, company__status=CompanyStatus.SUSPENDED
    ).select_related("company")
    membership = suspended.order_by("id").first()
    return membership.company.name if membership else ""


def _in_force(user_id: UUID, today: date) -> TenantQuerySet[Membership]:
    """Of companies that are open and did not suspend it, and not past the last day of an auditor."""
    return Membership.objects.filter(
        Q(ends_on=None) | Q(ends_on__gte=today),
        user_id=user_id,
        suspended_at=None,
        company__status=CompanyStatus.ACTIVE,
    ).select_related("company")
