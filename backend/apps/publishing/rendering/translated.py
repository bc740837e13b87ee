"""The booklet in the language of an edition: what was frozen of its translations, laid over its pages."""

from typing import Any

from apps.publishing.models import Content
from apps.translations.selectors import COVER
from shared.translating.overlay import Translations, title_in, translate_document

NAME = "name"


def translated(booklet: dict[str, Any], content: Content, *, locale: str) -> dict[str, Any]:
    """The same booklet where nothing was translated; `lang` says of a title that it is."""
    overlay: dict[str, Translations] = content.get("translations", {}).get(locale, {})
    if not overlay:
        return booklet
    cover, reference = overlay.get(COVER, {}), content["reference"]
    return {
        **_titled(booklet, title_in(cover, NAME), locale, name=NAME),
        "chapters": [
            {
                **_titled(chapter, title_in(cover, f"{chapter['id']}.title"), locale),
                "pages": [
                    _page(page, overlay.get(page["id"], {}), locale=locale, reference=reference)
                    for page in chapter["pages"]
                ],
            }
            for chapter in booklet["chapters"]
        ],
    }


def _page(
    page: dict[str, Any], said: Translations, *, locale: str, reference: str
) -> dict[str, Any]:
    if not said:
        return page
    document, notes = translate_document(
        page["document"], said, importance=page["importance"], reference=reference
    )
    return {**_titled(page, title_in(said), locale), "document": document, "notes": notes}


def _titled(
    thing: dict[str, Any], said: str | None, locale: str, *, name: str = "title"
) -> dict[str, Any]:
    return {**thing, name: said, f"{name}_lang": locale} if said else thing
