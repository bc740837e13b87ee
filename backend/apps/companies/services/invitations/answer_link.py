"""What the link of a letter is for: looking, joining with a new account, declining."""

from dataclasses import dataclass
from datetime import datetime

from django.db import transaction

from apps.accounts import services as accounts
from apps.accounts.selectors import find_user
from apps.companies.models import Invitation
from apps.companies.services.invitations._settle import decline, join
from apps.companies.services.invitations._token import find_by_token
from shared import errors
from shared.actor import Actor
from shared.tenancy import act_as_platform


class AccountExists(errors.Conflict):
    code = "account_exists"


@dataclass(frozen=True, slots=True, kw_only=True)
class AwaitedPerson:
    """What the page of an invitation says before anything is proved but the link."""

    first_name: str
    email: str
    company: str | None
    has_account: bool = False


def look_at_company_invitation(*, token: str, now: datetime) -> AwaitedPerson | None:
    """Whom a link invites, where, and whether they sign in to answer; nothing if it is none."""
    with act_as_platform():
        invitation = find_by_token(token, now=now)
        if invitation is None:
            return None
        return AwaitedPerson(
            first_name=invitation.first_name,
            email=invitation.email,
            company=invitation.company.name,
            has_account=find_user(email=invitation.email) is not None,
        )


@transaction.atomic
def join_with_new_account(*, ip: str, token: str, password: str, now: datetime) -> bool:
    """Open an account with a password of one's own and join; whether the token was such a link.

    Who has an account joins with it, signed in: a link alone opens nothing that exists.
    """
    invitation = _locked(token, now)
    if invitation is None:
        return False
    try:
        user = accounts.open_account(
            email=invitation.email,
            first_name=invitation.first_name,
            last_name=invitation.last_name,
            language=invitation.language,
            password=password,
        )
    except accounts.EmailTaken as error:
        raise AccountExists from error
    join(invitation, Actor(user_id=user.id, name=user.full_name, ip=ip), user, now=now)
    return True


@transaction.atomic
def decline_by_link(*, token: str, now: datetime) -> None:
    """Say no by the link alone: it asks for no account, so nobody learns whether there is one."""
    invitation = _locked(token, now)
    if invitation is None:
        raise accounts.BadInvitation
    decline(invitation, now=now)


def _locked(token: str, now: datetime) -> Invitation | None:
    with act_as_platform():
        return find_by_token(token, now=now, lock=True)
