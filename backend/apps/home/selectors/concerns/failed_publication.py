"""Versions that could not be made: readers still have the former one."""

from uuid import UUID

from django.db.models import F

from apps.home.selectors.concerns._kinds import Found, Kind, Scope
from apps.publishing.models import BuildState, Publication
from apps.publishing.selectors import UNDER_WAY
from shared.permissions import Action


def find(scope: Scope) -> dict[UUID | None, Found]:
    """The newest version failed, and no other is being made."""
    ids = [one.id for one in scope.booklets]
    versions = Publication.objects.filter(company_id=scope.company.id, booklet__in=ids)
    under_way = versions.filter(build__state__in=UNDER_WAY).values("booklet_id")
    newest = versions.exclude(booklet__in=under_way).annotate(state=F("build__state"))
    newest = newest.order_by("booklet_id", "-major", "-minor").distinct("booklet_id")
    return {
        one.booklet_id: Found(count=1, oldest_at=one.at, params={"version": one.version})
        for one in newest
        if one.state == BuildState.FAILED
    }


KIND = Kind(name="failed_publication", rank=6, action=Action.PUBLISH_BOOKLET, find=find)
