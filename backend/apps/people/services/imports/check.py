from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.people import policies
from apps.people.models import ImportLine, ImportState, LineAction, PeopleImport, Person
from apps.people.services._card import reference_key
from apps.people.services._quota import places_left
from apps.people.services.imports._cells import read_cells
from apps.people.services.imports._columns import identifies
from apps.people.services.imports._lock import lock_import, require_import
from apps.people.services.imports._people import (
    Doubtful,
    Known,
    Told,
    find_person,
    known_to,
    note_names,
    write_line,
)
from shared import errors, objects, sheets
from shared.actor import Actor
from shared.batches import delete_in_batches
from shared.jobs import queue

BATCH = 1000
MAPPABLE = (ImportState.CREATED, ImportState.MAPPED, ImportState.CHECKED)


@transaction.atomic
def map_columns(
    *, actor: Actor, people_import: PeopleImport, mapping: Sequence[str]
) -> PeopleImport:
    """Say what each column is; a dry run by a job then tells what every line would do."""
    policies.company_of_people(actor)
    found = require_import(people_import.id, *MAPPABLE)
    used = [field for field in mapping if field]
    if len(mapping) != len(found.columns) or len(used) != len(set(used)):
        raise errors.Invalid({"mapping": "import_mapping"})
    if not identifies(used):
        raise errors.Invalid({"mapping": "import_mapping_needs"})
    found.mapping, found.state = list(mapping), ImportState.MAPPED
    found.save()
    queue.enqueue("people.check_import", import_id=found.id)
    return found


@transaction.atomic
def check_import(*, import_id: UUID, now: datetime) -> None:
    """The dry run: what each line would do, and what is wrong with it; nobody is touched."""
    found = lock_import(import_id, ImportState.MAPPED)
    if found is None:
        return
    table = sheets.read_table(objects.read(key=found.object_key))
    lines = [
        _line(found, number, dict(zip(found.mapping, cells, strict=True)))
        for number, cells in table.lines
    ]
    DryRun(found, [line.told for line in lines], now=now).judge(lines)
    delete_in_batches(ImportLine.objects.filter(people_import=found))
    ImportLine.objects.bulk_create(lines, batch_size=BATCH)
    counts = Counter(line.action for line in lines)
    found.counts = {action.value: counts[action] for action in LineAction} | {"applied": 0}
    found.state = ImportState.CHECKED
    found.save()


def _line(found: PeopleImport, number: int, cells: dict[str, str]) -> ImportLine:
    told, problems = read_cells({field: cell for field, cell in cells.items() if field})
    return ImportLine(
        company_id=found.company_id,
        people_import=found,
        number=number,
        told=told,
        problems=problems,
        action=LineAction.ERROR,
    )


class DryRun:
    """What lines would do one after the other, each judged once."""

    def __init__(self, found: PeopleImport, told: list[Told], *, now: datetime) -> None:
        company = found.company
        self.today = company.today(now=now)
        self.places = places_left(company, now=now)
        self.known: Known = known_to(found, lines=told)
        note_names(self.known, found=found, lines=told)
        self.references = Counter(reference_key(line.get("reference", "")) for line in told)
        self.addresses = Counter(line.get("email") for line in told if "reference" not in line)
        self.met: set[UUID] = set()

    def judge(self, lines: list[ImportLine]) -> None:
        """Say of each line what it would do, or what keeps it from being done."""
        for line in lines:
            if line.problems:
                continue
            try:
                line.action = self._action(line)
            except Doubtful as doubtful:
                line.problems = doubtful.problems

    def _action(self, line: ImportLine) -> LineAction:
        told: Told = line.told
        if "reference" in told and self.references[reference_key(told["reference"])] > 1:
            raise Doubtful(reference="import_reference_twice")
        if "reference" not in told and "email" in told and self.addresses[told["email"]] > 1:
            raise Doubtful(email="import_email_shared")
        person = find_person(told, known=self.known)
        if person is None:
            person = Person(company_id=line.company_id)
            write_line(person, told, known=self.known)
            self._take_place(person, was_there=False)
            return LineAction.NEW
        if person.id in self.met:
            raise Doubtful(email="import_person_twice")
        self.met.add(person.id)
        line.person_id, was_there = person.id, not person.has_left(today=self.today)
        changed = write_line(person, told, known=self.known)
        self._take_place(person, was_there=was_there)
        return LineAction.CHANGED if changed else LineAction.SAME

    def _take_place(self, person: Person, *, was_there: bool) -> None:
        if was_there or person.has_left(today=self.today):
            return
        if self.places == 0:
            raise Doubtful(reference="people_quota_full")
        self.places -= 1
