from collections import defaultdict
from collections.abc import Sequence
from uuid import UUID

from apps.booklets.models import Booklet, BookletPage, NotApplicable
from apps.booklets.selectors.sectors import holds_in
from apps.companies.models import Company
from apps.library.models import ContentStatus, Level, Obligation


def missing_obligations(
    *, company: Company, booklets: Sequence[Booklet]
) -> dict[UUID, list[Obligation]]:
    """What the grid of each of these booklets of a company calls mandatory and missing: three reads for all of them."""
    asked = _demanded(company)
    settled = _spoken_of(company, booklets)
    for booklet_id, obligation_id in _justified(company, booklets):
        settled[booklet_id].add(obligation_id)
    return {
        booklet.id: [
            one
            for one in asked
            if (not one.kinds or booklet.kind in one.kinds)
            and holds_in(one, booklet.sector_id)
            and one.id not in settled[booklet.id]
        ]
        for booklet in booklets
    }


def _demanded(company: Company) -> list[Obligation]:
    """Of a company in its situation; a condition that it has not told of does not rule anything out."""
    published = Obligation.objects.filter(status=ContentStatus.PUBLISHED, level=Level.MANDATORY)
    situation = company.situation_told
    return [
        one
        for one in published.order_by("label", "id")
        if all(situation.meets(condition) is not False for condition in one.conditions)
    ]


def _spoken_of(company: Company, booklets: Sequence[Booklet]) -> defaultdict[UUID, set[UUID]]:
    pages = BookletPage.objects.filter(
        company_id=company.id,
        chapter__booklet__in=[one.id for one in booklets],
        chapter__removed_at=None,
        page__removed_at=None,
    )
    spoken: defaultdict[UUID, set[UUID]] = defaultdict(set)
    for booklet_id, obligations in pages.values_list("chapter__booklet_id", "page__obligations"):
        spoken[booklet_id].update(obligations)
    return spoken


def _justified(company: Company, booklets: Sequence[Booklet]) -> list[tuple[UUID, UUID]]:
    rows = NotApplicable.objects.filter(
        company_id=company.id, booklet__in=[one.id for one in booklets]
    )
    return list(rows.values_list("booklet_id", "obligation_id"))
