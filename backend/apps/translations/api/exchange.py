from typing import Any

from django.http import FileResponse
from django.utils import timezone
from ninja import Path, Query, Router

from apps.booklets import selectors as booklets
from apps.translations import services
from apps.translations.schemas.exchange import (
    FILES,
    KINDS,
    ReturnedTexts,
    TextsExportQuery,
    TextsReturned,
    describe_returned,
)
from apps.translations.schemas.sheets import LocalePath
from shared.http.request import Request

router = Router(tags=["translations"])
WHOLE = "/booklets/{booklet_id}/translations/{locale}"


@router.get(f"{WHOLE}/export", openapi_extra={"responses": FILES})
def export_translations(
    request: Request, named: Path[LocalePath], wanted: Query[TextsExportQuery]
) -> FileResponse:
    """The texts of a booklet beside what they say in a language, as CSV, XLIFF 2.1 or 1.2."""
    file = services.export_texts(
        actor=request.actor,
        booklet=booklets.get_booklet(actor=request.actor, booklet_id=named.booklet_id),
        locale=named.locale,
        format=wanted.format,
        left_only=wanted.left_only,
        now=timezone.now(),
    )
    return FileResponse(
        file.content, as_attachment=True, filename=file.name, content_type=KINDS[wanted.format]
    )


@router.post(f"{WHOLE}/imports/check", response=ReturnedTexts)
def check_translations_file(
    request: Request, named: Path[LocalePath], body: TextsReturned
) -> dict[str, Any]:
    """What a file that came back would do, text by text; nothing is written."""
    return _bring(request, named, body, applies=False)


@router.post(f"{WHOLE}/imports", response=ReturnedTexts)
def import_translations(
    request: Request, named: Path[LocalePath], body: TextsReturned
) -> dict[str, Any]:
    """Take over what is new or changed, to be read again; nothing is deleted, nor written over what was edited here."""
    return _bring(request, named, body, applies=True)


def _bring(
    request: Request, named: LocalePath, body: TextsReturned, *, applies: bool
) -> dict[str, Any]:
    brought = services.bring_texts(
        actor=request.actor,
        booklet_id=named.booklet_id,
        locale=named.locale,
        content=body.content,
        applies=applies,
        now=timezone.now(),
    )
    return describe_returned(brought, language=request.actor.language)
