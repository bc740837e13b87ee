"""What lets a device in: codes, tokens of personal links, and the pass that nginx checks."""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256

from django.conf import settings
from django.core import signing

from shared.sealing import seal, unseal

DEVICE_REMEMBERED = timedelta(days=90)
MEMBER_REMEMBERED = timedelta(hours=8)
COOKIE = "lv_reading"
PERSON = "lv_person"  # who came by their link; it goes with no page
# By which a page learns how somebody came; no server is told. The last one is printed: it stays.
CAME = "#participant"
CAME_BY_CODE = "#code"
CAME_AS_MEMBER = "#member"
CAME_BY_POSTER = "#qr"
MESSAGE = re.compile(r"[A-Za-z0-9_-]{22}")  # by the link of which of our messages they came
ASKING = "lv_asking"  # which device asked to come in as a member
HANDOVER_SECONDS = 60

CODES = 1_000_000
PURPOSE = "reading code"
HANDOVER = "reading handover"


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


def person_path(slug: str) -> str:
    """Where the cookie of a person goes, and nowhere else."""
    return f"/l/{slug}/participant"


def grant_of(value: str, *, slug: str) -> str:
    """Whose pass to this booklet it is, or was; nothing for what we did not sign."""
    version, _, signed = value.partition(".")
    said, _, signature = signed.rpartition(".")
    expected = _signature(f"{slug}.{said}")
    if version != "1" or not hmac.compare_digest(signature.encode(), expected.encode()):
        return ""
    return said.split(".")[0]


def open_pass(value: str, *, slug: str, now: datetime) -> Pass | None:
    """A pass to this booklet that is not over; whether it was ended before, the caller asks."""
    if not grant_of(value, slug=slug):
        return None
    grant, epoch, until = value.partition(".")[2].rpartition(".")[0].split(".")
    ends = datetime.fromtimestamp(int(until), UTC)
    return Pass(slug=slug, grant=grant, epoch=epoch, until=ends) if now < ends else None


def seal_handover(entered: Pass, *, asking: str) -> str:
    """A member's pass on its way from the studio, which knows the session, to the device that asked for it."""
    until = int(entered.until.timestamp())
    said = [entered.slug, entered.grant, entered.epoch, until, hash_of(asking)]
    return signing.dumps(said, salt=HANDOVER)


def open_handover(sealed: str, *, slug: str, asking: str) -> Pass | None:
    """The pass, for this booklet and for the device that asked, within a minute."""
    try:
        said = signing.loads(sealed, salt=HANDOVER, max_age=HANDOVER_SECONDS)
    except signing.BadSignature:
        return None
    booklet, grant, epoch, until, asked = said
    if booklet != slug or not hmac.compare_digest(asked, hash_of(asking)):
        return None
    return Pass(slug=slug, grant=grant, epoch=epoch, until=datetime.fromtimestamp(until, UTC))


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
