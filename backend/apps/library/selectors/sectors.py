from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from uuid import UUID

from django.db.models import Count, QuerySet

from apps.library import policies
from apps.library.models import (
    ChapterStatus,
    ContentStatus,
    Obligation,
    Sector,
    SectorChapter,
)
from shared import errors
from shared.actor import Actor
from shared.folding import fold
from shared.pagination import Page, paginate


@dataclass(frozen=True, slots=True, kw_only=True)
class SectorFilter:
    """Which sectors; those who do not keep the library see published ones."""

    search: str = ""
    status: ContentStatus | None = None


@dataclass(frozen=True, slots=True)
class Coverage:
    """Which obligations of a sector its recommended chapters meet."""

    covered: int
    total: int
    missing: list[str]


def list_sectors(
    *, actor: Actor, wanted: SectorFilter, cursor: str | None, limit: int
) -> Page[Sector]:
    """By French label."""
    policies.require_reading(actor)
    sectors = _shown(actor)
    if wanted.status:
        sectors = sectors.filter(status=wanted.status)
    for word in fold(wanted.search).split():
        sectors = sectors.filter(words__contains=word)
    return paginate(sectors, by=["name", "id"], cursor=cursor, limit=limit)


def get_sector(*, actor: Actor, sector_id: UUID) -> Sector:
    policies.require_reading(actor)
    sector = _shown(actor).filter(id=sector_id).first()
    if sector is None:
        raise errors.NotFound
    return sector


def sectors_by_id(ids: Iterable[UUID]) -> dict[UUID, Sector]:
    """These sectors, whatever their state: a chapter keeps those that it was written for."""
    return {sector.id: sector for sector in Sector.objects.filter(id__in=set(ids))}


def chapters_of_sector(*, actor: Actor, sector: Sector) -> list[SectorChapter]:
    """What the sector recommends, in its order; drafts are only shown to those who write them."""
    chosen = SectorChapter.objects.filter(sector=sector).select_related("chapter")
    if not policies.may_manage_library(actor):
        chosen = chosen.filter(chapter__version__gt=0).exclude(
            chapter__status=ChapterStatus.RETIRED
        )
    return list(chosen.order_by("position"))


def count_chapters_of(sectors: Iterable[Sector]) -> dict[UUID, int]:
    """How many chapters each of these sectors recommends."""
    chosen = SectorChapter.objects.filter(sector__in=[sector.id for sector in sectors]).order_by()
    return dict(chosen.values_list("sector").annotate(Count("id")))


def count_obligations_of(sectors: Iterable[Sector]) -> dict[UUID, int]:
    """How many published obligations hold in each of these sectors."""
    published = Obligation.objects.filter(status=ContentStatus.PUBLISHED)
    named, for_all = Counter[UUID](), 0
    for ids in published.values_list("sectors", flat=True):
        named.update(set(ids))
        for_all += not ids
    return {sector.id: named[sector.id] + for_all for sector in sectors}


def coverage_of(*, chosen: list[SectorChapter], obligations: list[Obligation]) -> Coverage:
    """What the recommended chapters meet of these obligations, and the labels of the rest."""
    met = {obligation for each in chosen for obligation in each.chapter.obligations}
    published = [one for one in obligations if one.status == ContentStatus.PUBLISHED]
    missing = [one.label for one in published if one.id not in met]
    return Coverage(len(published) - len(missing), len(published), missing)


def _shown(actor: Actor) -> QuerySet[Sector]:
    if policies.may_manage_library(actor):
        return Sector.objects.all()
    return Sector.objects.filter(status=ContentStatus.PUBLISHED)
