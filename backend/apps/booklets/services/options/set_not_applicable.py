from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import Booklet, NotApplicable
from apps.booklets.services._rules import lock_for, tell_edited
from apps.journal import services as journal
from apps.library.models import Obligation
from shared import errors
from shared.actor import Actor


def set_not_applicable(
    *, actor: Actor, booklet_id: UUID, obligation_id: UUID, reason: str, now: datetime
) -> Booklet:
    """The obligation does not concern the readers of the booklet; who says so, why and when is kept with it."""
    booklet = lock_for("build", actor=actor, booklet_id=booklet_id)
    obligation = _asked_of(booklet, obligation_id)
    written = NotApplicable.objects.filter(company_id=booklet.company_id, booklet=booklet)
    before = written.filter(obligation_id=obligation_id).first()
    NotApplicable.objects.update_or_create(
        booklet=booklet,
        obligation_id=obligation_id,
        defaults={
            "company_id": booklet.company_id,
            "reason": reason,
            "by_id": actor.user_id,
            "by_name": actor.name,
            "at": now,
        },
    )
    journal.record(
        actor=actor,
        action="booklet.obligation_not_applicable",
        target=booklet,
        label=booklet.name,
        now=now,
        before={"reason": before.reason} if before else {},
        after={"obligation": f"{obligation.code} {obligation.label}", "reason": reason},
    )
    tell_edited(booklet)
    return booklet


def _asked_of(booklet: Booklet, obligation_id: UUID) -> Obligation:
    for obligation in selectors.obligations_of(booklet):
        if obligation.id == obligation_id:
            return obligation
    raise errors.NotFound
