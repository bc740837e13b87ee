"""The unit of work: every call is one transaction, in one identity, done once."""

from collections.abc import Callable

from django.db import transaction
from django.http import HttpRequest, HttpResponse
from ninja.utils import check_csrf

from apps.companies.session import identify
from config.answers import answer, refusal
from config.hosts import READERS, READERS_DOORS, require_known_host
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.http.auth import SAFE
from shared.http.later import DrawnLater
from shared.http.once import run_once
from shared.http.own_page import is_own_page, require_own_page
from shared.language import speech
from shared.patience import somebody_waiting
from shared.tenancy import act_as

WITHOUT = ("/healthz", "/readyz", "/_brand")
# Kept by the browser, when they are asked for by the address that changes with them.
TEXTS = "/_i18n/"
# Called by providers and mail programs, which have no page of ours: a signature or a token says who may.
WITHOUT_TOKEN = ("/hooks/mail/", "/d/")


class UnitOfWork:
    """Open the transaction, say who calls, check CSRF, honour the Idempotency-Key."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.path in WITHOUT:
            return self.get_response(request)
        with somebody_waiting():
            return self._work(request)

    def _work(self, request: HttpRequest) -> HttpResponse:
        require_known_host(request)
        speech.keep_up()
        with act_as(Actor()):
            response = self._answer(request)
            if response.status_code >= 500:
                transaction.set_rollback(True)
        if isinstance(response, DrawnLater):
            response = _drawn(request, response)
        if not (request.path.startswith(TEXTS) and response.has_header("Cache-Control")):
            response["Cache-Control"] = "private, no-store"
        return response

    def _answer(self, request: HttpRequest) -> HttpResponse:
        known = identify(request)
        try:
            if request.method in SAFE:
                return self._call(known)
            _check_csrf(known)
            if request.method == "DELETE":
                require_own_hands(known.actor)
            response = run_once(known, self._call)
        except errors.DomainError as error:
            transaction.set_rollback(True)
            return refusal(known, error)
        if known.said_anyway and response.status_code < 500:
            known.said_anyway()
        return response

    def _call(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if response.status_code != 405:
            return response
        refused = answer(request, 405, "method_not_allowed")
        refused["Allow"] = response["Allow"]
        return refused


def _drawn(request: HttpRequest, response: DrawnLater) -> HttpResponse:
    """The file, or why there is none now: the transaction of its call has ended."""
    try:
        response.draw()
    except errors.DomainError as error:
        return refusal(request, error)
    return response


def _check_csrf(request: HttpRequest) -> None:
    """The body is read whole first: Django would look for the token in a form and consume it."""
    if request.path.startswith(WITHOUT_TOKEN):
        return
    if request.path.startswith(READERS):  # static pages: they carry no token
        require_own_page(request)
        return
    if request.path.startswith(READERS_DOORS) and is_own_page(request):
        return
    _ = request.body
    if check_csrf(request):
        raise errors.CsrfFailed
