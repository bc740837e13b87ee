from datetime import date, datetime
from uuid import UUID

from apps.journal import services as journal
from apps.library import policies
from apps.library.services._library import in_library
from apps.library.services.writing_chapter import writing_chapter
from apps.pages import selectors as page_selectors
from apps.pages import services as pages
from apps.pages.models import Page
from shared import errors
from shared.actor import Actor, require_own_hands


class NotOfficialText(errors.Conflict):
    code = "not_official_text"


class PageChangedMeanwhile(errors.Conflict):
    code = "page_changed_meanwhile"


def collate_page(
    *, actor: Actor, chapter_id: UUID, page_id: UUID, revision: int, today: date, now: datetime
) -> Page:
    """Somebody compared this revision with its source, word for word: it says the same, and all of it.

    The page keeps the day, which goes with its words into booklets; the journal keeps who it was.
    """
    require_own_hands(actor)
    policies.require_library(actor)
    with writing_chapter(actor=actor, chapter_id=chapter_id) as manuscript:
        page = page_selectors.get_page(manuscript=manuscript, page_id=page_id)
        if not page.official:
            raise NotOfficialText
        if page.revision != revision:
            raise PageChangedMeanwhile
        signed = {"to_join": "", "collated_by": "", "collated_on": today.isoformat()}
        before = {name: page.official.get(name, "") for name in signed}
        page = pages.set_page_official(
            manuscript=manuscript, page_id=page_id, official={**page.official, **signed}
        )
    journal.record(
        actor=in_library(actor, None),
        action="library.page_collated",
        target=page,
        label=page.title,
        now=now,
        before=before,
        after={"collated_on": today.isoformat(), "revision": revision},
    )
    return page
