"""Whose turn it is: a company with one publication does not wait behind another's five."""

from datetime import datetime
from uuid import UUID

from django.db import connection
from django.db.models import Exists, F, OuterRef, QuerySet, Subquery

from apps.publishing.models import Build, BuildState
from apps.publishing.selectors import UNDER_WAY
from shared.tenancy.separate_transaction import separate_transaction

MOST_LOOKED_AT = 50  # more than there are workers


def take_next(*, now: datetime) -> Build | None:
    """The publication to make now, for as long as the transaction under way lasts.

    Who holds it is known by a lock, not by its state: that of a worker that died is free at once.
    """
    busy, passed_over = set[UUID](), list[UUID]()
    due = _by_fair_share().values_list("id", "company_id")[:MOST_LOOKED_AT]
    for build_id, company_id in due:
        if company_id in busy:
            passed_over.append(build_id)
        elif build := _lock(build_id):
            return _note_taken(build, now)
        else:  # somebody is serving it this very moment: others first
            busy.add(company_id)
    found = (build for build_id in passed_over if (build := _lock(build_id)))
    build = next(found, None)
    return _note_taken(build, now) if build else None


def _by_fair_share() -> QuerySet[Build]:
    """Of the company that was served least lately first; versions of a booklet one after the other."""
    under_way = Build.objects.filter(state__in=UNDER_WAY)
    served = Build.objects.filter(company_id=OuterRef("company_id")).exclude(taken_at=None)
    earlier = under_way.filter(
        publication__booklet_id=OuterRef("publication__booklet_id"),
        publication_id__lt=OuterRef("publication_id"),
    )
    due = under_way.alias(
        served=Subquery(served.order_by("-taken_at").values("taken_at")[:1])
    ).exclude(Exists(earlier))
    return due.order_by(F("served").asc(nulls_first=True), "created_at", "id")


def _lock(build_id: UUID) -> Build | None:
    """It is ours, unless another worker has it or has just finished it."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT pg_try_advisory_xact_lock(hashtextextended(%s, 0))", [f"build {build_id}"]
        )
        (mine,) = cursor.fetchone()
    if not mine:
        return None
    builds = Build.objects.filter(id=build_id, state__in=UNDER_WAY)
    return builds.select_related("publication__booklet__company").first()


def _note_taken(build: Build, now: datetime) -> Build:
    """Counted before it starts, so that one that kills its worker is counted too."""
    build.attempts += 1
    build.state, build.taken_at = BuildState.RENDERING, now
    with separate_transaction(build.company_id) as alias:
        Build.objects.using(alias).filter(id=build.id).update(
            attempts=build.attempts, state=build.state, taken_at=now
        )
    return build
