from datetime import datetime, timedelta

import structlog
from django.contrib.auth import authenticate

from apps.accounts.known_devices import KnownDevice
from apps.accounts.models import User
from apps.accounts.services.check_second_factor import check_second_factor
from apps.accounts.services.choose_password import normalized
from shared import errors
from shared.actor import Actor
from shared.delays import Delay
from shared.limits import Limit

log = structlog.get_logger()

UNKNOWN = KnownDevice()

OWN_FAILURES = Limit(name="sign-in failures of a device", times=10, within=timedelta(minutes=15))
FAILURES = Delay(
    name="sign-in failures",
    free=5,
    first=timedelta(seconds=2),
    longest=timedelta(minutes=15),
    forgotten_after=timedelta(days=1),
)
# One password tried on many accounts; a large office makes fewer mistakes than this.
NETWORK_FAILURES = Delay(
    name="sign-in failures of a network",
    free=200,
    first=timedelta(seconds=1),
    longest=timedelta(seconds=5),
    forgotten_after=timedelta(minutes=15),
)


class BadCredentials(errors.Invalid):
    code = "bad_credentials"


def check_credentials(
    *,
    actor: Actor,
    email: str,
    password: str,
    code: str = "",
    device: KnownDevice = UNKNOWN,
    now: datetime,
) -> User:
    """The user whose address, password and code these are; one answer for every wrong pair.

    On a device that signed in before only its own failures count: whoever guesses elsewhere stops nobody.
    """
    address = email.strip().lower()
    known = device.knows(address)
    if known:
        OWN_FAILURES.take(device.name, address, now=now)
    else:
        FAILURES.take(address, now=now)
        NETWORK_FAILURES.check(actor.ip, now=now)
    user = authenticate(email=address, password=normalized(password))
    if not isinstance(user, User):
        log.info("sign_in_refused", ip=actor.ip)
        if not known:
            NETWORK_FAILURES.take(actor.ip, now=now)
        raise BadCredentials
    check_second_factor(user=user, code=code, now=now)
    FAILURES.forget(address)
    OWN_FAILURES.forget(device.name, address)
    return user
