from email.utils import parseaddr
from functools import lru_cache

from django.conf import settings


def envelope_sender() -> str:
    """The address to which a provider returns what it cannot deliver."""
    return _address(settings.DEFAULT_FROM_EMAIL)


@lru_cache(maxsize=10)
def _address(sender: str) -> str:
    return parseaddr(sender)[1]
