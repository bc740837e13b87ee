"""The unit of work: every API call is one transaction, in one identity, done once."""

from collections.abc import Callable

from django.db import transaction
from django.http import HttpRequest, HttpResponse
from ninja.utils import check_csrf

from apps.companies.session import identify
from config.answers import answer, refusal
from shared import errors
from shared.actor import Actor
from shared.http.once import run_once
from shared.tenancy import act_as

SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")
PREFIXES = ("/api/", "/_i18n/")


class UnitOfWork:
    """Open the transaction, say who calls, check CSRF, honour the Idempotency-Key."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not request.path.startswith(PREFIXES):
            return self.get_response(request)
        with act_as(Actor()):
            response = self._answer(request)
            if response.status_code == 405:
                response = answer(request, 405, "method_not_allowed")
            if response.status_code >= 500:
                transaction.set_rollback(True)
        response["Cache-Control"] = "private, no-store"
        return response

    def _answer(self, request: HttpRequest) -> HttpResponse:
        known = identify(request)
        if request.method in SAFE:
            return self.get_response(request)
        if check_csrf(request):
            return refusal(known, errors.CsrfFailed())
        try:
            return run_once(known, self.get_response)
        except errors.DomainError as error:
            return refusal(known, error)
