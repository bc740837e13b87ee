from collections import Counter
from collections.abc import Iterator
from datetime import date

from apps.booklets.models import Booklet, BookletPage
from apps.booklets.selectors.checks.points import Params, Point, Severity, TopicState
from apps.booklets.selectors.grid import Grid
from apps.booklets.selectors.needed_values import NeededValues, needed_values
from apps.values.selectors import State, ValueLine
from shared.actor import Actor
from shared.language import DEFAULT_LANGUAGE

CODES: dict[State, tuple[Severity, str]] = {
    "missing": ("blocking", "value_missing"),
    "overdue": ("blocking", "value_overdue"),
    "due_soon": ("advisory", "value_due_soon"),
}


def check_values(
    actor: Actor, booklet: Booklet, grid: Grid, pages: list[BookletPage], today: date
) -> TopicState:
    """The essential ones among what its pages insert are filled, and somebody has looked at all in time.

    Where another is missing, neutral words stand in for it, or its sentence is left out: that is said.
    """
    needed = needed_values(actor=actor, booklet=booklet, grid=grid, today=today)
    points = [*_unknown(needed, pages), *_known(needed, actor.language)]
    return TopicState(topic="values", params=_figures(needed), points=points)


def _known(needed: NeededValues, language: str) -> Iterator[Point]:
    for line in needed.items:
        told = _code_of(line)
        if told:
            severity, code = told
            params: Params = {
                "key": line.key,
                "label": line.label.get(language) or line.label[DEFAULT_LANGUAGE],
                "day": _written(line.review_on),
            }
            yield Point(severity=severity, code=code, params=params, goal="values")


def _code_of(line: ValueLine) -> tuple[Severity, str] | None:
    if line.state == "missing" and not line.essential:
        return None if line.may_stand_in else ("advisory", "value_left_out")
    return CODES.get(line.state)


def _unknown(needed: NeededValues, pages: list[BookletPage]) -> Iterator[Point]:
    """A key that nobody can fill leaves a gap: only its page can be changed."""
    for key in needed.unknown:
        page = next(one for one in pages if key in one.values)
        yield Point(
            severity="blocking",
            code="value_unknown",
            params={"key": key, "title": page.page.title},
            goal="page",
            page=page.page_id,
        )


def _figures(needed: NeededValues) -> Params:
    states = Counter(line.state for line in needed.items)
    return {
        "all": len(needed.items),
        "filled": needed.filled,
        "missing": states["missing"],
        "essential_missing": needed.essential_missing,
        "overdue": states["overdue"],
        "due_soon": states["due_soon"],
        "next_review": _next_review(needed.items),
    }


def _next_review(lines: list[ValueLine]) -> str:
    days = (line.review_on for line in lines if line.state != "missing" and line.review_on)
    return _written(min(days, default=None))


def _written(day: date | None) -> str:
    return day.isoformat() if day else ""
