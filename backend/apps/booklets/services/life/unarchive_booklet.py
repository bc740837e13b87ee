from datetime import datetime
from uuid import UUID

from apps.booklets import policies
from apps.booklets.models import READ_BY_PEOPLE, Booklet
from apps.booklets.services._rules import lock_booklet
from apps.booklets.services.life._rules import change_status, require_room_to_publish
from shared import errors
from shared.actor import Actor
from shared.permissions import Action


class BookletNotArchived(errors.Conflict):
    code = "booklet_not_archived"


def unarchive_booklet(*, actor: Actor, booklet_id: UUID, now: datetime) -> Booklet:
    """Back to what it was before, unless another one has its name by now."""
    booklet = lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_on_named(actor, booklet, Action.ARCHIVE_BOOKLET)
    if not policies.booklet_abilities(actor, booklet)["unarchive"]:
        raise BookletNotArchived
    if booklet.archived_from in READ_BY_PEOPLE:
        require_room_to_publish(booklet)
    return change_status(
        booklet,
        actor=actor,
        action="booklet.unarchived",
        now=now,
        status=booklet.archived_from,
        archived_from="",
    )
