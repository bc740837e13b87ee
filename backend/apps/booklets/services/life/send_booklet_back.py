from datetime import datetime
from uuid import UUID

from apps.booklets import policies
from apps.booklets.models import Booklet, BookletReview, BookletStatus, Verdict
from apps.booklets.services._rules import lock_booklet
from apps.booklets.services.life._rules import change_status
from shared import errors
from shared.actor import Actor


class BookletNotInReview(errors.Conflict):
    code = "booklet_not_in_review"


def send_booklet_back(
    *, actor: Actor, booklet_id: UUID, message: str = "", now: datetime
) -> Booklet:
    """Give a booklet that was reviewed back to its authors, with what they should know."""
    booklet = lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_sending_back(actor, booklet)
    require_in_review(booklet)
    answer_review(booklet, Verdict.SENT_BACK, actor=actor, message=message, now=now)
    return change_status(
        booklet, actor=actor, action="booklet.sent_back", now=now, status=BookletStatus.DRAFT
    )


def require_in_review(booklet: Booklet) -> None:
    if booklet.trashed_at is not None or booklet.status != BookletStatus.IN_REVIEW:
        raise BookletNotInReview


def answer_review(
    booklet: Booklet, verdict: Verdict, *, actor: Actor, message: str, now: datetime
) -> None:
    """Write down what came of the review; one that was asked before reviews were kept has none."""
    reviews = BookletReview.objects.filter(company_id=booklet.company_id, booklet=booklet)
    reviews.update(
        verdict=verdict,
        answer=message,
        answered_at=now,
        answered_by_id=actor.user_id,
        answered_by_name=actor.name,
        updated_at=now,
    )
    booklet.review = reviews.select_related("reviewer").first()
