from datetime import datetime, timedelta

import structlog
from django.contrib.auth import authenticate

from apps.accounts.models import User
from apps.accounts.services.check_second_factor import check_second_factor
from apps.accounts.services.choose_password import normalized
from shared import errors
from shared.actor import Actor
from shared.limits import Limit

log = structlog.get_logger()


FAILURES = Limit(name="sign-in failures", times=10, within=timedelta(minutes=15))
# One password tried on many accounts; a large office makes fewer mistakes than this.
NETWORK_FAILURES = Limit(
    name="sign-in failures of a network", times=200, within=timedelta(minutes=15)
)


class BadCredentials(errors.Invalid):
    code = "bad_credentials"


def check_credentials(
    *, actor: Actor, email: str, password: str, code: str = "", now: datetime
) -> User:
    """The user whose address, password and code these are; one answer for every wrong pair."""
    address = email.strip().lower()
    FAILURES.take(address, actor.ip, now=now)
    NETWORK_FAILURES.check(actor.ip, now=now)
    user = authenticate(email=address, password=normalized(password))
    if not isinstance(user, User):
        log.info("sign_in_refused", ip=actor.ip)
        NETWORK_FAILURES.take(actor.ip, now=now)
        raise BadCredentials
    check_second_factor(user=user, code=code, now=now)
    FAILURES.forget(address, actor.ip)
    return user
