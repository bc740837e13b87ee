"""What the running product says in place of what is shipped with it."""

from collections.abc import Iterator, Sequence

from django.db.models import Exists, OuterRef, QuerySet

from apps.i18n.content import SERVER
from apps.i18n.models import Catalogue, Locale, Message
from apps.i18n.selectors.locales import get_interface_locale, interface_locales
from shared.cache import remembered
from shared.language import SHIPPED, Offered, Spoken
from shared.translating.forms import ONLY, Forms
from shared.translating.languages import plurals_of

KEPT_SECONDS = 24 * 60 * 60
IN_THE_BROWSER = (Catalogue.STUDIO, Catalogue.BLOCKS)
ON_THE_SERVER = (Catalogue.SERVER, Catalogue.MAIL)


def messages_of(*, locale: str) -> dict[str, str]:
    """The texts of the studio that administrators wrote in an active language of the interface, as i18next names them."""
    spoken = get_interface_locale(locale)
    return remembered(_name(spoken), seconds=KEPT_SECONDS, make=lambda: _said(spoken))


def spoken_today() -> Spoken:
    """The active languages of the interface, those shipped always among them, and what is said in each on the server."""
    written = Message.objects.filter(
        locale=OuterRef("pk"), shipped=False, key__catalogue__in=IN_THE_BROWSER
    )
    locales = list(interface_locales().annotate(is_written=Exists(written)))
    offered = {one.code: one for one in SHIPPED} | {one.code: _offered(one) for one in locales}
    return Spoken(offered=tuple(offered.values()), sentences=_sentences(locales))


def _offered(locale: Locale) -> Offered:
    return Offered(
        code=locale.code,
        name=locale.own_name or locale.label,
        direction=locale.direction,
        stamp=stamp_of(locale) if getattr(locale, "is_written", False) else "",
    )


def stamp_of(locale: Locale) -> str:
    """Part of the address of its texts: another one as soon as they change."""
    return f"{int(locale.updated_at.timestamp() * 1_000_000):x}"


def _name(locale: Locale) -> str:
    return f"i18n:studio:{locale.code}:{stamp_of(locale)}"


def _said(locale: Locale) -> dict[str, str]:
    written = _written([locale], IN_THE_BROWSER).values_list("key__key", "forms")
    return {name: text for key, forms in written for name, text in _named(key, forms, locale)}


def _sentences(locales: Sequence[Locale]) -> dict[str, dict[str, str]]:
    told: dict[str, dict[str, str]] = {}
    written = _written(locales, ON_THE_SERVER).values_list("locale__code", "key__key", "forms")
    for code, key, forms in written:
        told.setdefault(code, {})[key.removeprefix(SERVER)] = forms[ONLY]
    return told


def _written(locales: Sequence[Locale], catalogues: tuple[Catalogue, ...]) -> QuerySet[Message]:
    written = Message.objects.filter(locale__in=locales, shipped=False)
    return written.filter(key__catalogue__in=catalogues, key__retired_at=None).order_by("key__key")


def _named(key: str, forms: Forms, locale: Locale) -> Iterator[tuple[str, str]]:
    """One name for each plural category of the language: i18next would answer in French for one that lacks."""
    if ONLY in forms:
        yield key, forms[ONLY]
        return
    for category in {**plurals_of(locale.code), **forms}:
        yield f"{key}_{category}", forms.get(category) or forms["other"]
