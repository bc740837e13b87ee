"""How far releases of a library have come, in numbers: no booklet is named, and no text of a company told."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from statistics import median
from uuid import UUID

from django.db.models import F, Q, QuerySet, Sum

from apps.library import policies as library_policies
from apps.library import selectors as library
from apps.library.models import Chapter
from apps.updates.models import AdoptionCount, Rollout
from apps.updates.selectors.releases import newest_release
from shared import errors
from shared.actor import Actor
from shared.pagination import Page, paginate
from shared.tenancy import act_as_platform

COUNTS = ("updated", "to_review", "conflicts", "refused", "detached", "behind")
TAKEN = F("updated") + F("to_review") + F("refused") + F("detached") + F("behind")
FEWEST = 5
"""A company with fewer booklets of the chapter is not named: it stands among the others."""
REMINDED_AGAIN = timedelta(days=7)


@dataclass(frozen=True, slots=True, kw_only=True)
class Others:
    """Companies that are too small to be named, taken together."""

    companies: int
    counts: dict[str, int]
    last_on: str | None
    by_day: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Adoption:
    """Of one release, in all companies."""

    rollout: Rollout
    totals: dict[str, int]
    companies: int
    companies_to_review: int
    by_day: dict[str, int]
    median_days: int | None
    refusals: dict[str, int]  # by kind
    reminders: int  # companies that may be reminded now
    others: Others | None
    page: Page[AdoptionCount]  # those that are named


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


def adoption_lines(*, rollout: Rollout, most: int) -> tuple[list[AdoptionCount], Others | None]:
    """Of every company that is named, in the order of their names, and of the others together."""
    with act_as_platform():
        rows = named_lines(rollout).select_related("company")
        return list(rows.order_by("company__name", "id")[:most]), _others(rollout)


def named_lines(rollout: Rollout) -> QuerySet[AdoptionCount]:
    """Every company whose booklets are many enough to name it."""
    rows = AdoptionCount.objects.filter(rollout=rollout)
    return rows.annotate(taken=TAKEN).filter(_is_named(rollout))


def remindable(*, rollout: Rollout, now: datetime) -> QuerySet[AdoptionCount]:
    """Where something waits and nobody was reminded of it lately; of a former release nothing waits any more."""
    rows = AdoptionCount.objects.filter(rollout=rollout, to_review__gt=0)
    if newest_release(chapter_id=rollout.chapter_id) != rollout.number:
        return rows.none()
    return rows.filter(Q(reminded_at=None) | Q(reminded_at__lte=now - REMINDED_AGAIN))


def is_reminded_lately(line: AdoptionCount, *, now: datetime) -> bool:
    return line.reminded_at is not None and line.reminded_at > now - REMINDED_AGAIN


def median_days(*, rollout: Rollout, by_day: dict[str, int]) -> int | None:
    """From the release to adoption, of the booklet in the middle."""
    since = rollout.started_at.date()
    waited = [
        (date.fromisoformat(day) - since).days
        for day, count in by_day.items()
        for _ in range(count)
    ]
    return int(median(waited)) if waited else None


def get_adoption(
    *, chapter: Chapter, number: int, cursor: str | None, limit: int, now: datetime
) -> Adoption:
    """By company in the order of their names, of which only numbers are told."""
    rollout = get_rollout(chapter=chapter, number=number)
    with act_as_platform():
        rows = AdoptionCount.objects.filter(rollout=rollout)
        named = named_lines(rollout).select_related("company")
        page = paginate(named, by=["company__name", "id"], cursor=cursor, limit=limit)
        sums = rows.aggregate(**{name: Sum(name) for name in COUNTS})
        days = _added(rows.values_list("by_day", flat=True))
        return Adoption(
            rollout=rollout,
            totals={name: sums[name] or 0 for name in COUNTS},
            companies=rows.count(),
            companies_to_review=rows.filter(Q(to_review__gt=0)).count(),
            by_day=days,
            median_days=median_days(rollout=rollout, by_day=days),
            refusals=_added(rows.values_list("refusals", flat=True)),
            reminders=remindable(rollout=rollout, now=now).count(),
            others=_others(rollout),
            page=page,
        )


def _is_named(rollout: Rollout) -> Q:
    """Only of the platform's chapters is there anybody to hide: a company's own is taken by nobody else."""
    return Q(company__isnull=False) if rollout.company_id else Q(taken__gte=FEWEST)


def _others(rollout: Rollout) -> Others | None:
    rows = AdoptionCount.objects.filter(rollout=rollout).annotate(taken=TAKEN)
    rows = rows.exclude(_is_named(rollout))
    if not (companies := rows.count()):
        return None
    sums = rows.aggregate(**{name: Sum(name) for name in COUNTS})
    days = _added(rows.values_list("by_day", flat=True))
    return Others(
        companies=companies,
        counts={name: sums[name] or 0 for name in COUNTS},
        last_on=max(days, default=None),
        by_day=days,
    )


def _added(found: Iterable[dict[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for one in found:
        total.update(one)
    return dict(sorted(total.items()))
