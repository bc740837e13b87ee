"""Booklets as the API tells them."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any
from uuid import UUID

from apps.accounts.models import User
from apps.booklets import policies, selectors
from apps.booklets.models import Booklet, BookletStatus
from apps.companies.models import Site
from apps.library import selectors as library
from apps.library.models import Sector
from apps.library.schemas.describe import spoken
from apps.media import selectors as media
from apps.media.selectors import Source
from shared.actor import Actor

COVER_WIDTH = 640


def describe_booklets(
    *, actor: Actor, booklets: Iterable[Booklet], now: datetime
) -> list[dict[str, Any]]:
    """Each booklet as a list shows it, at the cost of one; their sites and reviews were read with them."""
    found = list(booklets)
    abilities = policies.abilities_by_booklet(actor, found)
    managers = selectors.main_managers(booklets=found)
    sectors = library.sectors_by_id(one.sector_id for one in found if one.sector_id)
    pictures = _pictures(actor, (selectors.picture_of(booklet) for booklet in found), now)
    return [
        {
            **_card(booklet),
            "sector": _sector(sectors.get(booklet.sector_id) if booklet.sector_id else None, actor),
            "main_manager": _person(managers.get(booklet.id)),
            "review": _review(actor, booklet),
            "cover_picture": _at(pictures, selectors.picture_of(booklet)),
            "abilities": abilities[booklet.id],
        }
        for booklet in found
    ]


def describe_booklet(*, actor: Actor, booklet: Booklet, now: datetime) -> dict[str, Any]:
    """One booklet with its whole card."""
    (line,) = describe_booklets(actor=actor, booklets=[booklet], now=now)
    logo = selectors.logo_of(booklet)
    return {
        **line,
        "start": booklet.start,
        "size": booklet.size,
        "structure": booklet.structure,
        "reference_locale": booklet.reference_locale,
        "company_name": booklet.company.name,
        "logo_picture": _at(_pictures(actor, [logo], now), logo),
        "created_at": booklet.created_at,
    }


def _card(booklet: Booklet) -> dict[str, Any]:
    return {
        "id": booklet.id,
        "name": booklet.name,
        "kind": booklet.kind,
        "site": _site(booklet.site),
        "status": booklet.status,
        "has_changes": booklet.has_changes,
        "version": booklet.version,
        "published_at": booklet.published_at,
        "trashed_at": booklet.trashed_at,
        "step": booklet.step,
        "locales": [booklet.reference_locale, *booklet.locales],
        "readable_locales": selectors.readable_locales(booklet),
        "theme": booklet.theme,
        "slug": booklet.slug,
        "chapters_count": booklet.chapters_count,
        "pages_count": booklet.pages_count,
        "minutes": selectors.minutes_of(booklet.words_count),
        "edited_at": booklet.edited_at,
        "edited_by_name": booklet.edited_by_name,
    }


def _pictures(actor: Actor, files: Iterable[UUID | None], now: datetime) -> dict[UUID, Source]:
    if actor.company_id is None:
        return {}
    wanted = [file for file in files if file]
    return media.media_sources(company_id=actor.company_id, file_ids=wanted, now=now)


def _at(pictures: dict[UUID, Source], file: UUID | None) -> str | None:
    source = pictures.get(file) if file else None
    return source.at_width(COVER_WIDTH) if source else None


def _sector(sector: Sector | None, actor: Actor) -> dict[str, Any] | None:
    if sector is None:
        return None
    return {"id": sector.id, "code": sector.code, "name": spoken(sector.label, actor.language)}


def _site(site: Site | None) -> dict[str, Any] | None:
    return {"id": site.id, "name": site.name} if site else None


def _person(user: User | None) -> dict[str, Any] | None:
    return {"id": user.id, "name": user.full_name} if user else None


def _review(actor: Actor, booklet: Booklet) -> dict[str, Any] | None:
    """What matters of it today: a booklet that came back and was published since has none."""
    review = policies.review_of(booklet)
    if review is None or booklet.status not in (BookletStatus.DRAFT, BookletStatus.IN_REVIEW):
        return None
    return {
        "reviewer": _person(review.reviewer),
        "mine": policies.is_reviewer(actor, booklet),
        "message": review.message,
        "asked_at": review.asked_at,
        "asked_by_name": review.asked_by_name,
        "verdict": review.verdict or None,
        "answer": review.answer,
        "answered_at": review.answered_at,
        "answered_by_name": review.answered_by_name,
    }
