from datetime import datetime
from uuid import UUID

from apps.booklets import policies
from apps.booklets.models import Booklet
from apps.booklets.services._rules import lock_booklet
from apps.booklets.services.life._rules import change_status
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.permissions import Action


class BookletNotToTrash(errors.Conflict):
    code = "booklet_not_to_trash"


def trash_booklet(*, actor: Actor, booklet_id: UUID, now: datetime) -> Booklet:
    """Throw it away for thirty days; what people read is archived first."""
    require_own_hands(actor)
    booklet = lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_on_named(actor, booklet, Action.ARCHIVE_BOOKLET)
    if not policies.booklet_abilities(actor, booklet)["trash"]:
        raise BookletNotToTrash
    return change_status(booklet, actor=actor, action="booklet.trashed", now=now, trashed_at=now)
