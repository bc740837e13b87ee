from collections import Counter
from dataclasses import dataclass
from datetime import date
from uuid import UUID

from apps.companies.models import Site
from apps.values import policies
from apps.values.questions import Usage
from apps.values.selectors.line import ValueLine, line_of
from apps.values.selectors.said import State, said_values
from apps.values.selectors.usage import value_usage
from shared import errors
from shared.actor import Actor
from shared.folding import fold
from shared.language import DEFAULT_LANGUAGE

NO_USE = Usage(0, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueFilter:
    """Which values, as the whole company says them or one of its sites."""

    search: str = ""
    site: UUID | None = None
    state: State | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanyValues:
    """`counts` are those of all, whatever is searched."""

    items: list[ValueLine]
    counts: dict[str, int]


def company_values(*, actor: Actor, wanted: ValueFilter, today: date) -> CompanyValues:
    """What texts insert, what is filled and what the company added, by label."""
    policies.require_reading(actor)
    if wanted.site and not Site.objects.visible_to(actor).filter(id=wanted.site).exists():
        raise errors.NotFound
    usage = value_usage(actor=actor)
    said = said_values(actor=actor, site_id=wanted.site, today=today)
    lines = [
        line_of(one, usage.get(key, NO_USE))
        for key, one in said.items()
        if key in usage or one.text or one.known.own
    ]
    states = Counter(line.state for line in lines)
    return CompanyValues(
        items=sorted(
            (line for line in lines if _matches(line, wanted)),
            key=lambda line: (fold(_label(line, actor.language)), line.key),
        ),
        counts={
            "all": len(lines),
            **{state: states[state] for state in ("missing", "due_soon", "overdue")},
        },
    )


def _label(line: ValueLine, language: str) -> str:
    return line.label.get(language) or line.label[DEFAULT_LANGUAGE]


def _matches(line: ValueLine, wanted: ValueFilter) -> bool:
    if wanted.state and line.state != wanted.state:
        return False
    written = fold(" ".join((*line.label.values(), line.value)))
    return all(word in written for word in fold(wanted.search).split())
