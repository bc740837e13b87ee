"""What the running product says in place of what is shipped with it."""

from collections.abc import Iterator

from apps.i18n.content import SERVER
from apps.i18n.models import Catalogue, Locale, Message
from apps.i18n.selectors.locales import get_interface_locale
from shared.cache import remembered
from shared.translating.forms import ONLY, Forms
from shared.translating.languages import plurals_of

KEPT_SECONDS = 24 * 60 * 60
IN_THE_BROWSER = (Catalogue.STUDIO, Catalogue.BLOCKS)
ON_THE_SERVER = (Catalogue.SERVER, Catalogue.MAIL)


def messages_of(*, locale: str) -> dict[str, str]:
    """The texts of the studio that administrators wrote in an active language of the interface, as i18next names them."""
    spoken = get_interface_locale(locale)
    return remembered(_name(spoken, "studio"), seconds=KEPT_SECONDS, make=lambda: _said(spoken))


def server_texts_of(*, locale: str) -> dict[str, str]:
    """The sentences of the server, and of its mails, that administrators wrote in an active language."""
    spoken = get_interface_locale(locale)
    return remembered(
        _name(spoken, "server"), seconds=KEPT_SECONDS, make=lambda: _sentences(spoken)
    )


def _name(locale: Locale, what: str) -> str:
    return f"i18n:{what}:{locale.code}:{locale.updated_at.timestamp()}"


def _said(locale: Locale) -> dict[str, str]:
    written = _written(locale, IN_THE_BROWSER)
    return {name: text for key, forms in written for name, text in _named(key, forms, locale)}


def _sentences(locale: Locale) -> dict[str, str]:
    written = _written(locale, ON_THE_SERVER)
    return {key.removeprefix(SERVER): forms[ONLY] for key, forms in written}


def _written(locale: Locale, catalogues: tuple[Catalogue, ...]) -> Iterator[tuple[str, Forms]]:
    return (
        Message.objects.filter(locale=locale, shipped=False, key__catalogue__in=catalogues)
        .filter(key__retired_at=None)
        .order_by("key__key")
        .values_list("key__key", "forms")
        .iterator()
    )


def _named(key: str, forms: Forms, locale: Locale) -> Iterator[tuple[str, str]]:
    """One name for each plural category of the language: i18next would answer in French for one that lacks."""
    if ONLY in forms:
        yield key, forms[ONLY]
        return
    for category in {**plurals_of(locale.code), **forms}:
        yield f"{key}_{category}", forms.get(category) or forms["other"]
