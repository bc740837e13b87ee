from datetime import datetime
from uuid import UUID

from apps.booklets import policies
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.services._rules import lock_booklet
from apps.booklets.services.life._rules import change_status
from shared import errors
from shared.actor import Actor
from shared.permissions import Action


class BookletNotInReview(errors.Conflict):
    code = "booklet_not_in_review"


def send_booklet_back(*, actor: Actor, booklet_id: UUID, now: datetime) -> Booklet:
    """Give a booklet that was reviewed back to its authors."""
    booklet = lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_on_named(actor, booklet, Action.PUBLISH_BOOKLET)
    if booklet.trashed_at is not None or booklet.status != BookletStatus.IN_REVIEW:
        raise BookletNotInReview
    return change_status(
        booklet, actor=actor, action="booklet.sent_back", now=now, status=BookletStatus.DRAFT
    )
