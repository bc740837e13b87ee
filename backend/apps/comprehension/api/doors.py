"""The door of questions, outside the API: a form of a static page, or what a script sends in its place."""

import re
from typing import Any
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils import timezone
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST
from pydantic import ValidationError

from apps.comprehension import policies, selectors, services
from apps.comprehension.schemas.door import WANTED, AskedIn
from apps.comprehension.selectors import ShownPage
from apps.publishing.addresses import folder_of
from apps.reading.grants import COOKIE
from apps.reading.selectors import Door, editions_online, find_door
from shared import errors
from shared.http.address import caller, hostname
from shared.tenancy.scope import act_as_company

RECEIVED, WAIT, REFUSED = "question-recue", "question-attente", "question-refusee"
_PAGE = re.compile(r"/l/(?P<slug>[a-z0-9-]{3,60})/(?P<bundle>[0-9a-f]{16})/[a-z0-9/]{1,40}\.html")


@csrf_exempt  # a static page has no token: UnitOfWork asks where the form was
@require_POST
def ask_question(request: HttpRequest, slug: str) -> HttpResponse:
    """Kept under the id that the device gave it; said by a status to a script, on the page to everybody else."""
    now = timezone.now()
    door = find_door(slug=slug, hostname=hostname(request), now=now)
    if door is None or not selectors.may_read(
        door=door, passed=request.COOKIES.get(COOKIE, ""), now=now
    ):
        return _said(request, 403, f"/l/{slug}/")
    asked = _read(request, door)
    shown = _shown(request, door, asked) if asked else None
    back = _back(request, door, shown)
    if asked is None:
        return _said(request, 422, f"{back}#{REFUSED}")
    try:
        new = services.ask_question(
            door=door,
            asked=services.Asked(**_fields(asked)),
            shown=shown,
            address=caller(request),
            now=now,
        )
    except errors.TooManyAttempts as error:
        refused = _said(request, 429, f"{back}#{WAIT}")
        refused["Retry-After"] = str(error.retry_after)
        return refused
    except errors.Forbidden:
        return _said(request, 403, f"{back}#{REFUSED}")
    except errors.Invalid:
        return _said(request, 422, f"{back}#{REFUSED}")
    return _said(request, 201 if new else 200, f"{back}#{RECEIVED}")


def _read(request: HttpRequest, door: Door) -> AskedIn | None:
    """Where people are looked after, who asks is not even read."""
    wanted: dict[str, Any] = {name: request.POST[name] for name in WANTED if request.POST.get(name)}
    if policies.is_care(door.booklet):
        wanted = {name: wanted[name] for name in wanted.keys() - {"name", "reply_to", "ticket"}}
    try:
        return AskedIn(**wanted)
    except ValidationError:
        return None


def _fields(asked: AskedIn) -> dict[str, Any]:
    return {name: value for name, value in asked.dict().items() if name != "bundle"}


def _shown(request: HttpRequest, door: Door, asked: AskedIn) -> ShownPage | None:
    with act_as_company(door.booklet.company_id):
        stood = _stood(request)
        bundle = asked.bundle or (stood["bundle"] if stood else _bundle_online(door))
        return selectors.page_shown(booklet=door.booklet, bundle=bundle, page_id=asked.page)


def _stood(request: HttpRequest) -> re.Match[str] | None:
    """The page of ours on which a plain form stood: it cannot name itself, but the browser does."""
    return _PAGE.fullmatch(urlsplit(request.headers.get("Referer", "")).path)


def _bundle_online(door: Door) -> str:
    online = editions_online(booklet=door.booklet).filter(locale=door.booklet.reference_locale)
    return folder_of(online.values_list("bundle", flat=True).first() or "")


def _back(request: HttpRequest, door: Door, shown: ShownPage | None) -> str:
    """The page that was read; the one on which the form stood, or the entry, where no page is known."""
    root, stood = f"/l/{door.booklet.slug}/", _stood(request)
    if shown:
        return f"{root}{folder_of(shown.edition.bundle)}/{shown.file}"
    return stood[0] if stood and stood["slug"] == door.booklet.slug else root


def _said(request: HttpRequest, status: int, back: str) -> HttpResponse:
    """An address that is made of slugs, folders of bundles and names of pages."""
    if request.POST.get("by") == "script":
        return JsonResponse({}, status=status)
    return HttpResponse(status=303, headers={"Location": back})
