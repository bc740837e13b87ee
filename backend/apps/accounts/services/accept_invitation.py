from datetime import datetime

from django.db import transaction

from apps.accounts.models import User, UserStatus
from apps.accounts.services._invitation_token import is_invited
from apps.accounts.services._reset_token import owner_of
from apps.accounts.services.choose_password import choose_password
from shared import errors


class BadInvitation(errors.Invalid):
    code = "bad_invitation"


@transaction.atomic
def accept_invitation(*, token: str, password: str, now: datetime) -> User:
    """The account of an invitation, active from now on, with the password that its owner chose."""
    user = find_invited(token=token, now=now, lock=True)
    choose_password(user=user, password=password)
    user.status = UserStatus.ACTIVE
    user.save(update_fields=["status", "updated_at"])
    return user


def find_invited(*, token: str, now: datetime, lock: bool = False) -> User:
    """Whom this invitation is for; one refusal for every way of being no invitation.

    Locked: of two calls with one link, the second sees the account that the first has opened.
    """
    owner_id = owner_of(token)
    users = User.objects.select_for_update() if lock else User.objects.all()
    user = users.filter(id=owner_id).first() if owner_id else None
    if user is None or not is_invited(user=user, token=token, now=now):
        raise BadInvitation
    return user
