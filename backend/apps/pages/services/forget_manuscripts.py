from collections.abc import Collection
from uuid import UUID

from apps.media import services as media
from apps.pages.models import Manuscript, Page, PageRevision


def forget_manuscripts(*, company_id: UUID | None, manuscript_ids: Collection[UUID]) -> None:
    """Delete these manuscripts with all that their pages ever said; what they showed is free."""
    pages = Page.objects.of(company_id).filter(manuscript__in=manuscript_ids)
    page_ids = list(pages.values_list("id", flat=True))
    media.forget_usages(company_id=company_id, owner_type="page", owner_ids=page_ids)
    PageRevision.objects.of(company_id).filter(page__in=page_ids).delete()
    pages.delete()
    Manuscript.objects.of(company_id).filter(id__in=manuscript_ids).delete()
