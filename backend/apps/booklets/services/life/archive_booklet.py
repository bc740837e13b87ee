from datetime import datetime
from uuid import UUID

from apps.booklets import policies
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.services._rules import lock_booklet
from apps.booklets.services.life._rules import change_status
from shared import errors
from shared.actor import Actor
from shared.permissions import Action


class BookletNotToArchive(errors.Conflict):
    code = "booklet_not_to_archive"


def archive_booklet(*, actor: Actor, booklet_id: UUID, now: datetime) -> Booklet:
    """It is read no longer; what was signed stays, and its name is free for another one."""
    booklet = lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_on_named(actor, booklet, Action.ARCHIVE_BOOKLET)
    if not policies.booklet_abilities(actor, booklet)["archive"]:
        raise BookletNotToArchive
    return change_status(
        booklet,
        actor=actor,
        action="booklet.archived",
        now=now,
        status=BookletStatus.ARCHIVED,
        archived_from=booklet.status,
    )
