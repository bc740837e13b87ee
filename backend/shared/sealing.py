"""What the database keeps without being able to read it: sealed with a key made from the installation's."""

from base64 import urlsafe_b64encode
from functools import cache

from cryptography.fernet import Fernet, MultiFernet
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings


def seal(content: bytes, *, purpose: str) -> bytes:
    """The content, unreadable without the installation's key; what is for one purpose opens for no other."""
    return _fernet(settings.SECRET_KEY, purpose).encrypt(content)


def unseal(sealed: bytes, *, purpose: str) -> bytes:
    """The content again."""
    keys = (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS)
    return MultiFernet([_fernet(key, purpose) for key in keys]).decrypt(sealed)


@cache
def _fernet(secret: str, purpose: str) -> Fernet:
    derived = HKDF(algorithm=SHA256(), length=32, salt=None, info=purpose.encode())
    return Fernet(urlsafe_b64encode(derived.derive(secret.encode())))
