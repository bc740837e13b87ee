"""What stands on the card of a booklet that is changed one part at a time."""

from typing import Any
from uuid import UUID

from apps.booklets.models import Booklet, Step
from apps.companies.models import Site
from apps.library.models import ContentStatus, Sector
from shared import errors

STEPS = list(Step)


def card_of(booklet: Booklet) -> dict[str, Any]:
    """As the journal tells it."""
    sector = sector_of(booklet)
    return {
        "name": booklet.name,
        "kind": booklet.kind,
        "sector": sector.name if sector else "",
        "site": booklet.site.name if booklet.site else "",
        "structure": booklet.structure,
        "locales": booklet.locales,
    }


def write_card(booklet: Booklet, told: dict[str, Any]) -> None:
    """Put these parts on the card, unless they name what does not exist; the caller saves it."""
    for name in ("name", "kind", "structure"):
        if name in told:
            setattr(booklet, name, told[name])
    if "sector" in told:
        booklet.sector_id = _known_sector(booklet, told["sector"])
    if "site" in told:
        booklet.site = _known_site(booklet, told["site"])
    if "locales" in told:
        others = dict.fromkeys(told["locales"])
        booklet.locales = [one for one in others if one != booklet.reference_locale]
    if "step" in told and STEPS.index(told["step"]) > STEPS.index(Step(booklet.step)):
        booklet.step = told["step"]


def sector_of(booklet: Booklet) -> Sector | None:
    return Sector.objects.filter(id=booklet.sector_id).first() if booklet.sector_id else None


def _known_sector(booklet: Booklet, sector_id: UUID) -> UUID:
    """One that is offered; an archived one may stay."""
    offered = Sector.objects.filter(id=sector_id, status=ContentStatus.PUBLISHED)
    if sector_id != booklet.sector_id and not offered.exists():
        raise errors.Invalid({"sector": "unknown_sector"})
    return sector_id


def _known_site(booklet: Booklet, site_id: UUID | None) -> Site | None:
    if site_id is None:
        return None
    site = Site.objects.filter(company_id=booklet.company_id, id=site_id).first()
    if site is None:
        raise errors.Invalid({"site": "unknown_site"})
    return site
