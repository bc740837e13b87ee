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

PURPOSE = "unsubscribing"
CHARACTERS = 64  # 32 bytes of two ids and 16 that prove them


def unsubscribe_token(*, company_id: UUID, participation_id: UUID) -> str:
    """64 characters, the same each time, that say nothing to whoever sees them."""
    sealed = _cipher(settings.READING_KEY).encrypt(company_id.bytes + participation_id.bytes, None)
    return urlsafe_b64encode(sealed).decode()


def open_unsubscribe_token(token: str) -> tuple[UUID, UUID] | None:
    """The company and the participation of a token that we made; nothing for any other."""
    if len(token) != CHARACTERS or not token.isascii():
        return None
    try:
        opened = _cipher(settings.READING_KEY).decrypt(urlsafe_b64decode(token), None)
    except (BadBase64, InvalidTag, ValueError):
        return None
    return UUID(bytes=opened[:16]), UUID(bytes=opened[16:])


@cache
def _cipher(secret: str) -> AESSIV:
    """Without chance in it: the same person has the same address in every message."""
    derived = HKDF(algorithm=SHA256(), length=64, salt=None, info=PURPOSE.encode())
    return AESSIV(derived.derive(secret.encode()))
