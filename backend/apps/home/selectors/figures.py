"""How far the reading of booklets is, in four figures."""

from datetime import date
from typing import TypedDict

from django.db.models import Count, Q

from apps.booklets import policies as booklets
from apps.booklets.models import BookletStatus
from apps.home.selectors.work import OUT
from apps.participation.models import Participation, ParticipationState
from shared.actor import Actor
from shared.cache import remembered
from shared.permissions import Action

KEPT = 60  # seconds: a company may have a million participants to count


class Figures(TypedDict):
    published: int  # booklets that readers have, and whose register the actor may read
    awaited: int  # people who are asked to read one of them, once for each
    acknowledged: int
    late: int


def reading_figures(*, actor: Actor, today: date) -> Figures:
    """Of the booklets that are read now; at most a minute old."""
    return remembered(
        f"home-figures:{actor.company_id}:{actor.user_id}:{today}",
        seconds=KEPT,
        make=lambda: _count(actor, today),
    )


def _count(actor: Actor, today: date) -> Figures:
    read = booklets.booklets_for(actor, Action.READ_REGISTER).filter(
        status=BookletStatus.PUBLISHED, trashed_at=None
    )
    ids = list(read.values_list("id", flat=True))
    people = Participation.objects.visible_to(actor).filter(booklet__in=ids)
    acknowledged = Q(state=ParticipationState.ACKNOWLEDGED)
    counts = people.exclude(state__in=OUT).aggregate(
        awaited=Count("state"), acknowledged=Count("state", filter=acknowledged)
    )
    return {
        "published": len(ids),
        "awaited": counts["awaited"],
        "acknowledged": counts["acknowledged"],
        "late": people.filter(due_on__lt=today).count(),
    }
