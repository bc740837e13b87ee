from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.booklets import services as booklets
from apps.booklets.models import Booklet, BookletStatus
from apps.publishing import policies
from shared import errors
from shared.actor import Actor


class BookletNotSuspended(errors.Conflict):
    code = "booklet_not_suspended"


@transaction.atomic
def resume_booklet(*, actor: Actor, booklet_id: UUID, now: datetime) -> Booklet:
    """It is read again, as its version online says it."""
    booklet = booklets.lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_publishing(actor, booklet, "resume", BookletNotSuspended)
    return booklets.change_status(
        booklet,
        actor=actor,
        action="booklet.resumed",
        now=now,
        status=BookletStatus.PUBLISHED,
    )
