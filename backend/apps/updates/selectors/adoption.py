"""How far releases of a library have come, in numbers: no booklet is named, and no text of a company told."""

from collections import Counter
from dataclasses import dataclass
from datetime import date
from statistics import median
from uuid import UUID

from django.db.models import Q, Sum

from apps.library import policies as library_policies
from apps.library import selectors as library
from apps.library.models import Chapter
from apps.updates.models import AdoptionCount, Rollout
from shared import errors
from shared.actor import Actor
from shared.pagination import Page, paginate
from shared.tenancy import act_as_platform

COUNTS = ("updated", "to_review", "conflicts", "refused", "detached", "behind")


@dataclass(frozen=True, slots=True, kw_only=True)
class Adoption:
    """Of one release, in all companies."""

    rollout: Rollout
    totals: dict[str, int]
    companies: int
    companies_to_review: int
    by_day: dict[str, int]
    median_days: int | None
    page: Page[AdoptionCount]


def own_chapter(*, actor: Actor, chapter_id: UUID) -> Chapter:
    """One of the library in which the actor works and releases."""
    library_policies.require_release_of_named(actor)
    return library.get_own_chapter(actor=actor, chapter_id=chapter_id)


def list_rollouts(*, chapter: Chapter) -> list[Rollout]:
    """The newest first."""
    rollouts = Rollout.objects.of(chapter.company_id).filter(chapter_id=chapter.id)
    told = rollouts.select_related("version").defer("version__pages")
    return list(told.order_by("-number")[:100])


def get_rollout(*, chapter: Chapter, number: int) -> Rollout:
    """A release of the chapter that set out."""
    rollout = next((one for one in list_rollouts(chapter=chapter) if one.number == number), None)
    if rollout is None:
        raise errors.NotFound
    return rollout


def adoption_lines(*, rollout: Rollout, most: int) -> list[AdoptionCount]:
    """Of every company, in the order of their names."""
    with act_as_platform():
        rows = AdoptionCount.objects.filter(rollout=rollout).select_related("company")
        return list(rows.order_by("company__name", "id")[:most])


def median_days(*, rollout: Rollout, by_day: dict[str, int]) -> int | None:
    """From the release to adoption, of the booklet in the middle."""
    since = rollout.started_at.date()
    waited = [
        (date.fromisoformat(day) - since).days
        for day, count in by_day.items()
        for _ in range(count)
    ]
    return int(median(waited)) if waited else None


def get_adoption(*, chapter: Chapter, number: int, cursor: str | None, limit: int) -> Adoption:
    """By company in the order of their names, of which only numbers are told."""
    rollout = get_rollout(chapter=chapter, number=number)
    with act_as_platform():
        rows = AdoptionCount.objects.filter(rollout=rollout)
        page = paginate(
            rows.select_related("company"), by=["company__name", "id"], cursor=cursor, limit=limit
        )
        sums = rows.aggregate(**{name: Sum(name) for name in COUNTS})
        days = _days(rows.values_list("by_day", flat=True))
        return Adoption(
            rollout=rollout,
            totals={name: sums[name] or 0 for name in COUNTS},
            companies=rows.count(),
            companies_to_review=rows.filter(Q(to_review__gt=0)).count(),
            by_day=days,
            median_days=median_days(rollout=rollout, by_day=days),
            page=page,
        )


def _days(found: object) -> dict[str, int]:
    days: Counter[str] = Counter()
    for one in found:  # type: ignore[attr-defined]
        days.update(one)
    return dict(sorted(days.items()))
