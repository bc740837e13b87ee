from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Path, Router

from apps.booklets import selectors as booklets
from apps.translations import selectors, services
from apps.translations.schemas import (
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
    """How far each page of a booklet is in each of its languages."""
    booklet = booklets.get_booklet(actor=request.actor, booklet_id=booklet_id)
    sheets = selectors.progress_of_booklet(booklet)
    return describe_grid(actor=request.actor, booklet=booklet, sheets=sheets)


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
    selectors.require_locale(booklet, named.locale)
    sheet = selectors.get_sheet(booklet=booklet, owner_id=named.sheet_id)
    rows = selectors.written_in(booklet, locale=named.locale, owner_id=named.sheet_id)
    return describe_sheet(
        actor=request.actor, booklet=booklet, locale=named.locale, sheet=sheet, rows=rows
    )
