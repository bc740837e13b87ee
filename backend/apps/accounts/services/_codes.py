"""Codes of an application (RFC 6238), and the ones on paper for whoever lost it."""

import secrets
from datetime import datetime
from hmac import compare_digest
from uuid import UUID

import pyotp
from django.utils.crypto import salted_hmac

from shared.sealing import seal, unseal

STEP_SECONDS = 30
PURPOSE = "second factor"
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another
RECOVERY_CODES = 10


def new_secret() -> str:
    """A new secret as the database keeps it."""
    return seal_secret(pyotp.random_base32())


def seal_secret(secret: str) -> str:
    """A secret as the database keeps it."""
    return seal(secret.encode(), purpose=PURPOSE).decode()


def totp_of(sealed: str) -> pyotp.TOTP:
    """What makes the codes of a kept secret."""
    secret = unseal(sealed.encode(), purpose=PURPOSE).decode()
    return pyotp.TOTP(secret, interval=STEP_SECONDS)


def step_of_code(*, sealed: str, code: str, last_step: int, now: datetime) -> int | None:
    """The step whose code this is: this one or a neighbour, and later than the last that was used."""
    totp, step = totp_of(sealed), int(now.timestamp()) // STEP_SECONDS
    typed = "".join(code.split()).encode()
    matching = [
        near
        for near in (step - 1, step, step + 1)
        if compare_digest(totp.generate_otp(near).encode(), typed) and near > last_step
    ]
    return max(matching, default=None)


def new_recovery_codes() -> list[str]:
    """Codes to write down: "k7m2p-9xq4t"."""
    return [f"{_letters(5)}-{_letters(5)}" for _ in range(RECOVERY_CODES)]


def recovery_digest(*, user_id: UUID, code: str) -> str:
    """What is kept of a recovery code, however it is typed: enough to know it again."""
    typed = "".join(letter for letter in code.lower() if letter.isalnum())
    return salted_hmac("recovery code", f"{user_id} {typed}", algorithm="sha256").hexdigest()


def _letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))
