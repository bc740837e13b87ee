from datetime import datetime
from uuid import UUID

from apps.booklets import policies, selectors
from apps.booklets.models import Booklet, BookletReview, BookletStatus
from apps.booklets.services._rules import lock_booklet
from apps.booklets.services.life._rules import change_status
from shared import errors
from shared.actor import Actor
from shared.permissions import Action


class BookletNotDraft(errors.Conflict):
    code = "booklet_not_draft"


def send_booklet_to_review(
    *,
    actor: Actor,
    booklet_id: UUID,
    reviewer_id: UUID | None = None,
    message: str = "",
    now: datetime,
) -> Booklet:
    """Ask somebody who has a right on a draft to read it; without a name, those who publish it."""
    booklet = lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_on_named(actor, booklet, Action.EDIT_PAGES)
    if booklet.trashed_at is not None or booklet.status != BookletStatus.DRAFT:
        raise BookletNotDraft
    if reviewer_id and reviewer_id not in _colleagues(booklet, now):
        raise errors.Invalid({"reviewer": "unknown_colleague"})
    asked = {
        "reviewer_id": reviewer_id,
        "message": message,
        "asked_at": now,
        "asked_by_id": actor.user_id,
        "asked_by_name": actor.name,
    }
    nothing_yet = {
        "verdict": "",
        "answer": "",
        "answered_at": None,
        "answered_by_id": None,
        "answered_by_name": "",
    }
    booklet.review, _ = BookletReview.objects.update_or_create(
        company_id=booklet.company_id, booklet=booklet, defaults={**asked, **nothing_yet}
    )
    return change_status(
        booklet,
        actor=actor,
        action="booklet.sent_to_review",
        now=now,
        status=BookletStatus.IN_REVIEW,
    )


def _colleagues(booklet: Booklet, now: datetime) -> set[UUID]:
    return {user.id for user in selectors.list_colleagues(booklet=booklet, today=now.date())}
