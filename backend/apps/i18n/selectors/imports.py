from uuid import UUID

from apps.i18n.models import LineAction, TextImport, TextImportLine
from apps.i18n.policies import require_languages
from shared import errors
from shared.actor import Actor
from shared.pagination import Page, paginate


def get_import(*, actor: Actor, import_id: UUID) -> TextImport:
    """A file of texts that was brought."""
    require_languages(actor)
    found = TextImport.objects.select_related("locale").filter(id=import_id).first()
    if found is None:
        raise errors.NotFound
    return found


def list_import_lines(
    *, text_import: TextImport, action: LineAction | None, cursor: str | None, limit: int
) -> Page[TextImportLine]:
    """Its texts as they stand in the file: all, or those that would do the same thing."""
    lines = text_import.lines.all()
    if action:
        lines = lines.filter(action=action)
    return paginate(lines, by=["number", "id"], cursor=cursor, limit=limit)
