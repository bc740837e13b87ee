from datetime import datetime
from functools import partial
from uuid import UUID

from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.participation.grants import link_token
from apps.participation.models import Participation
from apps.participation.services._lock import lock_of, open_booklet
from apps.reading import services as reading
from apps.reading.selectors import reading_address
from shared import errors
from shared.actor import Actor, require_own_hands


class NoLink(errors.Conflict):
    code = "participant_without_link"


def tell_link(
    *, actor: Actor, booklet_id: UUID, participant_id: UUID, renew: bool, now: datetime
) -> str:
    """The address of somebody's personal link, the same each time; a renewed one ends those before it."""
    require_own_hands(actor)  # whoever holds it signs in that person's name
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    one = lock_of(booklet, participant_id)
    if one.excluded_at or one.has_left:
        raise NoLink
    record = partial(journal.record, actor=actor, target=one, label=booklet.name, now=now)
    if renew:
        reading.end_links(company_id=one.company_id, participation_ids=[one.id], now=now)
        one.link_epoch += 1
        one.save(update_fields=["link_epoch", "updated_at"])
        record(action="participation.link_renewed")
    else:
        record(action="participation.link_told")
    return keep_link(booklet, one)


def keep_link(booklet: Booklet, one: Participation) -> str:
    """Where it leads from now on."""
    token = link_token(participation_id=one.id, epoch=one.link_epoch)
    reading.keep_links(booklet=booklet, tokens={one.id: token})
    return reading_address(booklet=booklet, rest=f"/{token}")
