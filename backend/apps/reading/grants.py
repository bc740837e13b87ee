"""What lets a device in: codes, tokens of personal links, and the pass that nginx checks."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256

from django.conf import settings

from shared.sealing import seal, unseal

DEVICE_REMEMBERED = timedelta(days=90)
MEMBER_REMEMBERED = timedelta(hours=8)
COOKIE = "lv_reading"

CODES = 1_000_000
PURPOSE = "reading code"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    """A device may read one booklet, until then; deploy/nginx/reading.js checks what `value` says."""

    slug: str
    grant: str  # who came in: a link, a member, or any number
    epoch: str  # another one shuts every device out
    until: datetime

    @property
    def path(self) -> str:
        return f"/l/{self.slug}"

    @property
    def value(self) -> str:
        said = f"{self.grant}.{self.epoch}.{int(self.until.timestamp())}"
        return f"1.{said}.{_signature(f'{self.slug}.{said}')}"


def new_code() -> str:
    """Six digits."""
    return f"{secrets.randbelow(CODES):06}"


def seal_code(code: str) -> bytes:
    return seal(code.encode(), purpose=PURPOSE)


def unseal_code(sealed: "bytes | memoryview[int]") -> str:
    return unseal(bytes(sealed), purpose=PURPOSE).decode()


def same_code(given: str, code: str) -> bool:
    """Compared in the same time, wherever they differ; people write spaces between digits."""
    return hmac.compare_digest("".join(given.split()).encode(), code.encode())


def new_token() -> str:
    """43 characters that nobody guesses."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def new_grant() -> str:
    """Of a device of which nothing is known."""
    return secrets.token_hex(8)


def _signature(said: str) -> str:
    digest = hmac.digest(settings.READING_KEY.encode(), said.encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")
