from datetime import datetime
from functools import partial
from uuid import UUID

from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.participation.grants import link_token
from apps.participation.models import Participation
from apps.participation.services._lock import lock_of, open_booklet
from apps.people.models import Signer
from apps.reading import services as reading
from apps.reading.selectors import reading_address
from shared import errors
from shared.actor import Actor, require_own_hands


class NoLink(errors.Conflict):
    code = "participant_without_link"


class NoRepresentative(errors.Conflict):
    code = "participant_without_representative"


def tell_link(
    *,
    actor: Actor,
    booklet_id: UUID,
    participant_id: UUID,
    signer: Signer,
    renew: bool,
    now: datetime,
) -> str:
    """The address of somebody's personal link, or of their representative's, the same each time.

    A renewed one ends all before it, whoever's they are.
    """
    require_own_hands(actor)  # whoever holds it signs in that person's name
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    one = lock_of(booklet, participant_id)
    if one.excluded_at or one.has_left:
        raise NoLink
    signers = one.person.signers(today=booklet.company.today(now=now))
    if signer == Signer.REPRESENTATIVE and signer not in signers:
        raise NoRepresentative
    record = partial(journal.record, actor=actor, target=one, label=booklet.name, now=now)
    if renew:
        reading.end_links(company_id=one.company_id, participation_ids=[one.id], now=now)
        one.link_epoch += 1
        one.save(update_fields=["link_epoch", "updated_at"])
        record(action="participation.link_renewed")
    else:
        record(action="participation.link_told")
    return keep_link(booklet, one, signer)


def keep_link(booklet: Booklet, one: Participation, signer: Signer = Signer.PERSON) -> str:
    """Where it leads from now on."""
    token = link_token(participation_id=one.id, epoch=one.link_epoch, signer=signer)
    reading.keep_links(booklet=booklet, tokens={one.id: token})
    return reading_address(booklet=booklet, rest=f"/{token}")
