from dataclasses import replace
from datetime import date, datetime

from apps.accounts.models import User
from apps.companies.models import Company, Membership
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, Role


class AlreadyMember(errors.Conflict):
    code = "already_member"


def add_member(
    *,
    actor: Actor,
    company: Company,
    user: User,
    role: Role,
    now: datetime,
    ends_on: date | None = None,
) -> Membership:
    """Give a user a role in a company, for auditors until a day."""
    membership, is_new = Membership.objects.get_or_create(
        company=company, user=user, defaults={"role": role.value, "ends_on": ends_on}
    )
    if not is_new:
        raise AlreadyMember({"email": "already_member"})
    last_day = {"ends_on": ends_on.isoformat()} if ends_on else {}
    journal.record(
        actor=replace(actor, company_id=company.id),
        action="companies.member_added",
        target=membership,
        label=user.full_name,
        now=now,
        after={"role": role.value, **last_day},
    )
    return membership
