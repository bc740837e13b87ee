from uuid import UUID

from django.db.models import Case, When

from apps.accounts.models import User
from apps.companies.models import Company, CompanyStatus, Host, Membership
from shared import errors
from shared.actor import Actor
from shared.cache import remembered
from shared.pagination import Page, paginate
from shared.tenancy import act_as
from shared.tenancy.models import TenantQuerySet

HOSTS_KEPT_SECONDS = 30


def brands_by_host() -> dict[str, str]:
    """The brand of each host that has one, at most half a minute old."""
    return remembered(
        "companies:hosts",
        seconds=HOSTS_KEPT_SECONDS,
        make=lambda: dict(Host.objects.values_list("hostname", "brand")),
    )


def get_company(*, actor: Actor, company_id: UUID) -> Company:
    """A company that the actor may see."""
    company = Company.objects.visible_to(actor).filter(id=company_id).first()
    if company is None:
        raise errors.NotFound
    return company


def list_own_memberships(*, actor: Actor, cursor: str | None, limit: int) -> Page[Membership]:
    """The companies that the actor belongs to, the oldest membership first."""
    if actor.user_id is None:
        raise errors.NotSignedIn
    return paginate(_in_force(actor.user_id), by=["id"], cursor=cursor, limit=limit)


def membership_in_use(*, user_id: UUID, company_id: UUID | None) -> Membership | None:
    """The membership a session works with: the chosen one while it lasts, else the first."""
    chosen_first = Case(When(company_id=company_id, then=0), default=1)
    return _in_force(user_id).order_by(chosen_first, "id").first()


def get_colleague(*, actor: Actor, user_id: UUID) -> User:
    """A member of the actor's company; anybody for super administrators."""
    users = User.objects.filter(id=user_id)
    if not actor.is_super_admin:
        users = users.filter(memberships__in=Membership.objects.visible_to(actor))
    user = users.first()
    if user is None:
        raise errors.NotFound
    return user


def company_of(*, user_id: UUID, preferred: UUID | None) -> UUID | None:
    """The company that somebody works in, read in their own name."""
    with act_as(Actor(user_id=user_id)):
        membership = membership_in_use(user_id=user_id, company_id=preferred)
    return membership.company_id if membership else None


def list_every_membership(*, user_id: UUID) -> list[Membership]:
    """All memberships of somebody, read in their own name: a colleague sees only those of one company."""
    with act_as(Actor(user_id=user_id)):
        return list(Membership.objects.filter(user_id=user_id))


def get_own_membership(*, actor: Actor, company_id: UUID) -> Membership:
    """The membership with which the actor may enter a company."""
    if actor.user_id is None:
        raise errors.NotSignedIn
    membership = _in_force(actor.user_id).filter(company_id=company_id).first()
    if membership is None:
        raise errors.NotFound
    return membership


def _in_force(user_id: UUID) -> TenantQuerySet[Membership]:
    return Membership.objects.filter(
        user_id=user_id, company__status=CompanyStatus.ACTIVE
    ).select_related("company")
