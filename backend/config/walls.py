"""What keeps one request, and one company, from taking everything."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

import structlog
from django.conf import settings
from django.http import HttpRequest, HttpResponse

from config.answers import answer
from shared.http.address import caller
from shared.http.places import NoPlaceError, Places
from shared.http.watch import TookTooLong, Watch

log = structlog.get_logger("http")

WITHOUT = ("/healthz", "/readyz", "/_brand")
REMEMBERED = 10_000
RETRY_AFTER = "2"

Answers = Callable[[HttpRequest], HttpResponse]

watch = Watch()  # one for the process: each has a thread of its own


class Deadline:
    """Answer 503 instead of a request that is late."""

    def __init__(self, get_response: Answers) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        try:
            with watch.over():
                return self.get_response(request)
        except TookTooLong:
            log.exception("request_too_long", method=request.method)  # says where it was
            return answer(request, 503, "took_too_long")


class Bulkhead:
    """Let a request wait for its place before it takes anything, a connection to the database above all."""

    def __init__(self, get_response: Answers) -> None:
        self.get_response = get_response
        self.places = Places()
        self._company_of: OrderedDict[str, str] = OrderedDict()
        self._lock = Lock()

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.path in WITHOUT:
            return self.get_response(request)
        session = request.COOKIES.get(settings.SESSION_COOKIE_NAME, "")
        try:
            with self.places.of(self._who(request, session)):
                response = self.get_response(request)
        except NoPlaceError:
            response = answer(request, 503, "busy")
            response["Retry-After"] = RETRY_AFTER
        self._remember(request, session)
        return response

    def _who(self, request: HttpRequest, session: str) -> str:
        """The company that this session worked in last time, or else where the call comes from."""
        with self._lock:
            return self._company_of.get(session) or caller(request)

    def _remember(self, request: HttpRequest, session: str) -> None:
        actor = getattr(request, "actor", None)
        if not session or actor is None or actor.is_anonymous:
            return
        with self._lock:
            self._company_of[session] = str(actor.company_id or actor.user_id)
            self._company_of.move_to_end(session)
            while len(self._company_of) > REMEMBERED:
                self._company_of.popitem(last=False)
