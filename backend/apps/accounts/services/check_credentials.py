import structlog
from django.contrib.auth import authenticate

from apps.accounts.models import User
from shared import errors
from shared.actor import Actor

log = structlog.get_logger()


class BadCredentials(errors.Invalid):
    code = "bad_credentials"


def check_credentials(*, actor: Actor, email: str, password: str) -> User:
    """The user whose address and password these are; one answer for every way of being wrong."""
    user = authenticate(email=email, password=password)
    if not isinstance(user, User):
        log.info("sign_in_refused", ip=actor.ip)
        raise BadCredentials
    return user
