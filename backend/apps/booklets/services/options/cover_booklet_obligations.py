from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import BookletPage
from apps.booklets.services._rules import require_unlocked, writing_booklet
from apps.journal import services as journal
from apps.library import selectors as library
from apps.pages import selectors as page_selectors
from apps.pages import services as pages
from shared import errors
from shared.actor import Actor


def cover_booklet_obligations(
    *, actor: Actor, booklet_id: UUID, page_id: UUID, obligations: Sequence[UUID], now: datetime
) -> BookletPage:
    """The page covers exactly these."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now) as booklet:
        noted = selectors.get_page(booklet=booklet, page_id=page_id)
        require_unlocked(noted)
        manuscript = noted.chapter.manuscript
        page = page_selectors.get_page(manuscript=manuscript, page_id=page_id)
        before, after = page.obligations, sorted(set(obligations))
        names = _names(after, kept=before)
        if after != before:
            pages.set_page_obligations(manuscript=manuscript, page_id=page_id, obligations=after)
            journal.record(
                actor=actor,
                action="booklet.page_obligations_set",
                target=page,
                label=page.title,
                now=now,
                before={"obligations": [names.get(one, "") for one in before]},
                after={"obligations": [names[one] for one in after]},
            )
    return noted


def _names(after: Sequence[UUID], *, kept: Sequence[UUID]) -> dict[UUID, str]:
    """What the obligations are called, with their codes."""
    known = library.obligations_by_id({*after, *kept})
    names = {one.id: f"{one.code} {one.label}" for one in known}
    if not names.keys() >= set(after):
        raise errors.Invalid({"obligations": "unknown_obligation"})
    return names
