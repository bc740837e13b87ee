"""The chapters of the library that a booklet may take over."""

from collections.abc import Iterable
from dataclasses import dataclass
from uuid import UUID

from django.db.models import F, Func, IntegerField, Q, QuerySet

from apps.booklets.models import Booklet
from apps.booklets.selectors.plan import standing_chapters
from apps.booklets.selectors.sectors import recommended_chapters
from apps.library.models import Chapter, ChapterStatus, ChapterVersion
from shared.folding import fold

MOST_SHOWN = 200
PAGES = Func(F("pages"), function="jsonb_array_length", output_field=IntegerField())
WORDS = Func(
    F("pages"),
    template="(SELECT sum((page ->> 'words')::int) FROM jsonb_array_elements(%(expressions)s) AS page)",
    output_field=IntegerField(),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class AvailableChapter:
    chapter: Chapter
    pages: int
    words: int
    mandatory: bool
    recommended: bool
    added: bool


def list_available_chapters(*, booklet: Booklet, search: str = "") -> list[AvailableChapter]:
    """What its sector recommends in its order, then what is meant for its sector, then the others, by name."""
    recommended = recommended_chapters(sector_id=booklet.sector_id, kind=booklet.kind)
    places = {one.chapter_id: place for place, one in enumerate(recommended)}
    mandatory = {one.chapter_id for one in recommended if one.mandatory}
    added = {one.origin_chapter_id for one in standing_chapters(booklet)}
    found = list(_searched(offered_to(booklet), search).order_by("name", "id")[:MOST_SHOWN])
    found.sort(key=lambda one: (places.get(one.id, len(places)), not _is_meant(one, booklet)))
    sizes = _sizes(found)
    return [
        AvailableChapter(
            chapter=chapter,
            pages=sizes[chapter.id][0],
            words=sizes[chapter.id][1],
            mandatory=chapter.id in mandatory,
            recommended=chapter.id in places,
            added=chapter.id in added,
        )
        for chapter in found
    ]


def offered_to(booklet: Booklet) -> QuerySet[Chapter]:
    """Released and not retired since, for its kind: by the platform or in the company's own library."""
    chapters = Chapter.objects.filter(Q(company_id=booklet.company_id) | Q(company_id=None))
    released = chapters.filter(version__gt=0).exclude(status=ChapterStatus.RETIRED)
    return released.filter(Q(kinds=[]) | Q(kinds__contains=[booklet.kind]))


def _searched(chapters: QuerySet[Chapter], search: str) -> QuerySet[Chapter]:
    for word in fold(search).split():
        chapters = chapters.filter(words__contains=word)
    return chapters


def _is_meant(chapter: Chapter, booklet: Booklet) -> bool:
    return not chapter.sectors or booklet.sector_id in chapter.sectors


def _sizes(chapters: Iterable[Chapter]) -> dict[UUID, tuple[int, int]]:
    """How many pages and words the newest release of each has."""
    ids = [chapter.id for chapter in chapters]
    newest = ChapterVersion.objects.filter(chapter__in=ids, number=F("chapter__version"))
    rows = newest.values_list("chapter_id", PAGES, WORDS)
    return {chapter_id: (pages, words or 0) for chapter_id, pages, words in rows}
