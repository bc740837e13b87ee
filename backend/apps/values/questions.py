from collections.abc import Mapping
from dataclasses import dataclass

from shared.actor import Actor
from shared.questions import Question


@dataclass(frozen=True, slots=True)
class Usage:
    """How many pages insert a value, of how many booklets."""

    pages: int
    booklets: int


@dataclass(frozen=True, slots=True, kw_only=True)
class UsageOfValues(Question[Mapping[str, Usage]]):
    """Which values of the actor's company do texts insert that somebody may still read?"""

    actor: Actor
