"""What a sector brings to a booklet of some kind."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from uuid import UUID

from apps.booklets import policies
from apps.booklets.models import Booklet
from apps.companies.models import Company, CompanyKind
from apps.library.models import (
    ChapterStatus,
    ContentStatus,
    Level,
    Obligation,
    Sector,
    SectorChapter,
)
from shared.actor import Actor

# What a company of such a kind works in; one that says no more than that it is a company is asked.
SECTOR_OF_KIND = {
    CompanyKind.HOSPITALITY: "HCR",
    CompanyKind.HEALTH: "SAN",
    CompanyKind.SOCIAL_CARE: "MED",
    CompanyKind.TRAINING: "FOR",
    CompanyKind.APPRENTICESHIP: "CFA",
    CompanyKind.PUBLIC: "BUR",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class SectorChoice:
    """A sector as the creation offers it."""

    sector: Sector
    mandatory_obligations: int
    recommended_obligations: int
    chapters: int
    mandatory_chapters: int
    checked_on: date | None


def sector_choices(*, actor: Actor, kind: str) -> list[SectorChoice]:
    """Every published sector by name, and what it brings to a booklet of this kind."""
    policies.require_creating(actor)
    sectors = Sector.objects.filter(status=ContentStatus.PUBLISHED).order_by("name", "id")
    plans = _plans(kind)
    obligations = published_obligations(kind)
    return [_choice(sector, plans.get(sector.id, []), obligations) for sector in sectors]


def usual_sector(company: Company) -> Sector | None:
    """The one of the company's newest booklet; before it has one, what its kind says."""
    published = Sector.objects.filter(status=ContentStatus.PUBLISHED)
    booklets = Booklet.objects.filter(company_id=company.id, trashed_at=None)
    chosen = booklets.exclude(sector_id=None).order_by("-created_at", "-id")
    newest = chosen.values_list("sector_id", flat=True).first()
    known = published.filter(id=newest).first() if newest else None
    return known or published.filter(code=SECTOR_OF_KIND.get(CompanyKind(company.kind), "")).first()


def recommended_chapters(*, sector_id: UUID | None, kind: str) -> list[SectorChapter]:
    """What the sector recommends to booklets of this kind, in its order."""
    return _plans(kind, sector_id).get(sector_id, []) if sector_id else []


def mandatory_chapters(booklet: Booklet) -> set[UUID]:
    """The chapters of the library that its sector does not let go."""
    recommended = recommended_chapters(sector_id=booklet.sector_id, kind=booklet.kind)
    return {one.chapter_id for one in recommended if one.mandatory}


def obligations_of(booklet: Booklet) -> list[Obligation]:
    """What a booklet of its kind and sector is asked, mandatory first."""
    return [one for one in published_obligations(booklet.kind) if holds_in(one, booklet.sector_id)]


def published_obligations(kind: str) -> list[Obligation]:
    """Those that hold for this kind in some sector, mandatory first."""
    published = Obligation.objects.filter(status=ContentStatus.PUBLISHED)
    by_label = published.order_by("level", "label", "id")
    return [one for one in by_label if not one.kinds or kind in one.kinds]


def holds_in(obligation: Obligation, sector_id: UUID | None) -> bool:
    """An obligation without sectors holds in every sector."""
    return not obligation.sectors or sector_id in obligation.sectors


def _plans(kind: str, sector_id: UUID | None = None) -> dict[UUID, list[SectorChapter]]:
    chosen = SectorChapter.objects.filter(chapter__version__gt=0).select_related("chapter")
    chosen = chosen.exclude(chapter__status=ChapterStatus.RETIRED)
    if sector_id:
        chosen = chosen.filter(sector_id=sector_id)
    plans: dict[UUID, list[SectorChapter]] = {}
    for one in chosen.order_by("position", "id"):
        if not one.chapter.kinds or kind in one.chapter.kinds:
            plans.setdefault(one.sector_id, []).append(one)
    return plans


def _choice(
    sector: Sector, plan: Sequence[SectorChapter], obligations: Sequence[Obligation]
) -> SectorChoice:
    asked = [one for one in obligations if holds_in(one, sector.id)]
    mandatory = sum(one.level == Level.MANDATORY for one in asked)
    return SectorChoice(
        sector=sector,
        mandatory_obligations=mandatory,
        recommended_obligations=len(asked) - mandatory,
        chapters=len(plan),
        mandatory_chapters=sum(one.mandatory for one in plan),
        checked_on=_checked_on(asked),
    )


def _checked_on(asked: Sequence[Obligation]) -> date | None:
    """The oldest check; none while one of the references is to be verified."""
    days = [one.verified_on for one in asked]
    return None if None in days else min(filter(None, days), default=None)
