from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.pages.models import Manuscript
from apps.pages.services._media import show_nothing
from apps.pages.services._order import in_manuscript, lock_order, lock_page
from shared import errors
from shared.actor import Actor


class LastPage(errors.Conflict):
    code = "last_page"


def remove_page(*, actor: Actor, manuscript: Manuscript, page_id: UUID, now: datetime) -> None:
    """Take a page away; it can be brought back."""
    pages = lock_order(manuscript)
    page = lock_page(manuscript, page_id)
    if len(pages) == 1:
        raise LastPage
    page.removed_at = now
    page.save(update_fields=["removed_at", "updated_at"])
    show_nothing(page)
    journal.record(
        actor=in_manuscript(actor, manuscript),
        action="pages.page_removed",
        target=page,
        label=page.title,
        now=now,
    )
