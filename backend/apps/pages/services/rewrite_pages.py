from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.db.models import F

from apps.media import services as media
from apps.pages.models import Page, PageRevision, RevisionKind
from apps.pages.services._content import fingerprint_of
from apps.pages.services.write_manuscripts import PageCopy, count_media, files_gone, revision_of
from shared.actor import Actor
from shared.documents import count_words, without_media

SAID = ("title", "importance", "document", "obligations", "official", "words", "fingerprint")
EDITED = ("edited_by_id", "edited_by_name", "edited_at")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rewriting:
    """Pages that say the same from now on; they are held, and read without what is on them."""

    pages: Sequence[Page]
    copy: PageCopy


def rewrite_pages(
    *, actor: Actor, company_id: UUID, rewritings: Sequence[Rewriting], now: datetime
) -> None:
    """What their source says instead of what they say, in as many queries however many pages there are.

    Nothing is merged: the caller knows that nobody has written in them.
    """
    gone = files_gone(company_id, [[one.copy for one in rewritings]])
    for one in rewritings:
        _say(one, gone, actor=actor, now=now)
        said = {name: getattr(one.pages[0], name) for name in (*SAID, *EDITED)}
        rows = Page.objects.of(company_id).filter(id__in=[page.id for page in one.pages])
        rows.update(revision=F("revision") + 1, updated_at=now, **said)
    pages = [page for one in rewritings for page in one.pages]
    PageRevision.objects.bulk_create(revision_of(page, RevisionKind.LIBRARY) for page in pages)
    media.forget_usages(
        company_id=company_id, owner_type="page", owner_ids=[page.id for page in pages]
    )
    count_media(company_id, pages)


def _say(rewriting: Rewriting, gone: set[UUID], *, actor: Actor, now: datetime) -> None:
    copy = rewriting.copy
    document = without_media(copy.document, gone)
    for page in rewriting.pages:
        page.title, page.importance, page.document = copy.title, copy.importance, document
        page.obligations, page.official = list(copy.obligations), copy.official
        page.words, page.fingerprint = copy.words, copy.fingerprint
        page.edited_by_id, page.edited_by_name, page.edited_at = actor.user_id, actor.name, now
        page.revision += 1
        if document != copy.document:
            page.words, page.fingerprint = count_words(document), fingerprint_of(page)
