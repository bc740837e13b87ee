from datetime import datetime

from apps.pages.models import Manuscript, RevisionKind
from apps.pages.services._content import add_revision, content_of, write_page
from apps.pages.services._media import show_media
from apps.pages.services._order import lock_pages
from shared.actor import Actor


def take_out_manuscript(*, actor: Actor, manuscript: Manuscript, now: datetime) -> None:
    """It was put away and is needed again: its pages show what is still there."""
    for page in lock_pages(manuscript):
        content = show_media(page, content_of(page))
        if content != content_of(page):
            write_page(page, content, actor=actor, now=now)
            add_revision(page, content, actor=actor, kind=RevisionKind.SAVED)
            page.save()
