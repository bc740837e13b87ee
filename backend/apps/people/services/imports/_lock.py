from uuid import UUID

from apps.people.models import ImportState, PeopleImport
from shared import errors


class ImportElsewhere(errors.Conflict):
    """It is no longer, or not yet, where this may be done."""

    code = "import_elsewhere"


def lock_import(import_id: UUID, *states: ImportState) -> PeopleImport | None:
    """The import as it stands now, if it is in one of these states; held until the change is made."""
    rows = PeopleImport.objects.select_for_update(no_key=True)
    return rows.filter(id=import_id, state__in=states).first()


def require_import(import_id: UUID, *states: ImportState) -> PeopleImport:
    found = lock_import(import_id, *states)
    if found is None:
        raise ImportElsewhere
    return found
