from datetime import datetime

from apps.pages.models import Manuscript, Page, PageRevision
from shared.actor import Actor
from shared.documents.content import fingerprint
from shared.language import DEFAULT_LANGUAGE, text


def add_first_page(*, actor: Actor, manuscript: Manuscript, now: datetime) -> Page:
    """An empty page, so that whoever opens the chapter can begin to write."""
    page = Page(
        company_id=manuscript.company_id,
        manuscript=manuscript,
        position=0,
        title=text("library.new_page", DEFAULT_LANGUAGE),
        edited_by_id=actor.user_id,
        edited_by_name=actor.name,
        edited_at=now,
    )
    page.fingerprint = fingerprint(
        {"title": page.title, "importance": page.importance, "document": page.document}
    )
    page.save()
    PageRevision.objects.create(
        company_id=page.company_id,
        page=page,
        number=1,
        title=page.title,
        importance=page.importance,
        document=page.document,
        by_id=actor.user_id,
        by_name=actor.name,
    )
    return page
