from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Path, Router

from apps.booklets import selectors as booklets
from apps.translations import policies, selectors, services
from apps.translations.schemas.memory import (
    Prefilled,
    PrefillIn,
    RememberedTexts,
    describe_remembered,
)
from apps.translations.schemas.sheets import (
    LocalePath,
    SheetPath,
    TranslatedSheet,
    TranslationGrid,
    TranslationIn,
    TranslationsValidated,
    UnitPath,
    describe_grid,
    describe_sheet,
    key_of,
)
from shared.http.request import Request

router = Router(tags=["translations"])
GRID = "/booklets/{booklet_id}/translations"
SHEET = f"{GRID}/{{locale}}/sheets/{{sheet_id}}"


@router.get(GRID, response=TranslationGrid)
def get_translation_grid(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """How far each page of a booklet is in each of its languages; of a translator, in those that were given."""
    booklet = booklets.get_booklet(actor=request.actor, booklet_id=booklet_id)
    locales = policies.seen_locales(request.actor, booklet)
    sheets = selectors.progress_of_booklet(booklet, locales)
    return describe_grid(actor=request.actor, booklet=booklet, locales=locales, sheets=sheets)


@router.get(SHEET, response=TranslatedSheet)
def get_translated_sheet(request: Request, named: Path[SheetPath]) -> dict[str, Any]:
    """The texts of a page, or of the cover, beside what they say in a language."""
    return _to_output(request, named)


@router.put(f"{SHEET}/units/{{unit}}", response=TranslatedSheet)
def write_translation(
    request: Request, named: Path[UnitPath], body: TranslationIn
) -> dict[str, Any]:
    """What a text says in a language from now on."""
    block_id, field = key_of(named.unit)
    services.write_unit(
        actor=request.actor,
        booklet_id=named.booklet_id,
        locale=named.locale,
        owner_id=named.sheet_id,
        block_id=block_id,
        field=field,
        text=body.text,
        revision=body.revision,
        source_version=body.source_version,
        validated=body.validated,
        now=timezone.now(),
    )
    return _to_output(request, named)


@router.get(f"{SHEET}/units/{{unit}}/memory", response=RememberedTexts)
def list_remembered_texts(request: Request, named: Path[UnitPath]) -> dict[str, Any]:
    """What the company has validated of the same words, or of similar ones."""
    booklet = booklets.get_booklet(actor=request.actor, booklet_id=named.booklet_id)
    policies.require_translating(request.actor, booklet)
    policies.require_seen_locale(request.actor, booklet, named.locale)
    sheet = selectors.get_sheet(booklet=booklet, owner_id=named.sheet_id)
    unit = selectors.unit_named(sheet, *key_of(named.unit))
    found = selectors.remembered(booklet, named.locale, unit)
    return {"items": [describe_remembered(one) for one in found]}


@router.post(f"{GRID}/{{locale}}/prefill", response=Prefilled)
def prefill_translations(
    request: Request, named: Path[LocalePath], body: PrefillIn
) -> dict[str, int]:
    """Texts that nobody has written yet say what was validated of the same words, and are to be read again."""
    texts = services.prefill(
        actor=request.actor,
        booklet_id=named.booklet_id,
        locale=named.locale,
        owner_id=body.sheet,
        now=timezone.now(),
    )
    return {"texts": texts}


@router.post(f"{SHEET}/validate", response=TranslatedSheet)
def validate_translations(
    request: Request, named: Path[SheetPath], body: TranslationsValidated
) -> dict[str, Any]:
    """Texts of a page that say what the page says today, all of them or none."""
    services.validate_units(
        actor=request.actor,
        booklet_id=named.booklet_id,
        locale=named.locale,
        owner_id=named.sheet_id,
        wanted=[(key_of(one.unit), one.revision, one.source_version) for one in body.units],
        now=timezone.now(),
    )
    return _to_output(request, named)


def _to_output(request: Request, named: SheetPath) -> dict[str, Any]:
    booklet = booklets.get_booklet(actor=request.actor, booklet_id=named.booklet_id)
    policies.require_seen_locale(request.actor, booklet, named.locale)
    sheet = selectors.get_sheet(booklet=booklet, owner_id=named.sheet_id)
    rows = selectors.written_in(booklet, locale=named.locale, owner_id=named.sheet_id)
    return describe_sheet(
        actor=request.actor, booklet=booklet, locale=named.locale, sheet=sheet, rows=rows
    )
