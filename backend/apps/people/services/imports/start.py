from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID

from apps.booklets.selectors import get_booklet
from apps.people import policies
from apps.people.models import ImportState, PeopleImport
from apps.people.services.imports._columns import guess_fields, title_digest, title_key
from apps.people.services.imports._lock import lock_import
from shared import errors, objects, sheets
from shared.actor import Actor
from shared.jobs import queue
from shared.sheets.limits import LARGEST_FILE, MEGABYTE

KEPT = timedelta(days=7)
SAMPLES = 3
TAKEN = ("csv", "txt", "tsv", "xlsx")


class ImportNotTaken(errors.Invalid):
    code = "import_not_taken"


class ImportTooLarge(errors.Invalid):
    code = "import_too_large"


class FileNotThere(errors.Conflict):
    code = "import_file_not_there"


def start_import(
    *, actor: Actor, name: str, size: int, now: datetime, booklet_id: UUID | None = None
) -> PeopleImport:
    """Announce a file of people; the browser sends it to the store, and says when it is there.

    Into a booklet, it makes them its participants; whoever looks after that booklet may do so.
    """
    booklet = get_booklet(actor=actor, booklet_id=booklet_id) if booklet_id else None
    company_id = policies.require_bringing(actor, booklet)
    if name.rpartition(".")[2].lower() not in TAKEN:
        raise ImportNotTaken({"name": "import_not_taken"})
    if size > LARGEST_FILE:
        raise ImportTooLarge({"size": "import_too_large"}, megabytes=LARGEST_FILE // MEGABYTE)
    new = PeopleImport(
        company_id=company_id,
        name=name,
        size=size,
        booklet_id=booklet_id,
        limited=not policies.keeps_everybody(actor),
        by_id=actor.user_id,
        by_name=actor.name,
        expires_at=now + KEPT,
    )
    new.object_key = f"people/{company_id}/{new.id}"
    new.save()
    return new


def receive_file(*, actor: Actor, people_import: PeopleImport) -> PeopleImport:
    """The file is there: its columns are read by a job; said again, nothing more happens."""
    policies.company_of_people(actor)
    if people_import.state == ImportState.CREATED and not people_import.columns:
        if objects.size_of(people_import.object_key) != people_import.size:
            raise FileNotThere
        queue.enqueue("people.read_import", import_id=people_import.id)
    return people_import


def read_import(*, import_id: UUID) -> None:
    """Say what the columns of a file are, or why it is not taken."""
    found = lock_import(import_id, ImportState.CREATED)
    if found is None or found.columns:
        return
    try:
        table = sheets.read_table(objects.read(key=found.object_key))
    except sheets.Refused as refused:
        found.state, found.error = ImportState.REFUSED, refused.code
    else:
        found.columns = [
            {"title": title, "samples": [cells[place] for _, cells in table.lines[:SAMPLES]]}
            for place, title in enumerate(table.titles)
        ]
        found.mapping = guess_fields(table.titles, remembered=_remembered(found, table.titles))
    found.save()


def _remembered(people_import: PeopleImport, titles: Sequence[str]) -> dict[str, str]:
    """What each of these titles meant the last time that somebody said it."""
    settled = (ImportState.CHECKED, ImportState.APPLYING, ImportState.DONE)
    others = PeopleImport.objects.filter(company_id=people_import.company_id, state__in=settled)
    last = others.order_by("-id").first()
    if last is None:
        return {}
    digests = (one.get("digest") or title_digest(one["title"]) for one in last.columns)
    meant = dict(zip(digests, last.mapping, strict=True))
    keys = {title_key(title): title_digest(title) for title in titles}
    return {key: meant[digest] for key, digest in keys.items() if key and digest in meant}
