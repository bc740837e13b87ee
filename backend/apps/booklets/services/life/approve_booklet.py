from datetime import datetime
from uuid import UUID

from apps.booklets import policies
from apps.booklets.models import Booklet, Verdict
from apps.booklets.services._rules import lock_booklet
from apps.booklets.services.life.send_booklet_back import answer_review, require_in_review
from apps.journal import services as journal
from shared.actor import Actor


def approve_booklet(*, actor: Actor, booklet_id: UUID, message: str = "", now: datetime) -> Booklet:
    """Say that it was read and is good; it stays in review until somebody publishes it."""
    booklet = lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_reviewing(actor, booklet)
    require_in_review(booklet)
    answer_review(booklet, Verdict.APPROVED, actor=actor, message=message, now=now)
    journal.record(
        actor=actor, action="booklet.approved", target=booklet, label=booklet.name, now=now
    )
    return booklet
