"""The booklets of which there are figures, and what their published versions cover."""

from typing import TypedDict
from uuid import UUID

from apps.booklets.models import Booklet, BookletStatus
from apps.publishing.models import Publication
from apps.stats import policies
from shared.actor import Actor

MOST = 500  # to choose from


class CoveredBooklet(TypedDict):
    id: str
    name: str
    covered: int
    not_applicable: int
    missing: int


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
    return [_covered(one, coverage.get(one.publication_id, {})) for one in booklets]


def _covered(booklet: Booklet, coverage: dict[str, int]) -> CoveredBooklet:
    return {
        "id": str(booklet.id),
        "name": booklet.name,
        "covered": coverage.get("covered", 0),
        "not_applicable": coverage.get("not_applicable", 0),
        "missing": coverage.get("missing", 0),
    }
