from uuid import UUID

from apps.pages.models import Manuscript, Page
from apps.pages.services._content import fingerprint_of
from apps.pages.services._order import lock_page


def set_page_official(
    *, manuscript: Manuscript, page_id: UUID, official: dict[str, str] | None
) -> Page:
    """Say where the words of the page come from and who compared them; nothing: they are ours."""
    page = lock_page(manuscript, page_id)
    page.official = official
    page.fingerprint = fingerprint_of(page)
    page.save(update_fields=["official", "fingerprint", "updated_at"])
    return page
