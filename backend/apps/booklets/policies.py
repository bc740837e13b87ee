"""Who sees which booklets, and what they may do with one."""

from datetime import date

from django.db.models import Q, QuerySet
from django.utils import timezone

from apps.booklets.models import Booklet, BookletAccess, BookletStatus
from shared import errors
from shared.actor import Actor, PlatformRole, Role
from shared.permissions import TABLE, Action, Reach, may, reach

SEEN_WITH = (Action.EDIT_PAGES, Action.EDIT_TRANSLATIONS, Action.READ_REGISTER)


def may_open_booklets(actor: Actor) -> bool:
    """Whether there are booklets for this actor at all: those of the company that they work in."""
    return actor.company_id is not None and any(may(actor, action) for action in SEEN_WITH)


def require_booklets(actor: Actor) -> None:
    if not may_open_booklets(actor):
        raise errors.Forbidden


def require_creating(actor: Actor) -> None:
    if actor.company_id is None or not may(actor, Action.CREATE_BOOKLET):
        raise errors.Forbidden


def sees_every_booklet(actor: Actor) -> bool:
    """Of the company: by a role that carries that far."""
    return any(reach(actor, one) in (Reach.EVERYWHERE, Reach.COMPANY) for one in SEEN_WITH)


def visible_booklets(actor: Actor) -> QuerySet[Booklet]:
    """Those of the actor's company that the actor may see at all."""
    if not may_open_booklets(actor):
        return Booklet.objects.none()
    booklets = Booklet.objects.visible_to(actor)
    if sees_every_booklet(actor):
        return booklets
    return booklets.filter(id__in=_accesses(actor).values("booklet_id"))


def may_on(actor: Actor, booklet: Booklet, action: Action) -> bool:
    """Whether the actor may do this with this booklet: by their role, or by their access to it.

    An access never gives more than the role in the company: both have to allow the action.
    """
    if booklet.company_id != actor.company_id:
        return False
    how_far = reach(actor, action)
    if how_far in (Reach.EVERYWHERE, Reach.COMPANY):
        return True
    if how_far is not Reach.BOOKLETS:
        return False
    roles = _accesses(actor).filter(booklet=booklet).values_list("role", flat=True)
    return any(Role(role) in TABLE[action] for role in roles)


def require_on_named(actor: Actor, booklet: Booklet, action: Action) -> None:
    """For acts upon a booklet that the path names and the actor sees: they know that it exists."""
    if not may_on(actor, booklet, action):
        raise errors.Forbidden


def booklet_abilities(actor: Actor, booklet: Booklet) -> dict[str, bool]:
    """What the actor may do with this booklet as it is now; nobody deletes in another's name."""
    open_to_change = booklet.trashed_at is None and booklet.status != BookletStatus.ARCHIVED
    edits = may_on(actor, booklet, Action.EDIT_PAGES)
    manages = may_on(actor, booklet, Action.SET_BOOKLET_OPTIONS)
    builds = edits and (manages or actor.platform_role is PlatformRole.SUPER_ADMIN)
    archives = may_on(actor, booklet, Action.ARCHIVE_BOOKLET)
    own_hands = not actor.is_switched
    return {
        "write": open_to_change and edits,
        "build": open_to_change and builds,  # card, plan, theme
        "translate": open_to_change and may_on(actor, booklet, Action.EDIT_TRANSLATIONS),
        "set_options": open_to_change and manages,
        "manage_access": open_to_change and manages,
        "publish": open_to_change and may_on(actor, booklet, Action.PUBLISH_BOOKLET),
        "duplicate": may(actor, Action.CREATE_BOOKLET) and booklet.trashed_at is None,
        "archive": open_to_change and archives,
        "unarchive": booklet.trashed_at is None
        and archives
        and booklet.status == BookletStatus.ARCHIVED,
        "trash": booklet.trashed_at is None and archives and own_hands,
        "restore": booklet.trashed_at is not None and archives,
        "delete": booklet.trashed_at is not None and archives and own_hands,
    }


def _accesses(actor: Actor) -> QuerySet[BookletAccess]:
    """The actor's own, of today."""
    today = timezone.localdate()
    return BookletAccess.objects.visible_to(actor).filter(_on(today), user_id=actor.user_id)


def _on(day: date) -> Q:
    begun = Q(starts_on=None) | Q(starts_on__lte=day)
    return begun & (Q(ends_on=None) | Q(ends_on__gte=day))
