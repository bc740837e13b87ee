"""All that draws a booklet, as one of its readers sees it. Few queries, whatever its size."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet, BookletChapter, BookletPage
from apps.booklets.selectors.plan import pages_of
from apps.booklets.selectors.theme import logo_of, picture_of
from apps.media import selectors as media
from apps.media.selectors import Source
from apps.pages.models import Importance, Page
from shared.documents import media_of
from shared.folding import fold


@dataclass(frozen=True, slots=True, kw_only=True)
class Reader:
    """Whom to read as; what is not said excludes nothing."""

    site: UUID | None = None
    job: str | None = None
    contract: str | None = None


@dataclass(frozen=True, slots=True)
class DrawnChapter:
    chapter: BookletChapter
    pages: list[Page]

    @property
    def words(self) -> int:
        return sum(page.words for page in self.pages)

    @property
    def mandatory(self) -> bool:
        """Whether it holds a page that everybody has to read."""
        return any(page.importance == Importance.MANDATORY for page in self.pages)


@dataclass(frozen=True, slots=True)
class Drawn:
    chapters: list[DrawnChapter]
    values: list[str]  # keys that the texts insert, in the order of reading
    media: Mapping[UUID, Source]


def draw_booklet(*, booklet: Booklet, reader: Reader, now: datetime) -> Drawn:
    """The chapters that have something for this reader, and the files that they show."""
    standing = pages_of(booklet).filter(page__removed_at=None).select_related("chapter", "page")
    pages = [one for one in standing if is_for(one, reader)]
    shown = {file for one in pages for file in media_of(one.page.document)}
    worn = {file for file in (logo_of(booklet), picture_of(booklet)) if file}
    return Drawn(
        chapters=_by_chapter(pages),
        values=list(dict.fromkeys(key for one in pages for key in one.values)),
        media=media.media_sources(company_id=booklet.company_id, file_ids=shown | worn, now=now),
    )


def is_for(noted: BookletPage, reader: Reader) -> bool:
    """Whether nothing that is known of the reader excludes them from the page."""
    told = noted.conditions
    return (
        (reader.site is None or _admits(told.get("sites"), str(reader.site)))
        and (reader.job is None or _admits(told.get("jobs"), reader.job))
        and (reader.contract is None or _admits(told.get("contracts"), reader.contract))
    )


def _admits(wanted: list[str] | None, said: str) -> bool:
    return not wanted or fold(said) in map(fold, wanted)


def _by_chapter(pages: list[BookletPage]) -> list[DrawnChapter]:
    chapters: dict[UUID, DrawnChapter] = {}
    for one in pages:
        drawn = chapters.setdefault(one.chapter_id, DrawnChapter(one.chapter, []))
        drawn.pages.append(one.page)
    return list(chapters.values())
