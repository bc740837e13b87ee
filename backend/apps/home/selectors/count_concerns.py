from collections.abc import Collection
from datetime import date
from uuid import UUID

from apps.booklets.models import Booklet, BookletStatus
from apps.companies.models import Company
from apps.home.selectors.concerns import KINDS, Found, Scope

LOOKED_AT = (
    *("company_id", "name", "kind", "sector_id", "site_id", "status"),
    *("review_on", "published_at", "publication_id"),
)


def count_concerns(
    *, company: Company, booklet_ids: Collection[UUID] | None = None, today: date
) -> dict[tuple[UUID | None, str], Found]:
    """Everything that waits in these booklets, or in the whole company: as many reads for a thousand booklets as for one."""
    booklets = Booklet.objects.filter(company_id=company.id, trashed_at=None)
    booklets = booklets.exclude(status=BookletStatus.ARCHIVED).only(*LOOKED_AT)
    if booklet_ids is not None:
        booklets = booklets.filter(id__in=booklet_ids)
    scope = Scope(company=company, booklets=list(booklets), today=today)
    return {
        (booklet_id, kind.name): found
        for kind in KINDS
        if booklet_ids is None or not kind.of_company
        for booklet_id, found in kind.find(scope).items()
    }
