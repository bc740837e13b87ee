from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.pages.models import Manuscript, PageRevision, RevisionKind
from apps.pages.services._content import content_of
from apps.pages.services._merge_into_page import SaveResult, base_of, merge_into_page
from apps.pages.services._order import in_manuscript, lock_page
from shared import errors
from shared.actor import Actor


def restore_revision(
    *,
    actor: Actor,
    manuscript: Manuscript,
    page_id: UUID,
    number: int,
    now: datetime,
    base_revision: int | None = None,
) -> SaveResult:
    """What the page once said, as its newest revision.

    With the revision that the author had in front of them, what others saved since then stays.
    """
    page = lock_page(manuscript, page_id)
    revisions = PageRevision.objects.of(page.company_id).filter(page=page, number=number)
    revision = revisions.first()
    if revision is None:
        raise errors.NotFound
    base = content_of(page) if base_revision is None else base_of(page, base_revision)
    result = merge_into_page(
        page,
        content_of(revision),
        actor=actor,
        base=base,
        kind=RevisionKind.RESTORED,
        now=now,
    )
    journal.record(
        actor=in_manuscript(actor, manuscript),
        action="pages.revision_restored",
        target=page,
        label=page.title,
        now=now,
        after={"revision": number},
    )
    return result
