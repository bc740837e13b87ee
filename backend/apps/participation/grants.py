"""What somebody without an account holds: a link, a cookie that names them, and a ticket that speaks for them."""

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from uuid import UUID

from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings

from apps.people.models import Signer

REMEMBERED = timedelta(days=90)

LINK = "participant link"
COOKIE = "participant cookie"
TICKET = "participant ticket"
SENTENCE = "participant sentence"

_REPRESENTATIVE = "r"  # no digit of an id: two people of one participation are two on a device
_MARKS = {Signer.PERSON: "", Signer.REPRESENTATIVE: _REPRESENTATIVE}


@dataclass(frozen=True, slots=True, kw_only=True)
class Grant:
    """Whose it is, of which links, and until when."""

    participation_id: UUID
    epoch: int  # of the links by which they came
    until: datetime
    signer: Signer = Signer.PERSON

    @property
    def cookie(self) -> str:
        """What names them on their device; it goes with no page."""
        return self._signed(COOKIE)

    @property
    def ticket(self) -> str:
        """What posts for them, and reads nothing."""
        return self._signed(TICKET)

    def _signed(self, purpose: str) -> str:
        who = f"{_MARKS[self.signer]}{self.participation_id.hex}"
        said = f"{who}.{self.epoch}.{int(self.until.timestamp())}"
        return f"{said}.{_signature(purpose, said)}"


def link_token(*, participation_id: UUID, epoch: int, signer: Signer = Signer.PERSON) -> str:
    """43 characters that nobody guesses and that can be made again."""
    return _signature(LINK, f"{_MARKS[signer]}{participation_id.hex}.{epoch}")


def grant_for(
    *, participation_id: UUID, epoch: int, now: datetime, signer: Signer = Signer.PERSON
) -> Grant:
    """Remembered for a season."""
    until = now + REMEMBERED
    return Grant(participation_id=participation_id, epoch=epoch, until=until, signer=signer)


def open_cookie(value: str, *, now: datetime) -> Grant | None:
    """Who this device says it is; nothing for what we did not sign, or what is over."""
    return _open(value, COOKIE, now)


def open_ticket(value: str, *, now: datetime) -> Grant | None:
    """For whom it posts."""
    return _open(value, TICKET, now)


def sentence_mark(*, participation_id: UUID, bundle: str, part: str, sentence: str) -> str:
    """That we asked for these words: a device that was away brings it with what was acknowledged there."""
    return _signature(SENTENCE, f"{participation_id.hex}.{bundle}.{part}.{sentence}")


def is_marked(mark: str, *, participation_id: UUID, bundle: str, part: str, sentence: str) -> bool:
    """Whether these are words that we asked for."""
    asked = sentence_mark(
        participation_id=participation_id, bundle=bundle, part=part, sentence=sentence
    )
    return hmac.compare_digest(mark.encode(), asked.encode())


def _open(value: str, purpose: str, now: datetime) -> Grant | None:
    said, _, signature = value.rpartition(".")
    if not hmac.compare_digest(signature.encode(), _signature(purpose, said).encode()):
        return None
    who, epoch, until = said.split(".")
    ends = datetime.fromtimestamp(int(until), UTC)
    if ends <= now:
        return None
    signer = Signer.REPRESENTATIVE if who.startswith(_REPRESENTATIVE) else Signer.PERSON
    participation_id = UUID(hex=who.removeprefix(_REPRESENTATIVE))
    return Grant(participation_id=participation_id, epoch=int(epoch), until=ends, signer=signer)


def _signature(purpose: str, said: str) -> str:
    digest = hmac.digest(_key(settings.READING_KEY, purpose), said.encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")


@cache
def _key(secret: str, purpose: str) -> bytes:
    """What is signed for one purpose means nothing for another, nor for nginx."""
    derived = HKDF(algorithm=SHA256(), length=32, salt=None, info=purpose.encode())
    return derived.derive(secret.encode())
