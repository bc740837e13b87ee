"""The mark of a browser on which somebody has signed in before: guesses of others do not stop it."""

from dataclasses import dataclass

from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.utils.crypto import get_random_string, salted_hmac

COOKIE = "__Host-livretier-device"
SALT = "known device"
HALF_A_YEAR = 180 * 24 * 60 * 60
MOST_PEOPLE = 8  # of a computer that a team shares; the last ones


@dataclass(frozen=True, slots=True)
class KnownDevice:
    """A browser, and digests of the addresses that signed in on it."""

    name: str = ""
    people: tuple[str, ...] = ()

    def knows(self, address: str) -> bool:
        return _digest(address) in self.people

    def remembering(self, address: str) -> "KnownDevice":
        others = [one for one in self.people if one != _digest(address)]
        return KnownDevice(
            self.name or get_random_string(22), (_digest(address), *others[: MOST_PEOPLE - 1])
        )


def device_behind(request: HttpRequest) -> KnownDevice:
    """What the browser carries of ours; a device that nobody knows when it is not."""
    try:
        name, *people = signing.loads(
            request.COOKIES.get(COOKIE, ""), salt=SALT, max_age=HALF_A_YEAR
        )
    except (signing.BadSignature, ValueError, TypeError):
        return KnownDevice()
    return KnownDevice(name, tuple(people))


def mark_device(response: HttpResponse, device: KnownDevice) -> None:
    """Let the browser carry it for half a year."""
    response.set_cookie(
        COOKIE,
        signing.dumps([device.name, *device.people], salt=SALT),
        max_age=HALF_A_YEAR,
        secure=True,
        httponly=True,
        samesite="Lax",
    )


def _digest(address: str) -> str:
    return salted_hmac(SALT, address.strip().lower(), algorithm="sha256").hexdigest()[:22]
