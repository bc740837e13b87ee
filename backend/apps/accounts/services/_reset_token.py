"""What a reset link carries: the user, and a signature that a new password makes worthless."""

from datetime import UTC, datetime
from uuid import UUID

from django.contrib.auth.tokens import PasswordResetTokenGenerator

from apps.accounts.models import User


class _Signatures(PasswordResetTokenGenerator):
    """Django's, over the password's hash and the last sign-in, with the clock passed in."""

    key_salt = "accounts.reset_link"

    def __init__(self, now: datetime) -> None:
        super().__init__()
        self.now = now

    def _now(self) -> datetime:
        return self.now.astimezone(UTC).replace(tzinfo=None)


def make_token(*, user: User, now: datetime) -> str:
    """A token for a link that this user asked for now."""
    return f"{user.id.hex}-{_Signatures(now).make_token(user)}"


def owner_of(token: str) -> UUID | None:
    """Whose token it says it is; nothing is proved yet."""
    try:
        return UUID(hex=token.partition("-")[0])
    except ValueError:
        return None


def is_valid(*, user: User, token: str, now: datetime) -> bool:
    """Whether the token was made for this user, within the hour, and not used since."""
    return _Signatures(now).check_token(user, token.partition("-")[2])
