from datetime import datetime
from uuid import UUID

from apps.emailing import selectors
from apps.emailing.models import Suppression
from apps.emailing.services.addresses._wish import note_wish
from apps.journal import services as journal
from apps.people.models import Person
from shared import errors
from shared.actor import Actor, require_own_hands


class AlreadyLifted(errors.Conflict):
    code = "suppression_already_lifted"


def lift_suppression(
    *, actor: Actor, suppression_id: UUID, reason: str, now: datetime
) -> Suppression:
    """Write to an address again, for a reason that is kept; what a reader wanted, only an administrator undoes."""
    require_own_hands(actor)
    suppression = selectors.get_suppression(actor=actor, suppression_id=suppression_id)
    if suppression.lifted_at:
        raise AlreadyLifted
    if not selectors.may_lift(actor, suppression):
        raise errors.Forbidden
    lifted = {"lifted_at": now, "lifted_by_name": actor.name[:200], "lifted_reason": reason}
    row = Suppression.objects.visible_to(actor).filter(id=suppression.id, lifted_at=None)
    if not row.update(**lifted, updated_at=now):
        raise AlreadyLifted
    journal.record(
        actor=actor,
        action="emailing.suppression_lifted",
        target=suppression,
        label="",  # the journal holds no address
        now=now,
        before={"reason": suppression.reason},
        reason=reason,
    )
    _note_wish(suppression, now)
    suppression.refresh_from_db()
    return suppression


def _note_wish(suppression: Suppression, now: datetime) -> None:
    """Of the one person whom it was about, if it was of one."""
    if suppression.person_id is None:
        return
    company_id = suppression.company_id
    for person in Person.objects.filter(company_id=company_id, id=suppression.person_id):
        note_wish(company_id=company_id, person=person, now=now)
