from apps.accounts.models import User
from apps.companies.models import Membership
from shared.actor import Actor, Hands, PlatformRole, Role


def build_actor(
    *,
    user: User,
    membership: Membership | None,
    language: str,
    terms_accepted: bool,
    second_factor_missing: bool = False,
    ip: str,
    switched_by: Hands | None = None,
) -> Actor:
    """Who the user is now: in which company, with which role."""
    return Actor(
        user_id=user.id,
        name=user.full_name,
        switched_by=switched_by,
        company_id=membership.company_id if membership else None,
        role=Role(membership.role) if membership else None,
        platform_role=PlatformRole(user.platform_role),
        language=language,
        terms_accepted=terms_accepted,
        second_factor_missing=second_factor_missing,
        ip=ip,
    )
