"""What only the slices above know of a language."""

from dataclasses import dataclass

from shared.actor import Actor
from shared.questions import Question


@dataclass(frozen=True, slots=True)
class LocaleUsage:
    """Who uses a language: how many, and the first of them by name."""

    count: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class UsageOfLocales(Question[dict[str, LocaleUsage]]):
    """Which booklets of any company have these languages; named to those who manage companies, counted to others."""

    actor: Actor
    codes: tuple[str, ...]
