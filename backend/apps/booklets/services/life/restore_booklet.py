from datetime import datetime
from uuid import UUID

from apps.booklets import policies
from apps.booklets.models import Booklet
from apps.booklets.services._rules import lock_booklet
from apps.booklets.services.life._rules import change_status
from shared import errors
from shared.actor import Actor
from shared.permissions import Action


class BookletNotTrashed(errors.Conflict):
    code = "booklet_not_trashed"


def restore_booklet(*, actor: Actor, booklet_id: UUID, now: datetime) -> Booklet:
    """Out of the trash, as it was, unless another one has its name by now."""
    booklet = lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_on_named(actor, booklet, Action.ARCHIVE_BOOKLET)
    if booklet.trashed_at is None:
        raise BookletNotTrashed
    return change_status(booklet, actor=actor, action="booklet.restored", now=now, trashed_at=None)
