"""The doors of kept booklets, outside the API: a form, a link, a session. nginx serves everything else.

They answer with a way back to the booklet, and a pass in a cookie or none. Nothing is written down.
"""

from datetime import datetime
from typing import cast

from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_POST

from apps.reading import selectors, services
from apps.reading.grants import (
    ASKING,
    CAME,
    CAME_AS_MEMBER,
    CAME_BY_CODE,
    COOKIE,
    HANDOVER_SECONDS,
    MESSAGE,
    PERSON,
    Pass,
    new_token,
    open_handover,
    person_path,
    seal_handover,
)
from apps.reading.selectors import Door
from shared import errors
from shared.addresses import booklet_address
from shared.http.address import caller, hostname
from shared.http.request import Request


@csrf_exempt  # a static page has no token: UnitOfWork asks where the form was
@require_POST
def enter_code(request: HttpRequest, slug: str) -> HttpResponse:
    """The form of the gate."""
    now = timezone.now()
    door = _door(request, slug, now)
    if door is None:
        return _to(slug)
    given, address = request.POST.get("code", "")[:20], caller(request)
    entry = _entry(door, request.POST.get("locale", ""))
    try:
        entered = services.let_in_by_code(
            door=door,
            code=given,
            address=address,
            former_pass=request.COOKIES.get(COOKIE, ""),
            now=now,
        )
    except services.WrongCode:
        return _to(door.booklet.slug, f"{entry}code/refuse")
    except errors.TooManyAttempts:
        return _to(door.booklet.slug, f"{entry}code/attente")
    return _let_in(door, entered, now, f"{entry}{CAME_BY_CODE if entered else ''}")


@require_GET
def follow_link(request: HttpRequest, slug: str, token: str) -> HttpResponse:
    """A personal link. Whoever looks at it in advance changes nothing."""
    now = timezone.now()
    door = _door(request, slug, now)
    if door is None:
        return _to(slug)
    opens = door.access.mode in services.OPENED_BY_LINKS
    try:
        entered = services.let_in_by_link(door=door, token=token, address=caller(request), now=now)
    except services.EndedLink:
        return _to(door.booklet.slug, "lien/revoque" if opens else "")
    except services.UnknownLink:
        return _to(door.booklet.slug, "lien/inconnu" if opens else "")
    except errors.TooManyAttempts:
        return _to(door.booklet.slug)
    response = _let_in(door, entered.passed, now, _came(request) if entered.person else "")
    if entered.person:
        response.set_cookie(
            PERSON,
            entered.person.value,
            max_age=int((entered.person.until - now).total_seconds()),
            path=person_path(door.booklet.slug),
            secure=True,
            httponly=True,
            samesite="Lax",
        )
    return response


@require_GET
def ask_as_member(request: HttpRequest, slug: str) -> HttpResponse:
    """Somebody of the company: the studio, where they sign in, is asked who they are."""
    door = _door(request, slug, timezone.now())
    if door is None:
        return _to(slug)
    asking = new_token()
    response = _see_other(selectors.member_address(booklet=door.booklet, asking=asking))
    response.set_cookie(
        ASKING,
        asking,
        max_age=HANDOVER_SECONDS,
        path=f"/l/{door.booklet.slug}/member",
        secure=True,
        httponly=True,
        samesite="Lax",
    )
    return response


@require_GET
def enter_as_member(request: HttpRequest, slug: str, asking: str) -> HttpResponse:
    """On the studio's origin: who is signed in there comes in on the reading origin."""
    now, actor = timezone.now(), cast("Request", request).actor
    door = selectors.find_door(slug=slug, hostname=None, now=now)
    if door is None:
        return _see_other(booklet_address(f"/l/{slug}/"))
    if actor.is_anonymous:
        return _see_other(f"/auth/login?retour=/l/{door.booklet.slug}/member")
    entered = services.let_in_member(door=door, actor=actor, now=now)
    rest = f"/member/{seal_handover(entered, asking=asking)}" if entered else "/"
    return _see_other(selectors.reading_address(booklet=door.booklet, rest=rest))


@require_GET
def receive_member(request: HttpRequest, slug: str, sealed: str) -> HttpResponse:
    """The pass that the studio handed over, for the device that asked for it."""
    now = timezone.now()
    door = _door(request, slug, now)
    if door is None:
        return _to(slug)
    slug = door.booklet.slug
    entered = open_handover(sealed, slug=slug, asking=request.COOKIES.get(ASKING, ""))
    return _let_in(door, entered, now, CAME_AS_MEMBER if entered else "")


def _came(request: HttpRequest) -> str:
    """What the page is told: that they came by their link, and by that of which message; it tells us once it is in sight."""
    message = request.GET.get("m", "")
    return f"?m={message}{CAME}" if MESSAGE.fullmatch(message) else CAME


def _door(request: HttpRequest, slug: str, now: datetime) -> Door | None:
    return selectors.find_door(slug=slug, hostname=hostname(request), now=now)


def _entry(door: Door, locale: str) -> str:
    """The page of the language in which somebody knocked; the booklet's own for any other."""
    booklet = door.booklet
    stands = locale in selectors.locales_online(booklet=booklet)
    return f"{locale}/" if stands and locale != booklet.reference_locale else ""


def _let_in(door: Door, entered: Pass | None, now: datetime, entry: str = "") -> HttpResponse:
    response = _to(door.booklet.slug, entry)
    if entered:
        response.set_cookie(
            COOKIE,
            entered.value,
            max_age=int((entered.until - now).total_seconds()),
            path=entered.path,
            secure=True,
            httponly=True,
            samesite="Lax",
        )
    return response


def _to(slug: str, page: str = "") -> HttpResponse:
    return _see_other(f"/l/{slug}/{page}")


def _see_other(address: str) -> HttpResponse:
    """An address that is made of configured origins, slugs, languages and what we signed."""
    return HttpResponse(status=303, headers={"Location": address})
