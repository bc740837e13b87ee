from datetime import datetime
from uuid import UUID

from apps.booklets import policies
from apps.booklets.services._rules import lock_booklet
from apps.booklets.services.life._rules import forget
from apps.booklets.services.life.restore_booklet import BookletNotTrashed
from shared.actor import Actor, require_own_hands
from shared.permissions import Action


def delete_booklet(*, actor: Actor, booklet_id: UUID, now: datetime) -> None:
    """For ever, and only out of the trash."""
    require_own_hands(actor)
    booklet = lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_on_named(actor, booklet, Action.ARCHIVE_BOOKLET)
    if booklet.trashed_at is None:
        raise BookletNotTrashed
    forget(actor=actor, company_id=booklet.company_id, booklets=[booklet], now=now)
