"""The doors of the API: being signed in, with a second factor where one is asked for, and the terms accepted."""

from typing import cast

from django.conf import settings
from django.http import HttpRequest
from ninja.security import APIKeyCookie

from shared import errors
from shared.actor import Actor
from shared.http.request import Request

SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")
# A page says for whom and in which company it believes to work: another tab may have changed it.
WORKING_AS = "X-Working-As"


class SignedInAnyhow(APIKeyCookie):
    """Anybody with a session. CSRF is checked before, for every unsafe call."""

    param_name = settings.SESSION_COOKIE_NAME

    def __init__(self) -> None:
        super().__init__(csrf=False)

    def authenticate(self, request: HttpRequest, key: str | None) -> Actor:
        actor = cast("Request", request).actor
        if actor.is_anonymous:
            raise errors.NotSignedIn
        return actor


class SignedIn(SignedInAnyhow):
    """A signed-in person whose page, if it says so, knows in whose name and where it works."""

    def authenticate(self, request: HttpRequest, key: str | None) -> Actor:
        actor = super().authenticate(request, key)
        if request.headers.get(WORKING_AS, working_as(actor)) != working_as(actor):
            raise errors.SessionChanged
        if cast("Request", request).switch_ended and request.method not in SAFE:
            raise errors.SwitchEnded
        return actor


def working_as(actor: Actor) -> str:
    """How a page names who it works for."""
    return f"{actor.user_id} {actor.company_id or ''}".strip()


class SecondFactorSet(SignedIn):
    """A signed-in person who has a second factor, or of whom nobody asks it."""

    def authenticate(self, request: HttpRequest, key: str | None) -> Actor:
        actor = super().authenticate(request, key)
        if actor.second_factor_missing:
            raise errors.SecondFactorMissing
        return actor


class TermsAccepted(SecondFactorSet):
    """A person who also accepted the terms in force."""

    def authenticate(self, request: HttpRequest, key: str | None) -> Actor:
        actor = super().authenticate(request, key)
        if not actor.terms_accepted:
            raise errors.TermsNotAccepted
        return actor


signed_in_anyhow = SignedInAnyhow()
signed_in = SignedIn()
second_factor_set = SecondFactorSet()
terms_accepted = TermsAccepted()
