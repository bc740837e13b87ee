from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date, datetime
from uuid import UUID

from django.db import transaction
from django.db.models import Count, F, Q

from apps.booklets.selectors import get_booklet
from apps.journal import services as journal
from apps.people import policies
from apps.people.events import PeopleBrought, PersonChanged, PersonsAdded
from apps.people.models import ImportLine, ImportState, LineAction, PeopleImport, Person
from apps.people.services._quota import lock_company, places_left
from apps.people.services.imports._lock import lock_import, require_import
from apps.people.services.imports._people import (
    Doubtful,
    Known,
    find_person,
    known_to,
    write_line,
)
from apps.people.services.leave import follow_departure
from shared.actor import Actor
from shared.events import announce
from shared.jobs import queue

AT_ONCE = 1000
BATCH = 200  # lines that are taken over together, or not at all
TO_DO = Q(action__in=(LineAction.NEW, LineAction.CHANGED), applied_at=None)


@transaction.atomic
def apply_import(*, actor: Actor, people_import: PeopleImport, now: datetime) -> PeopleImport:
    """Take over what the dry run found good; jobs do it, some lines at a time."""
    booklet_id = people_import.booklet_id
    booklet = get_booklet(actor=actor, booklet_id=booklet_id) if booklet_id else None
    policies.require_bringing(actor, booklet)
    found = require_import(people_import.id, ImportState.CHECKED)
    found.state = ImportState.APPLYING
    found.save()
    journal.record(
        actor=actor,
        action="people.imported",
        target=found,
        label=found.name,
        now=now,
        after={name: found.counts[name] for name in ("new", "changed")},
    )
    if booklet:
        journal.record(
            actor=actor,
            action="participation.added",
            target=booklet,
            label=booklet.name,
            now=now,
            after={"people": sum(found.counts[name] for name in ("new", "changed", "same"))},
        )
    queue.enqueue("people.apply_import", import_id=found.id)
    return found


@transaction.atomic
def apply_lines(*, import_id: UUID, now: datetime) -> bool:
    """The next lines that nobody has applied: their cards, their marks and the next job exist together or not at all.

    Says whether there is more to do. A card has the id of its line, so that a line makes one person only.
    """
    found = lock_import(import_id, ImportState.APPLYING)
    if found is None:
        return False
    lines = list(ImportLine.objects.filter(TO_DO, people_import=found).order_by("number")[:BATCH])
    if lines:
        Batch(found, lines, now=now).apply()
        queue.enqueue("people.apply_import", import_id=found.id)
    else:
        found.state = ImportState.DONE
        _hand_over(found)
    found.counts = _counted(found)
    found.save()
    return bool(lines)


def _hand_over(found: PeopleImport) -> None:
    """Whomever the file named, and who is on a card now, is to be handed the booklet into which it was brought."""
    if found.booklet_id is None:
        return
    lines = ImportLine.objects.filter(people_import=found).exclude(action=LineAction.ERROR)
    ids = lines.exclude(person_id=None).order_by("number").values_list("person_id", flat=True)
    for some in batched(ids):
        announce(
            PeopleBrought(
                company_id=found.company_id, booklet_id=found.booklet_id, person_ids=tuple(some)
            )
        )


def batched(ids: Iterable[UUID | None]) -> Iterator[list[UUID]]:
    """A thousand at a time."""
    every = [one for one in ids if one]
    return (every[start : start + AT_ONCE] for start in range(0, len(every), AT_ONCE))


def _counted(found: PeopleImport) -> dict[str, int]:
    lines = ImportLine.objects.filter(people_import=found)
    counts = Counter(dict(lines.values_list("action").annotate(Count("id"))))
    applied = lines.exclude(applied_at=None).count()
    return {action.value: counts[action] for action in LineAction} | {"applied": applied}


def _still_there(lines: list[ImportLine]) -> list[ImportLine]:
    """Whoever was erased until their card was held took their lines with them."""
    kept = ImportLine.objects.filter(id__in=[line.id for line in lines])
    ids = set(kept.values_list("id", flat=True))
    return [line for line in lines if line.id in ids]


class Batch:
    """Some lines, taken over as the company is now: it may have changed since the dry run."""

    def __init__(self, found: PeopleImport, lines: list[ImportLine], *, now: datetime) -> None:
        company = self.company = lock_company(found.company_id)
        self.now = now
        self.today: date = company.today(now=now)
        self.places = places_left(company, now=now)
        told = [line.told for line in lines]
        self.known: Known = known_to(found, lines=told, held=True)
        self.lines = _still_there(lines)
        self.new: list[Person] = []
        self.back: list[Person] = []
        self.changed: list[Person] = []
        self.leaving: list[Person] = []

    def apply(self) -> None:
        """Write each line on its card, keep the cards and the marks, and then say what happened.

        Somebody who takes a reference at the same moment makes the job fail; the next try finds them.
        """
        refused = [line for line in self.lines if not self._write(line)]
        for person in self.changed:
            person.save()
        Person.objects.bulk_create(self.new)
        ImportLine.objects.bulk_update(refused, ["action", "problems"])
        ours = ImportLine.objects.filter(id__in=[line.id for line in self.lines])
        done = ours.exclude(id__in=[line.id for line in refused])
        done.filter(person_id=None).update(person_id=F("id"))
        done.update(applied_at=self.now)
        self._announce()

    def _write(self, line: ImportLine) -> bool:
        """Whether the line could be written on the card of somebody."""
        try:
            self._write_on(line, find_person(line.told, known=self.known))
        except Doubtful as doubtful:
            line.action, line.problems = LineAction.ERROR, doubtful.problems
            return False
        return True

    def _write_on(self, line: ImportLine, found: Person | None) -> None:
        person = found or Person(id=line.id, company_id=self.company.id)
        before, was_there = person.left_on, bool(found) and not person.has_left(today=self.today)
        changed = write_line(person, line.told, known=self.known)
        comes = not was_there and not person.has_left(today=self.today)
        if comes and self.places == 0:
            raise Doubtful(reference="people_quota_full")
        self.places -= comes
        if found is None:
            self.new.append(person)
        elif changed:
            self.changed.append(person)
            self.back += [person] if comes else []
        if found and line.person_id != found.id:
            ImportLine.objects.filter(id=line.id).update(person_id=found.id)
        if person.left_on is not None and person.left_on != before:
            self.leaving.append(person)

    def _announce(self) -> None:
        if added := tuple(person.id for person in (*self.new, *self.back)):
            announce(PersonsAdded(company_id=self.company.id, person_ids=added))
        leaving = {person.id for person in self.leaving}
        for person in self.changed:
            if person.id not in leaving:
                announce(PersonChanged(company_id=self.company.id, person_id=person.id))
        for person in self.leaving:
            follow_departure(person, self.company, today=self.today)
