from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal
from uuid import UUID

from apps.booklets.models import Booklet, BookletChapter, NotApplicable
from apps.booklets.selectors.plan import pages_of, standing_chapters
from apps.booklets.selectors.sectors import obligations_of
from apps.library.models import Level, Obligation

State = Literal["covered", "missing", "not_applicable"]


@dataclass(frozen=True, slots=True)
class GridPage:
    """A page of a standing chapter, taken out or not."""

    id: UUID
    chapter_id: UUID
    title: str
    words: int
    obligations: list[UUID]
    removed_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GridLine:
    """An obligation against the pages of a booklet."""

    obligation: Obligation
    pages: list[GridPage]  # that cover it
    justification: NotApplicable | None

    @property
    def state(self) -> State:
        if self.pages:
            return "covered"
        return "not_applicable" if self.justification else "missing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """What its kind and its sector ask of a booklet, mandatory first, and where it says it."""

    chapters: list[BookletChapter]
    removed_pages: list[GridPage]
    lines: list[GridLine]

    @property
    def counts(self) -> dict[str, int]:
        states = [line.state for line in self.lines]
        return {
            "all": len(states),
            "covered": states.count("covered"),
            "missing": states.count("missing"),
            "missing_mandatory": sum(
                line.obligation.level == Level.MANDATORY for line in self.missing
            ),
            "not_applicable": states.count("not_applicable"),
        }

    @property
    def missing(self) -> list[GridLine]:
        return [line for line in self.lines if line.state == "missing"]


def grid_of(booklet: Booklet) -> Grid:
    """Four reads, however long the booklet is."""
    pages = _pages(booklet)
    standing = [page for page in pages if page.removed_at is None]
    justified = {one.obligation_id: one for one in _justifications(booklet)}
    return Grid(
        chapters=list(standing_chapters(booklet)),
        removed_pages=[page for page in pages if page.removed_at],
        lines=[
            GridLine(
                obligation=one,
                pages=[page for page in standing if one.id in page.obligations],
                justification=justified.get(one.id),
            )
            for one in obligations_of(booklet)
        ],
    )


def _pages(booklet: Booklet) -> list[GridPage]:
    told = pages_of(booklet).values_list(
        *("page_id", "chapter_id"),
        *("page__title", "page__words", "page__obligations", "page__removed_at"),
    )
    return [GridPage(*page) for page in told]


def _justifications(booklet: Booklet) -> Iterable[NotApplicable]:
    return NotApplicable.objects.filter(company_id=booklet.company_id, booklet=booklet)
