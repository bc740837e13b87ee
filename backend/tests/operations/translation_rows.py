"""The rows of translations of booklets."""

from base64 import b64encode
from typing import Any

from apps.booklets.factories import BookletChapterFactory
from apps.booklets.models import Booklet, BookletPage
from apps.companies.models import Company
from apps.translations import selectors
from apps.translations.factories import PORTUGUESE, TranslationFactory
from apps.translations.models import Translation
from shared.tenancy import act_as_platform
from tests.operations.booklet_access_rows import AUTHORS, READERS, of_booklet
from tests.operations.world import Caller, World

TRANSLATORS = AUTHORS | {Caller.TRANSLATOR}


def _sheet(company: Company) -> dict[str, Any]:
    """The first page of the booklet that the world's people work on, whose title is not yet validated."""
    with act_as_platform():
        booklet = Booklet.objects.get(id=company.id)
        if PORTUGUESE not in booklet.locales:
            booklet.locales = [PORTUGUESE]
            booklet.save()
        Translation.objects.filter(booklet=booklet).delete()
        TranslationFactory.create(booklet=booklet, validated=False)
        pages = BookletPage.objects.filter(chapter__booklet=booklet).order_by("id")
        return {"locale": PORTUGUESE, "sheet_id": pages[0].page_id}


def _unit(company: Company) -> dict[str, Any]:
    return {**_sheet(company), "unit": "title"}


def _language(company: Company) -> dict[str, Any]:
    with act_as_platform():
        Booklet.objects.filter(id=company.id).update(locales=[PORTUGUESE])
    return {"locale": PORTUGUESE}


def plant_translation(world: World, text: str) -> None:
    """A page that somebody named, and translated."""
    booklet = Booklet.objects.get(id=world.own.id)
    chapter = BookletChapterFactory.create(booklet=booklet, pages=[text])
    page = BookletPage.objects.get(chapter=chapter).page_id
    TranslationFactory.create(booklet=booklet, owner_id=page, text=text)


def _file(_: World) -> dict[str, Any]:
    """A text of no booklet: what those of one become is said in its own tests."""
    table = f"Clé;Traduction ({PORTUGUESE});Repère\nx.title;Boas-vindas a todos;1.\n"
    return {"content": b64encode(table.encode()).decode()}


def _everywhere(company: Company) -> dict[str, Any]:
    return {"sheet": None}


def _read(company: Company) -> dict[str, Any]:
    """What the title says in French, and the translation that is there."""
    with act_as_platform():
        booklet = Booklet.objects.get(id=company.id)
        pages = BookletPage.objects.filter(chapter__booklet=booklet).order_by("id")
        sheet = selectors.get_sheet(booklet=booklet, owner_id=pages[0].page_id)
        return {"revision": 1, "source_version": sheet.units[0].version}


def _words(company: Company) -> dict[str, Any]:
    return {"text": "Boas-vindas a todos", **_read(company)}


def _titles(company: Company) -> dict[str, Any]:
    return {"units": [{"unit": "title", **_read(company)}]}


TRANSLATION_ROWS = {
    "get_translation_grid": of_booklet(READERS),
    "get_translated_sheet": of_booklet(READERS, child=_sheet),
    "write_translation": of_booklet(TRANSLATORS, child=_unit, while_switched=True, body_of=_words),
    "export_translations": of_booklet(TRANSLATORS, child=_language),
    "check_translations_file": of_booklet(
        TRANSLATORS, child=_language, while_switched=True, body=_file
    ),
    "import_translations": of_booklet(
        TRANSLATORS, child=_language, while_switched=True, body=_file
    ),
    "list_remembered_texts": of_booklet(TRANSLATORS, child=_unit),
    "prefill_translations": of_booklet(
        TRANSLATORS, child=_language, while_switched=True, body_of=_everywhere
    ),
    "validate_translations": of_booklet(
        TRANSLATORS, child=_sheet, while_switched=True, body_of=_titles
    ),
}
