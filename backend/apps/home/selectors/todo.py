from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from apps.home import policies
from apps.home.models import Concern, HomeVisit
from apps.home.selectors.concerns import BY_NAME, KINDS
from shared.actor import Actor

TOGETHER = 4  # booklets of one kind are one line
MOST_NAMED = 20  # of them, by their names
ACTIONS = {kind.name: kind.action for kind in KINDS}
OF_COMPANY = {kind.name for kind in KINDS if kind.of_company}


@dataclass(frozen=True, slots=True, kw_only=True)
class TodoLine:
    """One thing to do: in one booklet, in the whole company, or the same in several booklets."""

    kind: str
    concerns: list[Concern]  # the most pressing first
    is_new: bool  # since the last visit

    @property
    def rank(self) -> int:
        return BY_NAME[self.kind].rank

    @property
    def count(self) -> int:
        return sum(one.count for one in self.concerns)

    @property
    def due_on(self) -> date | None:
        return self.concerns[0].due_on

    @property
    def params(self) -> dict[str, Any]:
        """Of the first; what several booklets have in common is only that they wait."""
        return self.concerns[0].params if len(self.concerns) == 1 else {}


def todo_of(*, actor: Actor) -> list[TodoLine]:
    """What the actor may do something about: by rank, then by day, then by age."""
    mine = policies.concerns_for(actor, ACTIONS, of_company=OF_COMPANY)
    visit = HomeVisit.objects.visible_to(actor).filter(user=actor.user_id).first()
    seen_at = visit.visited_at if visit else None
    by_kind: defaultdict[str, list[Concern]] = defaultdict(list)
    for concern in mine.select_related("booklet__site", "booklet__review__reviewer"):
        by_kind[concern.kind].append(concern)
    lines = [
        _line(kind, together, seen_at)
        for kind, found in by_kind.items()
        for together in _split(sorted(found, key=_age))
    ]
    return sorted(lines, key=lambda line: (line.rank, _age(line.concerns[0])))


def _split(found: list[Concern]) -> Iterable[list[Concern]]:
    return [found] if len(found) >= TOGETHER else [[one] for one in found]


def _line(kind: str, concerns: list[Concern], seen_at: datetime | None) -> TodoLine:
    is_new = seen_at is not None and any(one.created_at > seen_at for one in concerns)
    return TodoLine(kind=kind, concerns=concerns, is_new=is_new)


def _age(concern: Concern) -> tuple[date, datetime, str]:
    since = concern.oldest_at or datetime.max.replace(tzinfo=UTC)
    return concern.due_on or date.max, since, str(concern.id)
