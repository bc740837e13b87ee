from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet
from apps.participation.events import RereadingAsked
from apps.participation.models import Participation
from apps.participation.selectors import Versions, attributes_of, find_booklet
from apps.participation.services._ask import ASKED, note_asked
from apps.participation.services._due import due_day
from apps.participation.services._write import write
from shared.events import announce
from shared.jobs import queue

AT_ONCE = 1000


def turn_participations(*, booklet_id: UUID, after: UUID | None, now: datetime) -> None:
    """Ask whoever has to read again what is online now, a thousand participants at a time.

    It looks at what is online when it runs: however many versions came meanwhile, each participant is asked for the last.
    """
    booklet = find_booklet(booklet_id=booklet_id)
    if booklet is None or booklet.publication_id is None:
        return
    some = _some(booklet, after)
    versions, today = Versions(booklet), booklet.company.today(now=now)
    persons = [one.person for one in some]
    who = attributes_of(company_id=booklet.company_id, persons=persons)
    before = [_facts(one) for one in some]
    for one in some:
        note_asked(
            one,
            versions=versions,
            who=who[one.person_id],
            due_on=due_day(booklet, now=now),
            today=today,
            now=now,
        )
    changed = [one for one, former in zip(some, before, strict=True) if _facts(one) != former]
    write(changed, fields=ASKED, now=now)
    if len(some) == AT_ONCE:
        queue.enqueue("participation.turn", booklet_id=booklet.id, after=some[-1].person_id)
    else:
        announce(RereadingAsked(company_id=booklet.company_id, booklet_id=booklet.id))


def _some(booklet: Booklet, after: UUID | None) -> list[Participation]:
    """In the order of the people, by which they are found, and held."""
    rows = Participation.objects.select_for_update(of=("self",), no_key=True)
    rows = rows.filter(company_id=booklet.company_id, booklet=booklet)
    rows = rows.select_related("person").order_by("person_id")
    return list((rows.filter(person_id__gt=after) if after else rows)[:AT_ONCE])


def _facts(one: Participation) -> list[object]:
    return [getattr(one, name) for name in ASKED]
