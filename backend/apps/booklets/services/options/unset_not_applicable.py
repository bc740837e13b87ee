from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet, NotApplicable
from apps.booklets.services._rules import lock_for, tell_edited
from apps.journal import services as journal
from apps.library import selectors as library
from shared import errors
from shared.actor import Actor


def unset_not_applicable(
    *, actor: Actor, booklet_id: UUID, obligation_id: UUID, now: datetime
) -> Booklet:
    """The obligation concerns the readers after all."""
    booklet = lock_for("build", actor=actor, booklet_id=booklet_id)
    written = NotApplicable.objects.filter(company_id=booklet.company_id, booklet=booklet)
    justification = written.filter(obligation_id=obligation_id).first()
    if justification is None:
        raise errors.NotFound
    named = [f"{one.code} {one.label}" for one in library.obligations_by_id([obligation_id])]
    justification.delete()
    journal.record(
        actor=actor,
        action="booklet.obligation_applicable",
        target=booklet,
        label=booklet.name,
        now=now,
        before={"obligation": ", ".join(named), "reason": justification.reason},
    )
    tell_edited(booklet)
    return booklet
