from collections.abc import Iterable
from dataclasses import dataclass
from uuid import UUID

from django.db.models import Prefetch, Q, QuerySet

from apps.accounts.models import User, UserStatus
from apps.companies.models import Company, CompanyStatus, Membership
from shared import errors
from shared.actor import Actor, PlatformRole, Role
from shared.folding import fold
from shared.pagination import Page, paginate
from shared.permissions import Action, may, may_everywhere, require
from shared.tenancy import act_as_platform


@dataclass(frozen=True, slots=True, kw_only=True)
class UserFilter:
    """Which people: all of them unless told otherwise."""

    search: str = ""
    company_id: UUID | None = None
    role: Role | PlatformRole | None = None
    status: str | None = None


def get_colleague(*, actor: Actor, user_id: UUID) -> User:
    """A member of the actor's company; anybody for super administrators."""
    users = User.objects.filter(id=user_id)
    if not actor.is_super_admin:
        users = users.filter(memberships__in=Membership.objects.visible_to(actor))
    user = users.first()
    if user is None:
        raise errors.NotFound
    return user


def list_users(*, actor: Actor, wanted: UserFilter, cursor: str | None, limit: int) -> Page[User]:
    """The people whom the actor administers, by name; those who match a search, the newest first.

    A common surname stands in one stretch of the alphabet: along the names, the first page of it
    would be a million accounts away. Along the ids its bearers are spread evenly.
    """
    require(actor, Action.MANAGE_USERS)
    users = _administered_by(actor)
    if wanted.status:
        users = users.filter(_in_state(actor, wanted.status))
    for word in fold(wanted.search).split():
        users = users.filter(words__contains=word)
    if isinstance(wanted.role, PlatformRole):
        users = users.filter(platform_role=wanted.role.value)
    if wanted.company_id or isinstance(wanted.role, Role):
        users = users.filter(id__in=_memberships(actor, wanted).values("user_id"))
    order = ["-id"] if wanted.search.strip() else ["last_name", "first_name", "id"]
    return paginate(users, by=order, cursor=cursor, limit=limit)


def get_user(*, actor: Actor, user_id: UUID) -> User:
    """Somebody whom the actor administers, with what the actor may know of their memberships."""
    if not may(actor, Action.MANAGE_USERS):
        raise errors.NotFound
    user = _administered_by(actor).filter(id=user_id).first()
    if user is None:
        raise errors.NotFound
    return user


def members_elsewhere(*, actor: Actor, user_ids: Iterable[UUID]) -> set[UUID]:
    """Who of these also belongs to another company: which one stays unknown to the actor."""
    if actor.company_id is None or may_everywhere(actor, Action.MANAGE_USERS):
        return set()
    with act_as_platform():
        others = Membership.objects.filter(user_id__in=list(user_ids))
        return set(others.exclude(company_id=actor.company_id).values_list("user_id", flat=True))


def has_another_admin(*, company_id: UUID, user_id: UUID) -> bool:
    """Whether somebody else administers the company and can sign in."""
    return (
        Membership.objects.filter(
            company_id=company_id,
            role=Role.COMPANY_ADMIN.value,
            suspended_at=None,
            user__status=UserStatus.ACTIVE,
        )
        .exclude(user_id=user_id)
        .exists()
    )


def list_user_companies(
    *, actor: Actor, search: str, cursor: str | None, limit: int
) -> Page[Company]:
    """The open companies in which the actor may put people, by name."""
    if not may_everywhere(actor, Action.MANAGE_USERS):
        raise errors.Forbidden
    companies = Company.objects.visible_to(actor).filter(status=CompanyStatus.ACTIVE)
    for word in fold(search).split():
        companies = companies.filter(words__contains=word)
    return paginate(companies, by=["name", "id"], cursor=cursor, limit=limit)


def get_user_company(*, actor: Actor, company_id: UUID) -> Company:
    """One of them."""
    companies = Company.objects.visible_to(actor).filter(status=CompanyStatus.ACTIVE)
    company = companies.filter(id=company_id).first()
    if company is None:
        raise errors.NotFound
    return company


def _administered_by(actor: Actor) -> QuerySet[User]:
    """Whoever has an account; for a company's administrator, whoever belongs to it."""
    users = User.objects.exclude(status=UserStatus.DELETED).select_related("second_factor")
    memberships = Membership.objects.select_related("company").order_by("id")
    if not may_everywhere(actor, Action.MANAGE_USERS):
        memberships = memberships.visible_to(actor)
        users = users.filter(id__in=Membership.objects.visible_to(actor).values("user_id"))
    return users.prefetch_related(Prefetch("memberships", memberships))


def _in_state(actor: Actor, status: str) -> Q:
    """As the actor sees it: who is suspended in a company is so for its administrators."""
    if may_everywhere(actor, Action.MANAGE_USERS):
        return Q(status=status)
    here = Membership.objects.visible_to(actor).filter(suspended_at__isnull=False)
    suspended = Q(status=UserStatus.SUSPENDED) | Q(id__in=here.values("user_id"))
    return suspended if status == UserStatus.SUSPENDED else Q(status=status) & ~suspended


def _memberships(actor: Actor, wanted: UserFilter) -> QuerySet[Membership]:
    everywhere = may_everywhere(actor, Action.MANAGE_USERS)
    found = Membership.objects.all() if everywhere else Membership.objects.visible_to(actor)
    if wanted.company_id:
        found = found.filter(company_id=wanted.company_id)
    return found.filter(role=wanted.role.value) if isinstance(wanted.role, Role) else found
