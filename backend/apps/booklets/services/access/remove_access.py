from datetime import datetime
from uuid import UUID

from apps.booklets.models import BookletAccess, Duty
from apps.booklets.services._rules import lock_managed
from apps.booklets.services.access._rules import MainManagerNeeded, written_on
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, require_own_hands


def remove_access(*, actor: Actor, booklet_id: UUID, access_id: UUID, now: datetime) -> None:
    """Somebody may no longer work on the booklet; the main manager is replaced first."""
    require_own_hands(actor)
    booklet = lock_managed(actor=actor, booklet_id=booklet_id)
    accesses = BookletAccess.objects.visible_to(actor).filter(booklet=booklet)
    access = accesses.filter(id=access_id).select_related("user").first()
    if access is None:
        raise errors.NotFound
    if access.duty == Duty.MAIN:
        raise MainManagerNeeded
    journal.record(
        actor=actor,
        action="booklet.access_removed",
        target=booklet,
        label=booklet.name,
        now=now,
        before={"person": access.user.full_name, **written_on(access)},
    )
    access.delete()
