from datetime import date, datetime
from itertools import pairwise
from typing import Any
from uuid import UUID

from apps.booklets.events import BookletStatusChanged
from apps.booklets.models import Booklet, BookletSlug
from apps.booklets.services._rules import EDITED, lock_managed, note_edited, tell_edited
from apps.booklets.services.options._rules import take_slug
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.events import announce

CLEARABLE = ("review_on", "receipts_months")
DAYS_APART = 2  # 48 hours
IN_PUBLICATIONS = {"free_order", "offered_anyway"}


class BookletSlugTaken(errors.Conflict):
    code = "booklet_slug_taken"


def set_booklet_options(
    *, actor: Actor, booklet_id: UUID, changes: dict[str, Any], now: datetime
) -> Booklet:
    """Another receipt, order, calendar, offer of languages, review day, retention or address; what is absent stays.

    A former address leads to the booklet for ever, and never to another one.
    """
    booklet = lock_managed(actor=actor, booklet_id=booklet_id)
    told = {
        name: value
        for name, value in changes.items()
        if (value is not None or name in CLEARABLE) and getattr(booklet, name) != value
    }
    if not told:
        return booklet
    before = {name: getattr(booklet, name) for name in told}
    _check_reminders(told.get("reminders", []))
    if "slug" in told and not _may_have(booklet, told["slug"]):
        raise BookletSlugTaken({"slug": "booklet_slug_taken"})
    for name, value in told.items():
        setattr(booklet, name, value)
    if published := told.keys() & IN_PUBLICATIONS:
        note_edited(booklet, actor=actor, now=now)
    booklet.save(update_fields={*told, *(EDITED if published else ()), "updated_at"})
    journal.record(
        actor=actor,
        action="booklet.options_changed",
        target=booklet,
        label=booklet.name,
        now=now,
        before={name: _said(value) for name, value in before.items()},
        after={name: _said(value) for name, value in told.items()},
    )
    if "review_on" in told:
        tell_edited(booklet)
    if "slug" in told:
        announce(BookletStatusChanged(company_id=booklet.company_id, booklet_id=booklet.id))
    return booklet


def _check_reminders(days: list[int]) -> None:
    if any(later - earlier < DAYS_APART for earlier, later in pairwise(days)):
        raise errors.Invalid({"reminders": "reminders_too_close"})


def _may_have(booklet: Booklet, slug: str) -> bool:
    """An address that the booklet once had, or that never led anywhere."""
    own = BookletSlug.objects.filter(company_id=booklet.company_id, booklet=booklet, slug=slug)
    return own.exists() or take_slug(booklet, slug)


def _said(value: Any) -> Any:
    return value.isoformat() if isinstance(value, date) else value
