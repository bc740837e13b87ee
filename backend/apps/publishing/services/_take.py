"""Whose turn it is: a company with one publication does not wait behind another's five."""

from datetime import datetime
from uuid import UUID

from django.db import connection
from django.db.models import Exists, F, OuterRef, QuerySet, Subquery

from apps.publishing.models import Making, MakingState
from apps.publishing.selectors import UNDER_WAY
from shared.tenancy.aside import aside

MOST_LOOKED_AT = 50  # more than there are workers


def take_next(*, now: datetime) -> Making | None:
    """The publication to make now, for as long as the transaction under way lasts.

    Who holds it is known by a lock, not by its state: that of a worker that died is free at once.
    """
    busy, passed_over = set[UUID](), list[UUID]()
    turns = _in_turn().values_list("id", "company_id")[:MOST_LOOKED_AT]
    for making_id, company_id in turns:
        if company_id in busy:
            passed_over.append(making_id)
        elif making := _hold(making_id):
            return _note_taken(making, now)
        else:  # somebody is serving it this very moment: others first
            busy.add(company_id)
    found = (making for making_id in passed_over if (making := _hold(making_id)))
    making = next(found, None)
    return _note_taken(making, now) if making else None


def _in_turn() -> QuerySet[Making]:
    """Of the company that was served least lately first; versions of a booklet one after the other."""
    under_way = Making.objects.filter(state__in=UNDER_WAY)
    served = Making.objects.filter(company_id=OuterRef("company_id")).exclude(taken_at=None)
    earlier = under_way.filter(
        publication__booklet_id=OuterRef("publication__booklet_id"),
        publication_id__lt=OuterRef("publication_id"),
    )
    turns = under_way.alias(
        served=Subquery(served.order_by("-taken_at").values("taken_at")[:1])
    ).exclude(Exists(earlier))
    return turns.order_by(F("served").asc(nulls_first=True), "created_at", "id")


def _hold(making_id: UUID) -> Making | None:
    """It is ours, unless another worker has it or has just finished it."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT pg_try_advisory_xact_lock(hashtextextended(%s, 0))", [f"making {making_id}"]
        )
        (mine,) = cursor.fetchone()
    if not mine:
        return None
    makings = Making.objects.filter(id=making_id, state__in=UNDER_WAY)
    return makings.select_related("publication__booklet__company").first()


def _note_taken(making: Making, now: datetime) -> Making:
    """Counted before it starts, so that one that kills its worker is counted too."""
    making.attempts += 1
    making.state, making.taken_at = MakingState.RENDERING, now
    with aside(making.company_id) as alias:
        Making.objects.using(alias).filter(id=making.id).update(
            attempts=making.attempts, state=making.state, taken_at=now
        )
    return making
