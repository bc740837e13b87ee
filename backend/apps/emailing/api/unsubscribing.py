"""Where somebody says that they want no more mail, outside the API: no account, no cookie, no script.

Mail programs and their scanners open every address: looking changes nothing, only posting does (RFC 8058).
"""

from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

import structlog
from django.http import HttpRequest, HttpResponse
from django.template import Context, Engine, Template
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import override
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from apps.emailing import services
from apps.emailing.selectors import UNDONE_WITHIN, Reader, find_reader
from shared.language import preferred_language, text

ONE_CLICK = ("List-Unsubscribe", "One-Click")
STOP, AGAIN = "stop", "again"


@csrf_exempt  # a mail program has no page of ours, and the token says whose wish it is
@require_http_methods(["GET", "HEAD", "POST"])
def unsubscribe(request: HttpRequest, token: str) -> HttpResponse:
    """The page with its button; what is posted is in force in the next claim."""
    now = timezone.now()
    reader = find_reader(token)
    if reader is None:
        return _page(request, _unknown(request), status=404)
    wish = _wish(request)
    if wish == STOP:
        services.unsubscribe(reader=reader, now=now)
    elif wish == AGAIN:
        services.subscribe_again(reader=reader, now=now)
    if wish:
        reader = find_reader(token) or reader
    return _page(request, _shown(reader, now), done=bool(wish))


def _wish(request: HttpRequest) -> str:
    """What a form of ours or a mail program posts; nothing for anything else."""
    if request.method != "POST":
        return ""
    if request.POST.get(ONE_CLICK[0]) == ONE_CLICK[1]:
        return STOP
    said = request.POST.get("do", "")
    return said if said in (STOP, AGAIN) else ""


def _shown(reader: Reader, now: datetime) -> dict[str, Any]:
    language, company = reader.language, reader.company
    if reader.unsubscribed_at is None:
        return {
            **_said("ask", language, company=company, lines=("stays", "other_ways")),
            "act": STOP,
        }
    until = _day(reader.unsubscribed_at + UNDONE_WITHIN, language)
    if reader.may_undo(now=now):
        said = _said("done", language, company=company, until=until, lines=("stays", "undo"))
        return {**said, "act": AGAIN}
    return {**_said("over", language, company=company, lines=("stays",), button=False), "act": ""}


def _unknown(request: HttpRequest) -> dict[str, Any]:
    language = preferred_language(request.headers.get("Accept-Language", ""))
    return {**_said("unknown", language, lines=("advice",), button=False), "act": ""}


def _said(
    state: str, language: str, *, lines: tuple[str, ...], button: bool = True, **params: str
) -> dict[str, Any]:
    key = f"unsubscribing.{state}"
    return {
        "language": language,
        "said": {
            "title": text(f"{key}.title", language, **params),
            "lines": [text(f"{key}.{line}", language, **params) for line in lines],
            "button": text(f"{key}.button", language, **params) if button else "",
        },
    }


def _day(moment: datetime, language: str) -> str:
    with override(language.lower()):
        return date_format(timezone.localtime(moment), "DATE_FORMAT")


def _page(
    request: HttpRequest, shown: dict[str, Any], *, status: int = 200, done: bool = False
) -> HttpResponse:
    # The policy that nginx says lets styles with the id of this request pass, and nothing else.
    nonce = structlog.contextvars.get_contextvars().get("request_id", "")
    page = _template().render(Context({**shown, "nonce": nonce, "done": done}))
    return HttpResponse(page, status=status, content_type="text/html; charset=utf-8")


@cache
def _template() -> Template:
    return Engine(dirs=[str(Path(__file__).parent)]).get_template("unsubscribe.html")
