from dataclasses import dataclass
from datetime import date, datetime
from uuid import UUID

from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.reading.grants import hash_of, new_token
from apps.reading.models import ReadingLink
from apps.reading.services._lock import lock_for_access
from shared import errors
from shared.actor import Actor


@dataclass(frozen=True, slots=True)
class CreatedLink:
    """A link with its token, which nothing can tell again."""

    booklet: Booklet
    link: ReadingLink
    token: str


def create_reading_link(
    *, actor: Actor, booklet_id: UUID, label: str, expires_on: date | None, now: datetime
) -> CreatedLink:
    """A personal link, told this once."""
    booklet = lock_for_access(actor=actor, booklet_id=booklet_id)
    if expires_on and expires_on < booklet.company.today(now=now):
        raise errors.Invalid({"expires_on": "day_is_past"})
    token = new_token()
    link = ReadingLink.objects.create(
        company_id=booklet.company_id,
        booklet=booklet,
        label=label,
        token_hash=hash_of(token),
        expires_on=expires_on,
    )
    journal.record(
        actor=actor,
        action="reading.link_created",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"expires_on": expires_on.isoformat()} if expires_on else {},
    )
    return CreatedLink(booklet, link, token)
