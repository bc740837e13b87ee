from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any
from uuid import UUID

from apps.booklets.models import Booklet, BookletStatus
from apps.companies.models import Company
from shared.permissions import Action


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What there is to do of one kind; `params` is what a line says besides."""

    count: int
    oldest_at: datetime | None = None
    due_on: date | None = None
    params: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """Where it is looked for: a company, and those of its booklets that are neither archived nor in the trash."""

    company: Company
    booklets: list[Booklet]
    today: date

    @property
    def published(self) -> list[Booklet]:
        """Those that people read now."""
        return [one for one in self.booklets if one.status == BookletStatus.PUBLISHED]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """A kind of concern: how pressing (1 is the most), who may do something about it, and how it is found.

    `find` answers for all booklets of the scope at once; under None, for the company itself.
    """

    name: str
    rank: int
    action: Action
    find: Callable[[Scope], dict[UUID | None, Found]]
    of_company: bool = False
