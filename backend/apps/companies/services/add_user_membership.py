from datetime import date, datetime
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from apps.companies import selectors
from apps.companies.models import Invitation
from apps.companies.services._given_role import require_role
from apps.companies.services._managed_user import find_managed
from apps.companies.services.invitations.invite_member import Awaited, invite_member
from shared import errors
from shared.actor import Actor, Role
from shared.permissions import Action, may_everywhere


@transaction.atomic
def add_user_membership(
    *,
    actor: Actor,
    user_id: UUID,
    company_id: UUID,
    role: Role,
    ends_on: date | None,
    now: datetime,
) -> Invitation:
    """Invite somebody into one more company, which sees their address alone until they accept.

    For those who administer every company.
    """
    user, _ = find_managed(actor=actor, user_id=user_id)
    if not may_everywhere(actor, Action.MANAGE_USERS):
        raise errors.NotFound
    company = selectors.get_user_company(actor=actor, company_id=company_id)
    require_role(actor, role, ends_on, today=timezone.localdate(now))
    return invite_member(
        actor=actor,
        company=company,
        person=Awaited(email=user.email, language=user.language),
        role=role,
        ends_on=ends_on,
        now=now,
    )
