"""What an answer to an invitation leaves, in the company that waits for it."""

from dataclasses import replace
from datetime import datetime

from apps.accounts.models import User
from apps.companies.models import Invitation
from apps.companies.services.add_member import add_member
from apps.journal import services as journal
from shared.actor import Actor, Role
from shared.tenancy.scope import act_as_company


def join(invitation: Invitation, person: Actor, user: User, *, now: datetime) -> None:
    """The membership that was offered, in place of the offer."""
    inside = replace(person, company_id=invitation.company_id)
    with act_as_company(invitation.company_id):
        journal.record(
            actor=inside,
            action="accounts.invitation_accepted",
            target=user,
            label=user.full_name,
            now=now,
        )
        add_member(
            actor=inside,
            company=invitation.company,
            user=user,
            role=Role(invitation.role),
            ends_on=invitation.ends_on,
            now=now,
        )
        invitation.delete()


def decline(invitation: Invitation, *, now: datetime) -> None:
    """The company is told of the address that it typed, and of nothing else."""
    with act_as_company(invitation.company_id):
        journal.record(
            actor=Actor(company_id=invitation.company_id),
            action="companies.invitation_declined",
            target=invitation,
            label=invitation.email,
            now=now,
        )
        invitation.delete()
