"""How a process of ours shows the spool that it is one."""

import hmac

from django.conf import settings

NONCE = 32
WELCOME = b"+"


def proof_of(nonce: bytes) -> bytes:
    """What only a holder of the installation's key can say."""
    return hmac.digest(settings.SECRET_KEY.encode(), b"spool" + nonce, "sha256")
