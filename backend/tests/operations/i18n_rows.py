"""The rows of languages and their texts: the platform's, kept by its staff."""

from base64 import b64encode
from typing import Any
from uuid import uuid4

from apps.companies.models import Company
from apps.i18n.factories import (
    LocaleFactory,
    MessageFactory,
    MessageKeyFactory,
    TextImportFactory,
)
from apps.i18n.models import LineAction, Locale, TextImport, TextImportLine
from shared.tenancy import act_as_platform
from tests.operations.chapter_rows import STAFF
from tests.operations.row import EVERYBODY, WAY_IN, Row
from tests.operations.world import World

LANGUAGE = "a language of the interface"


def _locale(company: Company) -> dict[str, Any]:
    """Another one each time."""
    with act_as_platform():
        return {"code": LocaleFactory.create(preparing=True).code}


def _text(company: Company) -> dict[str, Any]:
    with act_as_platform():
        return {"key": MessageKeyFactory.create(key=f"home.{uuid4().hex}").key, **_locale(company)}


def _import(company: Company) -> dict[str, Any]:
    with act_as_platform():
        return {"import_id": TextImportFactory.create().id}


def _lasting_import(company: Company) -> dict[str, Any]:
    """The same one each time, so that it can be seeded."""
    with act_as_platform():
        if not TextImport.objects.filter(id=company.id).exists():
            TextImportFactory.create(id=company.id)
    return {"import_id": company.id}


def _lines(world: World, count: int) -> None:
    _lasting_import(world.own)
    found = TextImport.objects.get(id=world.own.id)
    TextImportLine.objects.bulk_create(
        TextImportLine(text_import=found, number=number, key=f"{uuid4()}", action=LineAction.NEW)
        for number in range(count)
    )


def plant_text(world: World, text: str) -> None:
    """A translation that somebody wrote."""
    english = Locale.objects.get(code="en-GB")
    key = MessageKeyFactory.create(french={"": text})
    MessageFactory.create(locale=english, key=key, forms={"": text})


def _new_language(world: World) -> dict[str, Any]:
    with act_as_platform():
        Locale.objects.filter(code="pt-PT").delete()
    return {"code": "pt-PT"}


def _texts(world: World, count: int) -> None:
    MessageKeyFactory.create_batch(count)


def _locales(world: World, count: int) -> None:
    LocaleFactory.create_batch(count)


def _kept(**row: Any) -> Row:
    """An act of those who keep languages; whoever is signed in may know of them."""
    return Row(STAFF, names_something_public=LANGUAGE if "path" in row else "", **row)


I18N_ROWS: dict[str, Row] = {
    "list_locales": _kept(seed=_locales),
    "list_locale_proposals": _kept(query="q=portugais"),
    "add_locale": _kept(success=201, body=_new_language, while_switched=True),
    "get_locale": _kept(path=_locale),
    "update_locale": _kept(
        path=_locale, body=lambda world: {"offered_from": 60}, while_switched=True
    ),
    "retire_locale": _kept(path=_locale, while_switched=True),
    "list_messages": _kept(query="locale=en-GB", seed=_texts),
    "write_message": _kept(
        path=_text,
        body=lambda world: {"forms": {"": "Guten Tag"}, "revision": 0},
        while_switched=True,
    ),
    "set_back_message": _kept(path=_text, query="revision=0", while_switched=False),
    "export_messages": _kept(query="locale=en-GB"),
    "start_text_import": _kept(
        success=201,
        while_switched=True,
        body=lambda world: {
            "locale": "en-GB",
            "name": "en.json",
            "content": b64encode(b'{"home": {"title": "Home"}}').decode(),
        },
    ),
    "get_text_import": _kept(path=_import),
    "list_text_import_lines": _kept(path=_lasting_import, seed=_lines),
    "apply_text_import": _kept(path=_import, while_switched=True),
    "get_translations": Row(EVERYBODY, **WAY_IN, query="locale=en-GB"),
    "get_locale_messages": Row(
        EVERYBODY,
        **WAY_IN,
        path=lambda company: {"locale": "en-GB"},
        names_something_public=LANGUAGE,
    ),
}
