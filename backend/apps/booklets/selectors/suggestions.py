from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Literal
from uuid import UUID

from apps.booklets.models import Booklet
from apps.booklets.selectors.grid import Grid, GridPage
from apps.library import selectors as library
from apps.library.selectors import Offer

MOST = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Suggestion:
    """What would cover a missing obligation."""

    kind: Literal["removed_page", "chapter"]
    id: UUID
    title: str
    chapter_title: str
    words: int


def suggestions_for(*, booklet: Booklet, grid: Grid) -> dict[UUID, list[Suggestion]]:
    """For each missing obligation: pages that were taken out, then chapters that the booklet has not, three at most."""
    missing = [line.obligation.id for line in grid.missing]
    if not missing:
        return {}
    offers = _offers(booklet, missing, taken={one.origin_chapter_id for one in grid.chapters})
    titles = {chapter.id: chapter.title for chapter in grid.chapters}
    return {
        one: list(islice(_suggest(one, grid.removed_pages, titles, offers), MOST))
        for one in missing
    }


def _suggest(
    obligation: UUID, removed: Iterable[GridPage], titles: dict[UUID, str], offers: Iterable[Offer]
) -> Iterator[Suggestion]:
    for page in removed:
        if obligation in page.obligations:
            yield Suggestion(
                kind="removed_page",
                id=page.id,
                title=page.title,
                chapter_title=titles[page.chapter_id],
                words=page.words,
            )
    for offer in offers:
        if obligation in offer.covered:
            yield Suggestion(
                kind="chapter",
                id=offer.chapter_id,
                title=offer.name,
                chapter_title=offer.name,
                words=offer.words,
            )


def _offers(booklet: Booklet, missing: list[UUID], taken: set[UUID | None]) -> list[Offer]:
    """Those meant for such a booklet, first those written for its very sector."""
    found = library.offers_covering(company_id=booklet.company_id, obligations=missing)
    fitting = [
        offer for offer in found if offer.chapter_id not in taken and _is_for(booklet, offer)
    ]
    return sorted(fitting, key=lambda offer: not offer.sectors)


def _is_for(booklet: Booklet, offer: Offer) -> bool:
    of_kind = not offer.kinds or booklet.kind in offer.kinds
    return of_kind and (not offer.sectors or booklet.sector_id in offer.sectors)
