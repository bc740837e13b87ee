from dataclasses import replace
from datetime import datetime

import structlog
from django.contrib.auth import authenticate

from apps.accounts.models import User
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor

log = structlog.get_logger()


class BadCredentials(errors.Invalid):
    code = "bad_credentials"


def sign_in(*, actor: Actor, email: str, password: str, now: datetime) -> User:
    """The user whose address and password these are; one answer for every way of being wrong."""
    user = authenticate(email=email, password=password)
    if not isinstance(user, User):
        log.info("sign_in_refused", ip=actor.ip)
        raise BadCredentials
    journal.record(
        actor=replace(actor, user_id=user.id), action="accounts.signed_in", target=user, now=now
    )
    return user
