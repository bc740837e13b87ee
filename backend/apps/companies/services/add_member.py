from dataclasses import replace
from datetime import datetime

from apps.accounts.models import User
from apps.companies.models import Company, Membership
from apps.journal import services as journal
from shared.actor import Actor, Role


def add_member(
    *, actor: Actor, company: Company, user: User, role: Role, now: datetime
) -> Membership:
    """Give a user a role in a company."""
    membership = Membership.objects.create(company=company, user=user, role=role.value)
    journal.record(
        actor=replace(actor, company_id=company.id),
        action="companies.member_added",
        target=membership,
        label=user.full_name,
        now=now,
        after={"role": role.value},
    )
    return membership
