from datetime import datetime, timedelta
from itertools import chain

from django.db.models import Q

from apps.booklets import policies
from apps.booklets.models import BookletAccess, BookletReview, BookletStatus, Verdict
from apps.booklets.questions import Notice, PersonalNotices
from apps.journal.models import AuditEvent
from shared.actor import Actor
from shared.questions import ask

KEPT = timedelta(days=30)
MOST = 30
TOLD = (
    "booklet.published",
    "booklet.published_automatically",
    "booklet.sent_to_review",
    "booklet.approved",
    "booklet.sent_back",
    "booklet.main_manager_changed",
    "booklet.access_given",
    "booklet.suspended",
    "booklet.archived",
    "booklet.trashed",
)


def list_notices(*, actor: Actor, now: datetime) -> list[Notice]:
    """What others did these last thirty days with the actor's booklets, asked of them or said to them, newest first."""
    assert actor.user_id
    since = now - KEPT
    personal = [*_reviews(actor, since), *chain(*ask(PersonalNotices, actor=actor, since=since))]
    told = {(one.booklet_id, one.at) for one in personal}
    acts = (one for one in _acts(actor, since) if (one.booklet_id, one.at) not in told)
    newest = sorted([*personal, *acts], key=lambda one: (one.at, one.id), reverse=True)
    return newest[:MOST]


def _acts(actor: Actor, since: datetime) -> list[Notice]:
    """With booklets that were entrusted to the actor."""
    assert actor.user_id
    entrusted = BookletAccess.objects.visible_to(actor).filter(user_id=actor.user_id)
    events = AuditEvent.objects.filter(
        company_id=actor.company_id,
        action__in=TOLD,
        at__gte=since,
        object_id__in=entrusted.values("booklet_id"),
    )
    found = events.exclude(actor_id=actor.user_id).order_by("-at", "-id")[:MOST]
    return [
        Notice(
            id=event.id,
            what=f"actions.{event.action}",
            booklet_id=event.object_id,
            booklet=event.object_label,
            by=event.actor_name,
            at=event.at,
        )
        for event in found
        if event.object_id
    ]


def _reviews(actor: Actor, since: datetime) -> list[Notice]:
    """Those that wait for the actor, and those that they asked for and that came back."""
    asked = Q(
        reviewer_id=actor.user_id,
        verdict="",
        booklet__status=BookletStatus.IN_REVIEW,
        asked_at__gte=since,
    )
    answered = Q(asked_by_id=actor.user_id, answered_at__gte=since) & ~Q(
        answered_by_id=actor.user_id
    )
    reviews = BookletReview.objects.visible_to(actor).filter(
        asked | answered,
        booklet__in=policies.visible_booklets(actor).filter(trashed_at=None),
    )
    found = reviews.select_related("booklet").order_by("-asked_at", "-id")[:MOST]
    return [_notice(review) for review in found]


def _notice(review: BookletReview) -> Notice:
    came_back = review.answered_at is not None
    sentence = "actions.booklet.approved"
    if review.verdict == Verdict.SENT_BACK:
        sentence = "actions.booklet.sent_back"
    return Notice(
        id=review.id,
        what=sentence if came_back else "notices.review_asked",
        booklet_id=review.booklet_id,
        booklet=review.booklet.name,
        by=review.answered_by_name if came_back else review.asked_by_name,
        at=review.answered_at or review.asked_at,
    )
