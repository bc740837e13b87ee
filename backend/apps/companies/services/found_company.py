from datetime import datetime
from typing import Any

from apps.companies.models import Company, CompanyKind
from apps.companies.services.create_company import create_company
from apps.companies.services.invite_user import NewInvitation, invite_user
from shared.actor import Actor, Role
from shared.permissions import Action, require


def found_company(
    *,
    actor: Actor,
    name: str,
    kind: CompanyKind,
    card: dict[str, Any],
    administrator: dict[str, str],
    now: datetime,
) -> Company:
    """A new company, and the invitation of the person who will administer it."""
    require(actor, Action.MANAGE_COMPANIES)
    company = create_company(actor=actor, name=name, kind=kind, now=now, **card)
    invitation = NewInvitation(
        first_name=administrator["first_name"],
        last_name=administrator["last_name"],
        email=administrator["email"],
        language=actor.language,
        role=Role.COMPANY_ADMIN,
        company_id=company.id,
    )
    invite_user(actor=actor, invitation=invitation, now=now)
    return company
