"""What a news item may say, and which of them are pinned."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from uuid import UUID

from apps.companies.models import Company
from apps.content import policies, selectors
from apps.content.models import NewsItem
from apps.content.services._rules import (
    check_files,
    fingerprints,
    note_editor,
    require_french_title,
    said,
    show_files,
    wait_for_turn,
    written,
)
from shared import errors
from shared.actor import Actor
from shared.documents import Document

TOLD = ("title", "lead", "kinds", "companies", "roles", "published_at", "ends_at", "pinned")


class TooManyPinned(errors.Conflict):
    code = "too_many_pinned"


@dataclass(frozen=True, slots=True, kw_only=True)
class NewsText:
    """All that a news item says; titles, leads and bodies by locale."""

    titles: dict[str, str]
    leads: dict[str, str] = field(default_factory=dict)
    bodies: dict[str, Document] = field(default_factory=dict)
    image_id: UUID | None = None
    kinds: list[str] = field(default_factory=list)
    companies: list[UUID] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    published_at: datetime | None = None
    ends_at: datetime | None = None
    pinned: bool = False


def write_news(item: NewsItem, text: NewsText, *, actor: Actor, now: datetime) -> None:
    """The item says this from now on; the caller saves it."""
    titles, bodies = said(text.titles), written(text.bodies)
    require_french_title(titles)
    check_files({"image_id": text.image_id}, bodies.values())
    _check_companies(item, text.companies, actor=actor)
    item.title, item.lead, item.body = titles, said(text.leads), bodies
    item.image_id = text.image_id
    item.kinds, item.roles = list(dict.fromkeys(text.kinds)), list(dict.fromkeys(text.roles))
    item.companies = list(dict.fromkeys(text.companies))
    item.published_at, item.ends_at = text.published_at, text.ends_at
    item.pinned = text.pinned
    note_editor(item, actor=actor, now=now)


def check_period(item: NewsItem) -> None:
    """It ends after it begins, if it ends."""
    if item.published_at and item.ends_at and item.ends_at <= item.published_at:
        raise errors.Invalid({"ends_at": "ends_before_start"})


def save_news(item: NewsItem, *, now: datetime) -> None:
    """Keep the item; two are pinned at most, however many people pin at once."""
    check_period(item)
    if item.pinned:
        wait_for_turn("pins")
        others = selectors.pinned_news(now=now).exclude(id=item.id)
        if _takes_place(item, now) and others.count() >= selectors.MOST_PINNED:
            raise TooManyPinned({"pinned": "too_many_pinned"})
    item.note_words()
    item.save()
    show_files(item, item.image_id)


def told(item: NewsItem) -> dict[str, Any]:
    """What the journal says of an item; of the bodies, by which one can tell that they changed."""
    shown = {name: getattr(item, name) for name in TOLD}
    moments = {
        name: shown[name] and shown[name].isoformat() for name in ("published_at", "ends_at")
    }
    companies = [str(company) for company in item.companies]
    return {**shown, **moments, "companies": companies, "bodies": fingerprints(item.body)}


def _takes_place(item: NewsItem, now: datetime) -> bool:
    return selectors.state_of(item, now=now) not in ("ended", "archived")


def _check_companies(item: NewsItem, companies: list[UUID], *, actor: Actor) -> None:
    """Who may not see which companies there are leaves those that are named as they are."""
    new = set(companies) - set(item.companies)
    if not new:
        return
    if not policies.may_name_companies(actor):
        raise errors.Forbidden
    if Company.objects.visible_to(actor).filter(id__in=new).count() != len(new):
        raise errors.Invalid({"companies": "unknown_company"})
