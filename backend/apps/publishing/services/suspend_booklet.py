from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.booklets import services as booklets
from apps.booklets.models import Booklet, BookletStatus
from apps.publishing import policies
from shared import errors
from shared.actor import Actor


class BookletNotPublished(errors.Conflict):
    code = "booklet_not_published"


@transaction.atomic
def suspend_booklet(*, actor: Actor, booklet_id: UUID, now: datetime) -> Booklet:
    """Its readers get a message instead, until it is resumed."""
    booklet = booklets.lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_publishing(actor, booklet, "suspend", BookletNotPublished)
    return booklets.change_status(
        booklet,
        actor=actor,
        action="booklet.suspended",
        now=now,
        status=BookletStatus.SUSPENDED,
    )
