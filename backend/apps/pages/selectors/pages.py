from uuid import UUID

from django.db.models import F, Func, IntegerField, QuerySet

from apps.pages.models import Manuscript, Page
from shared import errors

BLOCKS = Func(
    F("document"),
    template="jsonb_array_length(%(expressions)s -> 'blocks')",
    output_field=IntegerField(),
)


def list_pages(*, manuscript: Manuscript) -> list[Page]:
    """The pages in their order, without what is on them but with how many blocks that is."""
    pages = _pages(manuscript).defer("document").annotate(blocks=BLOCKS)
    return list(pages.order_by("position", "id"))


def get_page(*, manuscript: Manuscript, page_id: UUID) -> Page:
    page = _pages(manuscript).filter(id=page_id).first()
    if page is None:
        raise errors.NotFound
    return page


def _pages(manuscript: Manuscript) -> QuerySet[Page]:
    pages = Page.objects.of(manuscript.company_id)
    return pages.filter(manuscript=manuscript, removed_at=None)
