from apps.media import services as media
from apps.pages.models import Manuscript
from apps.pages.services._order import lock_pages


def put_away_manuscript(*, manuscript: Manuscript) -> None:
    """What it is part of was removed: what its pages showed is free."""
    pages = lock_pages(manuscript)
    media.forget_usages(
        company_id=manuscript.company_id, owner_type="page", owner_ids=[page.id for page in pages]
    )
