from datetime import datetime

from django.db import transaction

from apps.people import policies
from apps.people.models import ImportLine, ImportState, PeopleImport
from apps.people.services.imports._columns import title_digest
from apps.people.services.imports._lock import require_import
from shared.actor import Actor, require_own_hands
from shared.batches import delete_in_batches
from shared.jobs import queue

OPEN = (ImportState.CREATED, ImportState.MAPPED, ImportState.CHECKED)
BATCH = 100


@transaction.atomic
def cancel_import(*, actor: Actor, people_import: PeopleImport) -> None:
    """Take nothing over: the file and its lines go at once."""
    require_own_hands(actor)
    policies.company_of_people(actor)
    found = require_import(people_import.id, *OPEN, ImportState.REFUSED)
    _let_go(found)
    found.state = ImportState.CANCELLED
    found.save()


@transaction.atomic
def forget_imports(*, now: datetime) -> int:
    """Files and lines of imports that are a week old; what was taken over stays, and so do the figures."""
    due = PeopleImport.objects.filter(expires_at__lte=now).exclude(object_key="")
    imports = list(due.exclude(state=ImportState.APPLYING).select_for_update()[:BATCH])
    for one in imports:
        _let_go(one)
        if one.state in OPEN:
            one.state = ImportState.CANCELLED
        one.save()
    if len(imports) == BATCH:
        queue.enqueue("people.forget_imports", platform=True)
    return len(imports)


def _let_go(people_import: PeopleImport) -> None:
    """Its name and titles may name people, and go too; what a title meant is remembered by its digest."""
    queue.enqueue("people.forget_files", platform=True, keys=[people_import.object_key])
    delete_in_batches(ImportLine.objects.filter(people_import=people_import))
    people_import.object_key = ""
    people_import.name = f"….{people_import.name.rpartition('.')[2]}"
    people_import.columns = [
        {"title": "", "samples": [], "digest": title_digest(one["title"])}
        for one in people_import.columns
    ]
