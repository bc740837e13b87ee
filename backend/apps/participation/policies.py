"""Who keeps the participants of a booklet."""

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.services import BookletClosed
from apps.library.models import BookletKind
from shared.actor import Actor
from shared.permissions import Action

CARE = (BookletKind.PATIENT, BookletKind.RESIDENT)
"""Health data stand behind these: until its hosting is certified, a company names nobody in them."""


def names_nobody(booklet: Booklet) -> bool:
    """Whether its participants are known by their reference alone."""
    return booklet.kind in CARE and not booklet.company.hosting_certified


def may_change(actor: Actor, booklet: Booklet) -> bool:
    """Whether the actor may say now who reads this booklet."""
    is_open = booklet.trashed_at is None and booklet.status != BookletStatus.ARCHIVED
    return is_open and booklets.may_on(actor, booklet, Action.MANAGE_PEOPLE)


def require_participants(actor: Actor, booklet: Booklet) -> None:
    """For a look at them."""
    booklets.require_on_named(actor, booklet, Action.MANAGE_PEOPLE)


def require_change(actor: Actor, booklet: Booklet) -> None:
    """Who never may is told so; who may not now, because of its state, is told that."""
    require_participants(actor, booklet)
    if not may_change(actor, booklet):
        raise BookletClosed
