"""The three sizes in which a sector's chapters make a booklet."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypedDict
from uuid import UUID

from django.db.models import F, Func, JSONField

from apps.booklets.models import Booklet, Size
from apps.booklets.selectors.minutes import minutes_of
from apps.booklets.selectors.sectors import obligations_of, recommended_chapters
from apps.library.models import ChapterVersion, Level, Obligation, SectorChapter
from shared.situation import Condition

LAWS = {Condition.PRIVATE_EMPLOYER, Condition.PUBLIC_EMPLOYER}

PAGES = Func(
    F("pages"),
    template=(
        "(SELECT jsonb_agg(jsonb_build_object('id', page -> 'id', 'words', page -> 'words',"
        " 'obligations', coalesce(page -> 'obligations', '[]')) ORDER BY place)"
        " FROM jsonb_array_elements(%(expressions)s) WITH ORDINALITY AS each(page, place))"
    ),
    output_field=JSONField(),
)


class SizedPage(TypedDict):
    id: str
    words: int
    obligations: list[str]


@dataclass(frozen=True, slots=True)
class SizedChapter:
    """A chapter that the sector recommends, and which of its pages the booklet keeps."""

    recommended: SectorChapter
    pages: list[SizedPage]

    @property
    def page_ids(self) -> set[str]:
        return {page["id"] for page in self.pages}

    @property
    def minutes(self) -> int:
        return minutes_of(sum(page["words"] for page in self.pages))


@dataclass(frozen=True, slots=True, kw_only=True)
class SizedPlan:
    size: Size
    chapters: list[SizedChapter]

    @property
    def pages(self) -> int:
        return sum(len(chapter.pages) for chapter in self.chapters)

    @property
    def minutes(self) -> int:
        return sum(chapter.minutes for chapter in self.chapters)


def asked_obligations(booklet: Booklet) -> list[Obligation]:
    """Those of its kind and sector but what the company's situation rules out, mandatory first."""
    situation = booklet.company.situation_told
    return [
        one
        for one in obligations_of(booklet)
        if all(situation.meets(condition) is not False for condition in one.conditions)
    ]


def sized_plans(booklet: Booklet) -> list[SizedPlan]:
    """From the smallest on: what the law asks of this company, what good practice adds, all that the sector has
    but pages that are of another law than the employer's.

    Where the law asks nothing of such a booklet, every size is the whole.
    """
    recommended = recommended_chapters(sector_id=booklet.sector_id, kind=booklet.kind)
    released = _pages([one.chapter_id for one in recommended])
    asked = asked_obligations(booklet)
    others = _of_the_other_law(booklet)
    wanted = {str(one.id) for one in asked}
    law = {str(one.id) for one in asked if one.level == Level.MANDATORY}
    speaks: dict[Size, Callable[[SizedPage], bool]] = {
        Size.ESSENTIAL: lambda page: not law or not law.isdisjoint(page["obligations"]),
        Size.RECOMMENDED: lambda page: not law or not wanted.isdisjoint(page["obligations"]),
        Size.COMPLETE: lambda page: not _says_only(page, others),
    }
    return [_plan(size, recommended, released, keeps) for size, keeps in speaks.items()]


def _of_the_other_law(booklet: Booklet) -> dict[str, bool]:
    """What its obligations are once it is known whether the employer is public: of the law of others, or not."""
    situation = booklet.company.situation_told
    return {
        str(one.id): any(situation.meets(law) is False for law in LAWS & set(one.conditions))
        for one in obligations_of(booklet)
    }


def _says_only(page: SizedPage, others: dict[str, bool]) -> bool:
    """All that it says for such a booklet is the law of others: prud'hommes to the agents of a public hospital."""
    said = [others[one] for one in page["obligations"] if one in others]
    return bool(said) and all(said)


def sized_plan(booklet: Booklet) -> SizedPlan:
    """As the booklet's own size wants it."""
    return next(plan for plan in sized_plans(booklet) if plan.size == booklet.size)


def _plan(
    size: Size,
    recommended: list[SectorChapter],
    released: dict[UUID, list[SizedPage]],
    keeps: Callable[[SizedPage], bool],
) -> SizedPlan:
    chapters = [
        SizedChapter(one, [page for page in released.get(one.chapter_id, []) if keeps(page)])
        for one in recommended
    ]
    return SizedPlan(size=size, chapters=[one for one in chapters if one.pages])


def _pages(chapter_ids: list[UUID]) -> dict[UUID, list[SizedPage]]:
    newest = ChapterVersion.objects.filter(chapter__in=chapter_ids, number=F("chapter__version"))
    return dict(newest.values_list("chapter_id", PAGES))
