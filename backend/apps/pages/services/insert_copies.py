from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from apps.pages.models import Manuscript, Page, PageRevision, RevisionKind
from apps.pages.services.write_manuscripts import (
    PageCopy,
    count_media,
    files_gone,
    page_of,
    revision_of,
)
from shared.actor import Actor


def insert_copies(
    *,
    actor: Actor,
    company_id: UUID,
    copies: Sequence[tuple[Manuscript, PageCopy]],
    now: datetime,
) -> list[Page]:
    """Pages written elsewhere, in manuscripts that exist; in as many queries however many they are.

    Their places are the caller's, who holds what the manuscripts are part of.
    """
    gone = files_gone(company_id, [[copy for _, copy in copies]])
    pages = [page_of(copy, gone, manuscript, actor, now) for manuscript, copy in copies]
    Page.objects.bulk_create(pages)
    PageRevision.objects.bulk_create(revision_of(page, RevisionKind.LIBRARY) for page in pages)
    count_media(company_id, pages)
    return pages
