"""Booklets at which somebody works, and those that people read."""

from django.db.models import (
    Case,
    Count,
    Exists,
    IntegerField,
    OuterRef,
    Q,
    QuerySet,
    Subquery,
    Value,
    When,
)
from django.db.models.functions import Coalesce

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet, BookletStatus
from apps.participation.models import Participation, ParticipationState
from shared.actor import Actor
from shared.permissions import Action

SHOWN = 4
UNFINISHED = (BookletStatus.BUILDING, BookletStatus.DRAFT, BookletStatus.IN_REVIEW)
OUT = (ParticipationState.EXCLUDED, ParticipationState.LEFT)


def booklets_to_resume(*, actor: Actor) -> list[Booklet]:
    """What readers do not have yet: first what the actor was at, then what others were."""
    mine = booklets.booklets_for(actor, Action.EDIT_PAGES).filter(trashed_at=None)
    left = mine.filter(
        Q(status__in=UNFINISHED) | Q(status=BookletStatus.PUBLISHED, has_changes=True)
    )
    own_first = Case(When(edited_by_id=actor.user_id, then=Value(0)), default=Value(1))
    shown = left.select_related("site", "review__reviewer")
    return list(shown.order_by(own_first, "-edited_at", "-id")[:SHOWN])


def booklets_being_read(*, actor: Actor) -> list[Booklet]:
    """Handed to people, the newest version first; each has `awaited` people, of whom `acknowledged` have answered."""
    mine = booklets.booklets_for(actor, Action.READ_REGISTER)
    read = mine.filter(status=BookletStatus.PUBLISHED, trashed_at=None)
    people = Participation.objects.filter(
        company_id=OuterRef("company_id"), booklet=OuterRef("pk")
    ).exclude(state__in=OUT)
    read = read.filter(Exists(people)).annotate(
        awaited=_count(people),
        acknowledged=_count(people.filter(state=ParticipationState.ACKNOWLEDGED)),
    )
    shown = read.select_related("site", "review__reviewer")
    return list(shown.order_by("-published_at", "-id")[:SHOWN])


def _count(people: QuerySet[Participation]) -> Coalesce:
    counted = people.order_by().values("booklet_id").annotate(count=Count("*")).values("count")
    return Coalesce(Subquery(counted, output_field=IntegerField()), 0)
