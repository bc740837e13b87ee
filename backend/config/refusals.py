"""Answers of last resort, in the same shape as all others."""

from django.http import HttpRequest, HttpResponse

from config.answers import answer


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    return answer(request, 400, "bad_request")


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return answer(request, 404, "not_found")


def broken(request: HttpRequest) -> HttpResponse:
    return answer(request, 500, "broken")
