"""The address that bounces of one delivery come back to (VERP): `b+{delivery}.{mac}@bounces.{domain}`."""

import hmac
import re
from hashlib import sha256

from django.conf import settings

_MAC_DIGITS = 20  # 80 bits; with an id of 36 characters the local part stays within 64
_LOCAL = re.compile(rf"b\+([a-z0-9-]{{1,40}})\.([0-9a-f]{{{_MAC_DIGITS}}})")


def bounce_key() -> bytes:
    """By which an address is known to be ours."""
    return sha256(b"bounces" + settings.SECRET_KEY.encode()).digest()


def bounce_address(*, delivery: str, domain: str, key: bytes) -> str:
    """Where to return a message that cannot be delivered."""
    return f"b+{delivery}.{_mac(delivery, key)}@bounces.{domain}"


def delivery_of(address: str, *, key: bytes) -> str | None:
    """Whose bounce comes to this address; nothing for one that we did not write. Servers may change its case."""
    local, at, _ = address.strip().strip("<>").lower().rpartition("@")
    read = _LOCAL.fullmatch(local)
    if not at or read is None or not hmac.compare_digest(read[2], _mac(read[1], key)):
        return None
    return read[1]


def _mac(delivery: str, key: bytes) -> str:
    return hmac.digest(key, b"bounce " + delivery.encode(), "sha256").hex()[:_MAC_DIGITS]
