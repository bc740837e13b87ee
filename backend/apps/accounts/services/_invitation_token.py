"""What an invitation carries: whose it is, and a signature that dies when it is used or renewed."""

from datetime import datetime

from django.utils.crypto import constant_time_compare, salted_hmac

from apps.accounts.models import INVITATION_LASTS, User, UserStatus


def make_invitation_token(user: User) -> str:
    """The token of the invitation under way; a later one makes it worthless, and so does a password."""
    invited_at = user.invited_at.isoformat() if user.invited_at else ""
    signed = "\n".join((str(user.id), user.email, user.password, user.status, invited_at))
    signature = salted_hmac("accounts.invitation", signed, algorithm="sha256").hexdigest()
    return f"{user.id.hex}-{signature}"


def is_invited(*, user: User, token: str, now: datetime) -> bool:
    """Whether this token opens the account: a living invitation, its own, and not used."""
    return (
        user.status == UserStatus.INVITED
        and user.invited_at is not None
        and now < user.invited_at + INVITATION_LASTS
        and constant_time_compare(token, make_invitation_token(user))
    )
