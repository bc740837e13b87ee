from datetime import datetime
from typing import Any
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import Booklet, BookletSlug, BookletStatus, Start, Step
from apps.booklets.services._rules import count_content, lock_for, note_edited
from apps.booklets.services.content._derive import propose_plan
from apps.booklets.services.content._resize import resize_plan
from apps.booklets.services.life._rules import card_of, refusing_a_taken_name, sector_of, write_card
from apps.booklets.services.options._rules import drawing_for, give_slug, show_theme, slug_of
from apps.journal import services as journal
from apps.library.models import Sector
from shared.actor import Actor

MAY_BE_TAKEN_AWAY = ("site",)


def update_booklet(
    *, actor: Actor, booklet_id: UUID, changes: dict[str, Any], now: datetime
) -> Booklet:
    """Another name, kind, sector, size, site, structure or languages; what is absent stays.

    While it is being built from its sector, the sector and the kind bring their chapters. The furthest
    step that its author reached is never forgotten; the one of the sector opens with the company's own.
    """
    booklet = lock_for("build", actor=actor, booklet_id=booklet_id)
    before, previous = card_of(booklet), sector_of(booklet)
    write_card(
        booklet,
        {
            name: value
            for name, value in (_usual_sector(booklet, changes) | changes).items()
            if value is not None or name in MAY_BE_TAKEN_AWAY
        },
    )
    after = card_of(booklet)
    changed = [name for name in after if after[name] != before[name]]
    if changed:
        note_edited(booklet, actor=actor, now=now)
    if {"kind", "sector"} & set(changed) and booklet.status == BookletStatus.BUILDING:
        _follow_sector(booklet, previous=previous, actor=actor, now=now)
    if "size" in changed and booklet.start == Start.SECTOR:
        _follow_size(booklet, actor=actor, now=now)
    with refusing_a_taken_name():
        if "name" in changed:
            _rename(booklet, before["name"])
        booklet.save()
    if changed:
        journal.record(
            actor=actor,
            action="booklet.updated",
            target=booklet,
            label=booklet.name,
            now=now,
            before={name: before[name] for name in changed},
            after={name: after[name] for name in changed},
        )
    return booklet


def _usual_sector(booklet: Booklet, changes: dict[str, Any]) -> dict[str, Any]:
    """The sector of the company, for a booklet that comes to its step without one."""
    comes = changes.get("step") == Step.SECTOR and booklet.step == Step.NAME
    if not comes or booklet.sector_id or booklet.start != Start.SECTOR:
        return {}
    sector = selectors.usual_sector(booklet.company)
    return {"sector": sector.id} if sector else {}


def _rename(booklet: Booklet, before: str) -> None:
    """Its address follows its name as long as nobody was told of it."""
    booklet.note_words()
    show_theme(booklet)
    if booklet.status == BookletStatus.BUILDING and slug_of(booklet.name) != slug_of(before):
        BookletSlug.objects.filter(company_id=booklet.company_id, booklet=booklet).delete()
        give_slug(booklet)


def _follow_sector(
    booklet: Booklet, *, previous: Sector | None, actor: Actor, now: datetime
) -> None:
    """What the sector brings to a booklet that is being built from it: chapters, and a drawing; the caller saves it."""
    if booklet.start == Start.COPY:
        return
    cover = booklet.theme["cover"]
    if cover["drawing"] == drawing_for(previous):
        cover["drawing"] = drawing_for(sector_of(booklet))
    if booklet.start == Start.SECTOR:
        propose_plan(booklet, actor=actor, now=now)
        count_content(booklet)


def _follow_size(booklet: Booklet, *, actor: Actor, now: datetime) -> None:
    """More or less of what the sector has; the caller saves the booklet."""
    follow = resize_plan if booklet.plan_touched else propose_plan
    follow(booklet, actor=actor, now=now)
    count_content(booklet)
