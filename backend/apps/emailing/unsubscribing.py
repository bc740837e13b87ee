"""What the address `/d/{token}` of a message says: whom to write to no more. Nobody but us reads it, or makes one."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as BadBase64
from functools import cache
from uuid import UUID

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings

from apps.people.models import Signer

PURPOSE = "unsubscribing"
CHARACTERS = 64  # 32 bytes of two ids and 16 that prove them
_WHOSE: dict[Signer, list[bytes] | None] = {
    Signer.PERSON: None,
    Signer.REPRESENTATIVE: [b"representative"],
}


def unsubscribe_token(
    *, company_id: UUID, participation_id: UUID, signer: Signer = Signer.PERSON
) -> str:
    """64 characters, the same each time, that say nothing to whoever sees them."""
    said = company_id.bytes + participation_id.bytes
    sealed = _cipher(settings.READING_KEY).encrypt(said, _WHOSE[signer])
    return urlsafe_b64encode(sealed).decode()


def open_unsubscribe_token(token: str) -> tuple[UUID, UUID, Signer] | None:
    """The company, the participation and who of it reads, of a token that we made; nothing for any other."""
    if len(token) != CHARACTERS or not token.isascii():
        return None
    try:
        sealed = urlsafe_b64decode(token)
    except (BadBase64, ValueError):
        return None
    for signer in Signer:
        opened = _opened(sealed, signer)
        if opened:
            return UUID(bytes=opened[:16]), UUID(bytes=opened[16:]), signer
    return None


def _opened(sealed: bytes, signer: Signer) -> bytes | None:
    try:
        return _cipher(settings.READING_KEY).decrypt(sealed, _WHOSE[signer])
    except (InvalidTag, ValueError):
        return None


@cache
def _cipher(secret: str) -> AESSIV:
    """Without chance in it: the same person has the same address in every message."""
    derived = HKDF(algorithm=SHA256(), length=64, salt=None, info=PURPOSE.encode())
    return AESSIV(derived.derive(secret.encode()))
