"""Refusals as HTTP: the only place that knows which number a kind of error has."""

from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse

from shared import errors
from shared.language import DEFAULT_LANGUAGE, text

STATUS: dict[type[errors.DomainError], int] = {
    errors.NotSignedIn: 401,
    errors.Forbidden: 403,
    errors.NotFound: 404,
    errors.Conflict: 409,
    errors.Invalid: 422,
    errors.TooManyAttempts: 429,
    errors.PartAway: 503,
    errors.Busy: 503,
}

LATER = errors.TooManyAttempts | errors.PartAway | errors.Busy  # these say in how many seconds


def refusal(request: HttpRequest, error: errors.DomainError) -> HttpResponse:
    """A domain error in the caller's language."""
    status = next(number for kind, number in STATUS.items() if isinstance(error, kind))
    language = language_of(request)
    fields = {
        field: [text(f"fields.{key}", language, **error.params)]
        for field, key in error.fields.items()
    }
    response = answer(request, status, error.code, fields, **error.params)
    if isinstance(error, LATER):
        response["Retry-After"] = str(error.retry_after)
    return response


def answer(
    request: HttpRequest,
    status: int,
    code: str,
    fields: dict[str, list[str]] | None = None,
    **params: object,
) -> HttpResponse:
    """`{code, message, errors?}` with this status."""
    message = text(f"errors.{code}", language_of(request), **params)
    body: dict[str, Any] = {"code": code, "message": message}
    if fields:
        body["errors"] = fields
    return JsonResponse(body, status=status)


def language_of(request: HttpRequest) -> str:
    """The caller's language, once the caller is known."""
    actor = getattr(request, "actor", None)
    return actor.language if actor else DEFAULT_LANGUAGE


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Django's last resort for a request that it cannot take."""
    return answer(request, 400, "bad_request")


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Django's last resort for an address that nothing serves."""
    return answer(request, 404, "not_found")


def broken(request: HttpRequest) -> HttpResponse:
    """Django's last resort for our own faults."""
    return answer(request, 500, "broken")
