from datetime import datetime
from uuid import UUID

from apps.booklets import policies
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.services._rules import lock_booklet
from apps.booklets.services.life._rules import change_status
from shared import errors
from shared.actor import Actor
from shared.permissions import Action


class BookletNotDraft(errors.Conflict):
    code = "booklet_not_draft"


def send_booklet_to_review(*, actor: Actor, booklet_id: UUID, now: datetime) -> Booklet:
    """Ask those who publish to read a draft."""
    booklet = lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_on_named(actor, booklet, Action.EDIT_PAGES)
    if booklet.trashed_at is not None or booklet.status != BookletStatus.DRAFT:
        raise BookletNotDraft
    return change_status(
        booklet,
        actor=actor,
        action="booklet.sent_to_review",
        now=now,
        status=BookletStatus.IN_REVIEW,
    )
