"""What every act upon somebody's account asks first."""

from collections.abc import Iterator
from dataclasses import replace
from uuid import UUID

from apps.accounts.models import User, UserStatus
from apps.companies import policies, selectors
from apps.companies.models import Company, Membership
from apps.companies.policies import UserAbilities
from shared import errors
from shared.actor import Actor, PlatformRole, Role, require_own_hands


class OwnAccount(errors.Conflict):
    code = "own_account"


class WorksElsewhere(errors.Conflict):
    code = "works_elsewhere"


class LastAdministrator(errors.Conflict):
    code = "last_administrator"


def find_managed(*, actor: Actor, user_id: UUID) -> tuple[User, UserAbilities]:
    """Somebody whom the actor may act upon, locked, and what exactly the actor may do."""
    require_own_hands(actor)
    User.objects.select_for_update(no_key=True).filter(id=user_id).first()
    user = selectors.get_user(actor=actor, user_id=user_id)
    if actor.user_id == user.id:
        raise OwnAccount
    if not policies.may_manage(actor, user):
        raise errors.Forbidden
    elsewhere = bool(selectors.members_elsewhere(actor=actor, user_ids=[user.id]))
    return user, policies.user_abilities(
        actor, user, list(user.memberships.all()), elsewhere=elsewhere
    )


def require_another_admin(membership: Membership) -> None:
    """Refuse to take the last administrator who can sign in from a company.

    The company's row is locked first: of two administrators who leave at once, one stays.
    """
    if membership.role != Role.COMPANY_ADMIN.value or not membership.user.is_active:
        return
    if membership.suspended_at:
        return
    Company.objects.select_for_update(no_key=True).filter(id=membership.company_id).first()
    if not selectors.has_another_admin(
        company_id=membership.company_id, user_id=membership.user_id
    ):
        raise LastAdministrator(company=membership.company.name)


def require_another_super_admin(user: User) -> None:
    """Refuse to take the last one who can sign in from the platform; all are locked, in one order."""
    role = PlatformRole.SUPER_ADMIN.value
    if user.platform_role != role or not user.is_active:
        return
    active = User.objects.filter(platform_role=role, status=UserStatus.ACTIVE)
    others = [one for one in active.order_by("id").select_for_update() if one.id != user.id]
    if not others:
        raise LastAdministrator(company="Livretier")


def in_each_journal(actor: Actor, user: User) -> Iterator[Actor]:
    """The actor in the name of every company of this person that the actor sees: each journal tells it."""
    companies: list[UUID | None] = [one.company_id for one in user.memberships.all()]
    return (replace(actor, company_id=company_id) for company_id in companies or [actor.company_id])
