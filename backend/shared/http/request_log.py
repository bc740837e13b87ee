"""One line for each request, and its id on every line written meanwhile; it is counted, too."""

import re
import time
from collections.abc import Callable
from uuid import uuid4

import structlog
from django.http import HttpRequest, HttpResponse

from shared.traffic.counting import traffic

log = structlog.get_logger("http")

TRUSTED_ID = re.compile(r"[0-9a-zA-Z-]{8,64}")
# A personal link is its path; so is what a device asks as a member, what it is handed, and where one unsubscribes.
TOKEN = re.compile(r"^(/l/[^/]+/(?=[A-Za-z0-9_-]{43}$)|/l/[^/]+/member/|/_reading/[^/]+/|/d/).+$")
QUIET = ("/healthz", "/readyz", "/_brand")


class RequestLog:
    """Take the id that nginx gave, bind it to the logs, send it back."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        given = request.headers.get("X-Request-Id", "")
        request_id = given if TRUSTED_ID.fullmatch(given) else uuid4().hex
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request_id=request_id)
        started = time.perf_counter()

        response = self.get_response(request)

        response["X-Request-Id"] = request_id
        if request.path not in QUIET:
            seconds = time.perf_counter() - started
            traffic.note(request, status=response.status_code, seconds=seconds)
            log.info(
                "request",
                method=request.method,
                path=TOKEN.sub(r"\1…", request.path),
                status=response.status_code,
                ms=round(seconds * 1000, 1),
            )
        return response
