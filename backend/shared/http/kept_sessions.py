from django.contrib.sessions.middleware import SessionMiddleware
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers


class KeptSessions(SessionMiddleware):
    """Django's sessions, but an unknown one keeps its cookie.

    Whoever signs in, changes identity or signs out has other calls on their way, which carry the former session. Django's
    late answer to them takes the cookie away, and with it the session that was given meanwhile.
    """

    def process_response(self, request: HttpRequest, response: HttpResponse) -> HttpResponse:
        session = getattr(request, "session", None)
        if session is not None and session.is_empty() and not session.modified:
            patch_vary_headers(response, ("Cookie",))
            return response
        return super().process_response(request, response)
