from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal
from uuid import UUID

from apps.booklets.models import Booklet, BookletChapter, NotApplicable
from apps.booklets.selectors.plan import pages_of, standing_chapters
from apps.booklets.selectors.sectors import obligations_of
from apps.library.models import Level, Obligation
from apps.pages.models import is_to_collate
from apps.values import selectors as values
from shared.situation import Situation

State = Literal["covered", "to_complete", "missing", "not_applicable"]
OfficialLack = Literal["to_join", "to_collate"]


@dataclass(frozen=True, slots=True)
class GridPage:
    """A page of a standing chapter, taken out or not."""

    id: UUID
    chapter_id: UUID
    title: str
    words: int
    obligations: list[UUID]
    values: list[str]  # keys that its text inserts
    official: dict[str, str] | None
    removed_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GridLine:
    """An obligation against the pages of a booklet."""

    obligation: Obligation
    pages: list[GridPage]  # that speak of it
    taken_out: list[GridPage]  # official texts that would
    values: dict[str, str]  # what it wants said and those pages insert; empty: nobody has filled it
    unmet: list[str]  # conditions that the company does not meet
    unanswered: list[str]  # conditions of which nobody has told whether it meets them
    justification: NotApplicable | None

    @property
    def lacks_of_text(self) -> OfficialLack | None:
        """What keeps an official text from saying it: a part is not joined, or nobody has collated it."""
        texts = [page.official for page in self.pages if page.official]
        cut = bool(self.taken_out) or any(text.get("to_join") for text in texts)
        if self.pages and self.obligation.verbatim and (cut or not texts):
            return "to_join"
        return "to_collate" if any(map(is_to_collate, texts)) else None

    @property
    def state(self) -> State:
        if self.pages and all(self.values.values()) and not self.lacks_of_text:
            return "covered"
        if self.justification or self.unmet:
            return "not_applicable"
        return "to_complete" if self.pages else "missing"

    @property
    def is_demanded(self) -> bool:
        """Mandatory on conditions that the company has said it meets, all of them."""
        certain = self.obligation.conditions and not self.unmet and not self.unanswered
        return bool(certain) and self.obligation.level == Level.MANDATORY


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
            "to_complete": states.count("to_complete"),
            "missing": states.count("missing"),
            "missing_mandatory": sum(
                line.obligation.level == Level.MANDATORY for line in self.missing
            ),
            "not_applicable": states.count("not_applicable"),
        }

    @property
    def missing(self) -> list[GridLine]:
        return [line for line in self.lines if line.state == "missing"]

    @property
    def to_complete(self) -> list[GridLine]:
        return [line for line in self.lines if line.state == "to_complete"]

    @property
    def demanded(self) -> set[str]:
        """Keys of what the law wants said by a company like this one: no version goes out without."""
        return {key for line in self.lines if line.is_demanded for key in line.values}


def grid_of(booklet: Booklet) -> Grid:
    """Six reads at most, however long the booklet is."""
    said = values.filled_values(company_id=booklet.company_id, site_id=booklet.site_id)
    situation = booklet.company.situation_told
    pages = _pages(booklet)
    justified = {one.obligation_id: one for one in _justifications(booklet)}
    return Grid(
        chapters=list(standing_chapters(booklet)),
        removed_pages=[page for page in pages if page.removed_at],
        lines=[
            _line(one, pages, said, situation, justified.get(one.id))
            for one in obligations_of(booklet)
        ],
    )


def _line(
    obligation: Obligation,
    all_pages: list[GridPage],
    said: dict[str, str],
    situation: Situation,
    justification: NotApplicable | None,
) -> GridLine:
    saying = [page for page in all_pages if obligation.id in page.obligations]
    pages = [page for page in saying if page.removed_at is None]
    inserted = {key for page in pages for key in page.values}
    met = {one: situation.meets(one) for one in obligation.conditions}
    return GridLine(
        obligation=obligation,
        pages=pages,
        taken_out=[page for page in saying if page.removed_at and page.official],
        values={key: said.get(key, "") for key in obligation.values if key in inserted},
        unmet=[one for one, answer in met.items() if answer is False],
        unanswered=[one for one, answer in met.items() if answer is None],
        justification=justification,
    )


def _pages(booklet: Booklet) -> list[GridPage]:
    told = pages_of(booklet).values_list(
        *("page_id", "chapter_id"),
        *(
            "page__title",
            "page__words",
            "page__obligations",
            "values",
            "page__official",
            "page__removed_at",
        ),
    )
    return [GridPage(*page) for page in told]


def _justifications(booklet: Booklet) -> Iterable[NotApplicable]:
    return NotApplicable.objects.filter(company_id=booklet.company_id, booklet=booklet)
