from dataclasses import dataclass, replace
from datetime import date

from apps.booklets.models import Booklet
from apps.booklets.selectors.grid import Grid
from apps.booklets.selectors.value_usage import inserted_values
from apps.companies.models import Site
from apps.values import selectors as values
from apps.values.questions import Usage
from apps.values.selectors import ValueLine, line_of
from shared.actor import Actor


@dataclass(frozen=True, slots=True, kw_only=True)
class NeededValues:
    """What the pages of a booklet insert, the essential ones first, then as first met, and which of the keys nobody knows."""

    items: list[ValueLine]
    unknown: list[str]
    site: Site | None

    @property
    def filled(self) -> int:
        return sum(item.state != "missing" for item in self.items)

    @property
    def essential_missing(self) -> int:
        return sum(item.essential and item.state == "missing" for item in self.items)


def needed_values(*, actor: Actor, booklet: Booklet, grid: Grid, today: date) -> NeededValues:
    """As the booklet's site says them, or else the whole company.

    What the law wants said in this booklet is essential to it, whatever it is elsewhere.
    """
    said = values.said_values(actor=actor, site_id=booklet.site_id, today=today)
    inserted = inserted_values(booklet)
    demanded = grid.demanded
    told = (
        line_of(said[key], Usage(pages, booklets=1))
        for key, pages in inserted.items()
        if key in said
    )
    lines = [replace(line, essential=line.essential or line.key in demanded) for line in told]
    return NeededValues(
        items=sorted(lines, key=lambda line: not line.essential),
        unknown=[key for key in inserted if key not in said],
        site=booklet.site,
    )
