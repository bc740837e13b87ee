from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.db.models import F, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Greatest

from apps.accounts.models import Session, User, UserStatus
from apps.companies import policies
from apps.companies.models import Company, CompanyStatus, Membership
from apps.companies.policies import Obstacle
from apps.companies.selectors.memberships import list_memberships_of
from shared.actor import Actor, require_own_hands
from shared.folding import fold
from shared.pagination import paginate
from shared.permissions import Action, may_everywhere, require

COMPANIES_SEARCHED = 20
BY_NAME = ("last_name", "first_name", "id")


@dataclass(frozen=True, slots=True, kw_only=True)
class SwitchTarget:
    """Somebody, where they work, and what keeps the actor from acting as them."""

    user: User
    membership: Membership | None
    companies: int
    last_seen: datetime | None
    obstacle: Obstacle | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SwitchTargets:
    items: list[SwitchTarget]
    next: str | None


def list_switch_targets(
    *,
    actor: Actor,
    search: str = "",
    company_id: UUID | None = None,
    user_id: UUID | None = None,
    cursor: str | None,
    limit: int,
) -> SwitchTargets:
    """The people around the actor by name, each with whether the actor may act as them."""
    require_own_hands(actor)
    require(actor, Action.SWITCH_IDENTITY)
    people = _seen(_around(actor, company_id)).filter(_called(search, actor))
    if user_id:
        people = people.filter(id=user_id)
    page = paginate(people, by=BY_NAME, cursor=cursor, limit=limit)
    memberships = list_memberships_of(user_ids=[user.id for user in page.items])
    return SwitchTargets(
        items=[_target(actor, user, memberships[user.id]) for user in page.items], next=page.next
    )


def _around(actor: Actor, company_id: UUID | None) -> QuerySet[User]:
    """Everybody for those who may act in every company, else one's colleagues; never oneself."""
    everybody = may_everywhere(actor, Action.SWITCH_IDENTITY)
    memberships = Membership.objects.all() if everybody else Membership.objects.visible_to(actor)
    if company_id:
        memberships = memberships.filter(company_id=company_id)
    people = User.objects.exclude(status=UserStatus.DELETED).exclude(id=str(actor.user_id))
    if everybody and company_id is None:
        return people
    return people.filter(id__in=memberships.values("user_id"))


def _seen(people: QuerySet[User]) -> QuerySet[User]:
    """With when each was last here: the last call of a session, or signing in."""
    sessions = Session.objects.filter(user=OuterRef("pk"), seen_at__isnull=False)
    latest = Subquery(sessions.order_by("-seen_at").values("seen_at")[:1])
    return people.annotate(last_seen=Greatest(F("last_login"), latest))


def _called(search: str, actor: Actor) -> Q:
    """Every word is in the name, in the address, or in the name of a company."""
    found = Q()
    for word in fold(search).split():
        named = Q(words__contains=word)
        if may_everywhere(actor, Action.SWITCH_IDENTITY):
            companies = Company.objects.visible_to(actor).filter(words__contains=word)
            members = Membership.objects.filter(
                company_id__in=companies.order_by("id").values("id")[:COMPANIES_SEARCHED]
            )
            named |= Q(id__in=members.values("user_id"))
        found &= named
    return found


def _target(actor: Actor, user: User, memberships: Sequence[Membership]) -> SwitchTarget:
    shown = [
        membership
        for membership in memberships
        if actor.is_super_admin or membership.company_id == actor.company_id
    ]
    in_force = (one for one in shown if one.company.status == CompanyStatus.ACTIVE)
    return SwitchTarget(
        user=user,
        membership=next(in_force, shown[0] if shown else None),
        companies=len(shown),
        last_seen=getattr(user, "last_seen", None),
        obstacle=policies.obstacle_to_act_as(actor, user, memberships),
    )
