"""The booklets of which there are figures, what their published versions cover, and how they follow the library."""

from typing import TypedDict
from uuid import UUID

from django.db.models import Count, Q, QuerySet

from apps.booklets.models import Booklet, BookletChapter, BookletStatus
from apps.publishing.models import Publication
from apps.stats import policies
from apps.updates.models import ProposalStatus, UpdateProposal
from shared.actor import Actor

MOST = 500  # to choose from


class CoveredBooklet(TypedDict):
    id: str
    name: str
    covered: int
    not_applicable: int
    missing: int
    core: int  # chapters that follow the library
    core_waiting: int  # of which a release waits to be decided


class Core(TypedDict):
    core: int
    core_waiting: int


NO_CORE = Core(core=0, core_waiting=0)


def published_booklets(*, actor: Actor) -> list[CoveredBooklet]:
    """By name: those that readers have now, with what the grid said when they were published."""
    policies.require_statistics(actor)
    published = policies.read_booklets(actor).filter(status=BookletStatus.PUBLISHED)
    booklets = list(published.order_by("name", "id")[:MOST])
    coverage: dict[UUID | None, dict[str, int]] = dict(
        Publication.objects.visible_to(actor)
        .filter(id__in=[one.publication_id for one in booklets])
        .values_list("id", "coverage")
    )
    core = _core(actor, published)
    return [
        _covered(one, coverage.get(one.publication_id, {}), core.get(one.id, NO_CORE))
        for one in booklets
    ]


def _core(actor: Actor, booklets: QuerySet[Booklet]) -> dict[UUID, Core]:
    """By booklet, in one look however many there are."""
    chapters = BookletChapter.objects.visible_to(actor).filter(
        booklet__in=booklets.order_by().values("id"), removed_at=None, detached=False
    )
    waits = UpdateProposal.objects.visible_to(actor).filter(status=ProposalStatus.TO_REVIEW)
    counted = (
        chapters.exclude(origin_chapter_id=None)
        .order_by()
        .values_list("booklet_id")
        .annotate(core=Count("id"), waiting=Count("id", filter=Q(id__in=waits.values("chapter"))))
    )
    return {
        booklet_id: Core(core=core, core_waiting=waiting) for booklet_id, core, waiting in counted
    }


def _covered(booklet: Booklet, coverage: dict[str, int], core: Core) -> CoveredBooklet:
    return {
        "id": str(booklet.id),
        "name": booklet.name,
        "covered": coverage.get("covered", 0),
        "not_applicable": coverage.get("not_applicable", 0),
        "missing": coverage.get("missing", 0),
        **core,
    }
