from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.participation.services._add import NamedPeople, add_persons, may_be_handed
from apps.participation.services._lock import open_booklet
from apps.people import selectors as people
from apps.people.models import Person
from shared import errors
from shared.actor import Actor
from shared.jobs import queue

AT_ONCE = 1000


def add_participants(
    *,
    actor: Actor,
    booklet_id: UUID,
    person_ids: list[UUID] | None,
    wanted: people.PersonFilter | None,
    now: datetime,
) -> tuple[int, int]:
    """These people, or all whom a filter wants: how many are participants now, how many soon will be."""
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    today = booklet.company.today(now=now)
    known = people.kept_by(actor)
    if person_ids is not None:
        found = known.filter(id__in=person_ids)
        if found.count() != len(set(person_ids)):
            raise errors.NotFound
    else:
        found = people.filtered(known, wanted=wanted or people.PersonFilter(), today=today)
    ids = list(found.order_by("id").values_list("id", flat=True))
    added = _now(booklet, ids, now) if len(ids) <= AT_ONCE else _soon(booklet, ids)
    journal.record(
        actor=actor,
        action="participation.added",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"people": len(ids)},
    )
    return (added, 0) if len(ids) <= AT_ONCE else (0, len(ids))


def add_some(*, booklet: Booklet, person_ids: Iterable[UUID], now: datetime) -> None:
    """A thousand of many; whom nobody may be handed the booklet stays out."""
    persons = people.persons_by_id(company_id=booklet.company_id, person_ids=person_ids).values()
    handed = [person for person in persons if may_be_handed(booklet, person)]
    add_persons(booklet, handed, today=booklet.company.today(now=now))


def _now(booklet: Booklet, ids: list[UUID], now: datetime) -> int:
    persons: list[Person] = list(
        people.persons_by_id(company_id=booklet.company_id, person_ids=ids).values()
    )
    if not all(may_be_handed(booklet, person) for person in persons):
        raise NamedPeople
    return add_persons(booklet, persons, today=booklet.company.today(now=now))


def _soon(booklet: Booklet, ids: list[UUID]) -> int:
    for start in range(0, len(ids), AT_ONCE):
        some = ids[start : start + AT_ONCE]
        queue.enqueue("participation.add", booklet_id=booklet.id, person_ids=some)
    return 0
