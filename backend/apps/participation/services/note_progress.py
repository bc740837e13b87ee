"""What a device says in the name of the participant whose ticket it holds."""

from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet
from apps.participation.events import CameByMessage
from apps.participation.grants import open_ticket
from apps.participation.models import Participation
from apps.participation.selectors import Versions, attributes_of, counts_progress, find_shown
from apps.participation.services._lock import lock
from apps.participation.services._state import note_read, note_state
from apps.people.models import Signer
from shared import errors
from shared.events import announce
from shared.tenancy.scope import act_as_company


class BadTicket(errors.Forbidden):
    code = "bad_ticket"


def note_opened(*, booklet: Booklet, ticket: str, message: str = "", now: datetime) -> None:
    """They opened the booklet, by the link of a message if it says which; the first day stays."""
    with act_as_company(booklet.company_id):
        held = _held(booklet, ticket, now)
        if held is None:
            return
        one, signer = held
        if message:
            _announce(one, message)
        if one.opened_on or not _counts(one, signer, now):
            return
        one.opened_on = booklet.company.today(now=now)
        note_state(one)
        one.save(update_fields=["opened_on", "state", "due_on", "updated_at"])


def note_progress(
    *, booklet: Booklet, ticket: str, pages: Collection[UUID], bundle: str, now: datetime
) -> None:
    """They confirmed these pages, as this bundle says them; what has to be read anew since is not confirmed by it."""
    with act_as_company(booklet.company_id):
        held = _held(booklet, ticket, now)
        if held is None or not _counts(*held, now):
            return
        one, _ = held
        versions, today = Versions(booklet), booklet.company.today(now=now)
        standing = {
            UUID(page) for page in versions.pages.keys() - _outdated(versions, booklet, bundle)
        }
        confirmed = standing.intersection(pages).difference(one.pages_read)
        if not confirmed:
            return
        one.pages_read = [*one.pages_read, *sorted(confirmed)]
        one.opened_on = one.opened_on or today
        who = attributes_of(company_id=one.company_id, persons=[one.person])[one.person_id]
        note_read(one, pages=versions.concerning(who), today=today)
        one.save(
            update_fields=["pages_read", "opened_on", "read_on", "state", "due_on", "updated_at"]
        )


def _held(booklet: Booklet, ticket: str, now: datetime) -> tuple[Participation, Signer] | None:
    """Whose ticket it is, and who of them reads; nobody while they are out, or when their links are others now."""
    grant = open_ticket(ticket, now=now)
    one = lock(grant.participation_id) if grant else None
    if grant is None or one is None or one.booklet_id != booklet.id:
        raise BadTicket
    ended = one.link_epoch != grant.epoch or one.excluded_at or one.has_left
    return None if ended else (one, grant.signer)


def _counts(one: Participation, signer: Signer, now: datetime) -> bool:
    """Whether this is their reading, and not that of who acknowledges beside them."""
    today = one.booklet.company.today(now=now)
    return counts_progress(signer, one.person.signers(today=today))


def _announce(one: Participation, message: str) -> None:
    announce(
        CameByMessage(
            company_id=one.company_id,
            booklet_id=one.booklet_id,
            participation_id=one.id,
            message=message,
        )
    )


def _outdated(versions: Versions, booklet: Booklet, bundle: str) -> frozenset[str]:
    read = find_shown(booklet=booklet, bundle=bundle)
    return versions.marked_since(read.publication_id) if read else frozenset()
