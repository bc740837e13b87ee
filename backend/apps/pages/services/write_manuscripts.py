from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from apps.media import selectors as media
from apps.media import services as media_services
from apps.pages.models import Manuscript, Page, PageRevision, RevisionKind
from apps.pages.services._content import fingerprint_of
from apps.pages.services._media import PLACE
from shared.actor import Actor
from shared.documents import Document, count_words, media_of, without_media


@dataclass(frozen=True, slots=True, kw_only=True)
class PageCopy:
    """A page written elsewhere, as a new manuscript takes it over."""

    position: int
    title: str
    importance: str
    document: Document
    obligations: Sequence[UUID]
    words: int
    fingerprint: str
    official: dict[str, str] | None = None
    removed_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Written:
    """A new manuscript with its pages, in the order in which they were given."""

    manuscript: Manuscript
    pages: list[Page]


def write_manuscripts(
    *, actor: Actor, company_id: UUID, copies: Sequence[Sequence[PageCopy]], now: datetime
) -> list[Written]:
    """A new manuscript for each list of pages, in as many queries however many there are.

    The blocks keep their ids. A file that was thrown away meanwhile is shown no more.
    """
    gone = files_gone(company_id, copies)
    written = [
        _written(pages, gone, actor=actor, company_id=company_id, now=now) for pages in copies
    ]
    pages = [page for one in written for page in one.pages]
    Manuscript.objects.bulk_create(one.manuscript for one in written)
    Page.objects.bulk_create(pages)
    PageRevision.objects.bulk_create(revision_of(page) for page in pages)
    count_media(company_id, pages)
    return written


def files_gone(company_id: UUID, copies: Iterable[Iterable[PageCopy]]) -> set[UUID]:
    shown = {file for pages in copies for page in pages for file in media_of(page.document)}
    return shown - media.showable_files(company_id=company_id, file_ids=shown)


def _written(
    copies: Sequence[PageCopy], gone: set[UUID], *, actor: Actor, company_id: UUID, now: datetime
) -> Written:
    manuscript = Manuscript(company_id=company_id)
    return Written(manuscript, [page_of(copy, gone, manuscript, actor, now) for copy in copies])


def page_of(
    copy: PageCopy, gone: set[UUID], manuscript: Manuscript, actor: Actor, now: datetime
) -> Page:
    page = Page(
        company_id=manuscript.company_id,
        manuscript=manuscript,
        position=copy.position,
        title=copy.title,
        importance=copy.importance,
        document=without_media(copy.document, gone),
        obligations=list(copy.obligations),
        official=copy.official,
        words=copy.words,
        fingerprint=copy.fingerprint,
        edited_by_id=actor.user_id,
        edited_by_name=actor.name,
        edited_at=now,
        removed_at=copy.removed_at,
    )
    if page.document != copy.document:
        page.words, page.fingerprint = count_words(page.document), fingerprint_of(page)
    return page


def revision_of(page: Page, kind: RevisionKind = RevisionKind.SAVED) -> PageRevision:
    return PageRevision(
        company_id=page.company_id,
        page=page,
        number=page.revision,
        kind=kind,
        title=page.title,
        importance=page.importance,
        document=page.document,
        words=page.words,
        by_id=page.edited_by_id,
        by_name=page.edited_by_name,
    )


def count_media(company_id: UUID, pages: Sequence[Page]) -> None:
    """The platform's files are not counted: a company cannot write in the platform's books."""
    shown = {page: media_of(page.document) for page in pages if page.removed_at is None}
    own = media.own_files(company_id=company_id, file_ids=set().union(*shown.values()))
    media_services.add_usages(
        company_id=company_id,
        owner_type="page",
        place=PLACE,
        showings=[
            media_services.Showing(page.id, page.title, frozenset(files & own))
            for page, files in shown.items()
            if files & own
        ],
    )
