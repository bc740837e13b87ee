"""The coverage grid as the API tells it."""

from collections.abc import Iterator
from typing import Any

from apps.booklets import policies, selectors
from apps.booklets.models import Booklet
from apps.booklets.selectors import minutes_of
from apps.booklets.selectors.grid import GridLine
from apps.booklets.selectors.suggestions import Suggestion
from apps.companies.policies import company_abilities
from apps.library.models import Level
from apps.library.schemas.describe import spoken
from apps.values.policies import may_keep_values
from apps.values.selectors import KnownValue, known_values
from shared.actor import Actor

TOLD = (
    "id",
    "code",
    "label",
    "reference",
    "link",
    "doubt",
    "remark",
    "domain",
    "conditions",
    "level",
    "verbatim",
    "checked_on",
    "checked_by_name",
)


def describe_coverage(*, actor: Actor, booklet: Booklet) -> dict[str, Any]:
    """The obligations of its kind and sector against its chapters, and what would cover the missing ones."""
    grid = selectors.grid_of(booklet)
    known = known_values(actor=actor)
    company = booklet.company
    essential = {key for key, one in known.items() if one.essential} | grid.demanded
    suggestions = selectors.suggestions_for(booklet=booklet, grid=grid)
    return {
        "chapters": grid.chapters,
        "items": [
            {
                **_line(line, suggestions.get(line.obligation.id, [])),
                "values": [
                    _asked(known[key], said, actor.language)
                    for key, said in line.values.items()
                    if key in known
                ],
                "blocks": _blocks(line, essential),
            }
            for line in grid.lines
        ],
        "counts": grid.counts,
        "company": company.id,
        "headcount": company.headcount,
        "situation": company.situation,
        "site": booklet.site_id,
        "may_fill": may_keep_values(actor),
        "may_answer": company_abilities(actor, company)["edit"],
        "may_write": policies.booklet_abilities(actor, booklet)["build"],
    }


def _line(line: GridLine, suggestions: list[Suggestion]) -> dict[str, Any]:
    return {
        **{name: getattr(line.obligation, name) for name in TOLD},
        "state": line.state,
        "covered_by": list(_covered_by(line)),
        "lacks_of_text": line.lacks_of_text,
        "unmet": line.unmet,
        "unanswered": line.unanswered,
        "justification": line.justification,
        "suggestions": [
            {
                "kind": one.kind,
                "id": one.id,
                "title": one.title,
                "chapter_title": one.chapter_title,
                "minutes": minutes_of(one.words),
            }
            for one in suggestions
        ],
    }


def _blocks(line: GridLine, essential: set[str]) -> bool:
    if line.state == "missing":
        return line.obligation.level == Level.MANDATORY
    empty = {key for key, said in line.values.items() if not said}
    return line.state == "to_complete" and bool(empty & essential)


def _asked(known: KnownValue, said: str, language: str) -> dict[str, Any]:
    return {
        "key": known.key,
        "label": spoken(known.label, language),
        "kind": known.kind,
        "hint": known.hint,
        "value": said,
    }


def _covered_by(line: GridLine) -> Iterator[dict[str, Any]]:
    for chapter_id in dict.fromkeys(page.chapter_id for page in line.pages):
        pages = [page.id for page in line.pages if page.chapter_id == chapter_id]
        yield {"chapter": chapter_id, "pages": pages}
