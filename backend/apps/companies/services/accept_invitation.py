"""The link of a letter: to a company, or to an account that the platform made."""

from datetime import datetime

from django.utils import timezone

from apps.accounts import services as accounts
from apps.companies import selectors
from apps.companies.services.invitations.answer_link import (
    AwaitedPerson,
    join_with_new_account,
    look_at_company_invitation,
)
from apps.journal import services as journal
from shared.actor import Actor
from shared.tenancy import act_as
from shared.tenancy.scope import act_as_company


def look_at_invitation(*, token: str, now: datetime) -> AwaitedPerson:
    """Whom a link invites, and where."""
    if awaited := look_at_company_invitation(token=token, now=now):
        return awaited
    user = accounts.find_invited(token=token, now=now)
    today = timezone.localdate(now)
    with act_as(Actor(user_id=user.id)):
        membership = selectors.membership_in_use(user_id=user.id, company_id=None, today=today)
        company = membership.company.name if membership else None
    return AwaitedPerson(first_name=user.first_name, email=user.email, company=company)


def accept_invitation(*, actor: Actor, token: str, password: str, now: datetime) -> None:
    """Open the account with the password that its owner chose; signing in is the next call."""
    if join_with_new_account(ip=actor.ip, token=token, password=password, now=now):
        return
    user = accounts.accept_invitation(token=token, password=password, now=now)
    company_id = selectors.company_of(
        user_id=user.id, preferred=None, today=timezone.localdate(now)
    )
    with act_as_company(company_id):
        journal.record(
            actor=Actor(user_id=user.id, name=user.full_name, company_id=company_id, ip=actor.ip),
            action="accounts.invitation_accepted",
            target=user,
            label=user.full_name,
            now=now,
        )
