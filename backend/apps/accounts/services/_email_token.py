"""What the link to a new address carries: whose, which, since when, and what it was asked with."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.core import signing
from django.utils.crypto import constant_time_compare, salted_hmac

from apps.accounts.models import User

SALT = "accounts.email_link"
LASTS = timedelta(minutes=60)


def make_token(*, user: User, email: str, now: datetime) -> str:
    """A token for a link to an address that this user asked for now."""
    asked = {"user": user.id.hex, "email": email, "at": int(now.timestamp()), "was": _was(user)}
    return signing.dumps(asked, salt=SALT)


def read_token(token: str) -> tuple[UUID, str] | None:
    """The user and the address that a token of ours names; whether it still holds is asked next."""
    asked = _load(token)
    return (UUID(hex=asked["user"]), asked["email"]) if asked else None


def is_valid(*, user: User, token: str, now: datetime) -> bool:
    """Whether the link is younger than an hour, and neither address nor password changed since."""
    asked = _load(token)
    return (
        asked is not None
        and timedelta() <= now - datetime.fromtimestamp(asked["at"], tz=now.tzinfo) < LASTS
        and constant_time_compare(asked["was"], _was(user))
    )


def _load(token: str) -> dict[str, Any] | None:
    try:
        asked: dict[str, Any] = signing.loads(token, salt=SALT)
    except signing.BadSignature:
        return None
    return asked


def _was(user: User) -> str:
    """A new address or a new password makes every link that was asked for before worthless."""
    return salted_hmac(SALT, f"{user.email}\n{user.password}", algorithm="sha256").hexdigest()
