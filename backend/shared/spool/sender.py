from email.utils import parseaddr

from django.conf import settings


def envelope_sender() -> str:
    """The address to which a provider returns what it cannot deliver."""
    return parseaddr(settings.DEFAULT_FROM_EMAIL)[1]
