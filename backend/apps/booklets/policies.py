"""Who sees which booklets, and what they may do with one."""

from collections.abc import Iterable
from datetime import date
from uuid import UUID

from django.db.models import Q, QuerySet
from django.utils import timezone

from apps.booklets.models import (
    READ_BY_PEOPLE,
    Booklet,
    BookletAccess,
    BookletReview,
    BookletRole,
    BookletStatus,
)
from apps.companies import policies as companies
from shared import errors
from shared.actor import Actor, Role
from shared.permissions import SEES_BOOKLETS, TABLE, Action, Reach, reach

FAR = (Reach.EVERYWHERE, Reach.COMPANY)
POSSIBLE_ROLES: dict[Role, tuple[BookletRole, ...]] = {
    Role.COMPANY_ADMIN: (BookletRole.MANAGER,),
    Role.BOOKLET_MANAGER: (BookletRole.MANAGER, BookletRole.WRITER, BookletRole.TRANSLATOR),
    Role.WRITER: (BookletRole.WRITER, BookletRole.TRANSLATOR),
    Role.TRANSLATOR: (BookletRole.TRANSLATOR,),
    Role.AUDITOR: (BookletRole.AUDITOR,),
}
"""What can be given on one booklet: never more than the role in the company allows."""
RIGHTS: dict[str, Action] = {
    "edit": Action.EDIT_PAGES,
    "translate": Action.EDIT_TRANSLATIONS,
    "publish": Action.PUBLISH_BOOKLET,
    "participants": Action.MANAGE_PEOPLE,
    "mailings": Action.SEND_MAILING,
    "register": Action.READ_REGISTER,
}
"""What is shown of somebody's rights on a booklet."""


def may_open_booklets(actor: Actor) -> bool:
    """Whether there are booklets for this actor at all: those of the company that they work in."""
    return companies.works_with_booklets(actor)


def require_booklets(actor: Actor) -> None:
    if not may_open_booklets(actor):
        raise errors.Forbidden


def may_create(actor: Actor) -> bool:
    """Whether the actor makes booklets of the company that they work in."""
    return companies.creates_booklets(actor)


def require_creating(actor: Actor) -> None:
    if not may_create(actor):
        raise errors.Forbidden


def sees_every_booklet(actor: Actor) -> bool:
    """Of the company: by a role that carries that far."""
    return any(reach(actor, one) in FAR for one in SEES_BOOKLETS)


def visible_booklets(actor: Actor) -> QuerySet[Booklet]:
    """Those of the actor's company that the actor may see at all."""
    if not may_open_booklets(actor):
        return Booklet.objects.none()
    booklets = Booklet.objects.visible_to(actor)
    if sees_every_booklet(actor):
        return booklets
    return booklets.filter(id__in=_accesses(actor).values("booklet_id"))


def booklets_for(actor: Actor, action: Action) -> QuerySet[Booklet]:
    """Those with which the actor may do this: `may_on` for all of them at once."""
    how_far = reach(actor, action)
    if how_far in FAR:
        return visible_booklets(actor)
    if how_far is not Reach.BOOKLETS or not may_open_booklets(actor):
        return Booklet.objects.none()
    roles = [holder.value for holder in TABLE[action]]
    given = _accesses(actor).filter(role__in=roles)
    return Booklet.objects.visible_to(actor).filter(id__in=given.values("booklet_id"))


def may_on(actor: Actor, booklet: Booklet, action: Action) -> bool:
    """Whether the actor may do this with this booklet: by their role, or by their access to it."""
    return _allows(actor, booklet, action, _roles_on(actor, [booklet]))


def require_on_named(actor: Actor, booklet: Booklet, action: Action) -> None:
    """For acts upon a booklet that the path names and the actor sees: they know that it exists."""
    if not may_on(actor, booklet, action):
        raise errors.Forbidden


def booklet_abilities(actor: Actor, booklet: Booklet) -> dict[str, bool]:
    """What the actor may do with this booklet as it is now; nobody deletes in another's name."""
    return abilities_by_booklet(actor, [booklet])[booklet.id]


def abilities_by_booklet(actor: Actor, booklets: Iterable[Booklet]) -> dict[UUID, dict[str, bool]]:
    """The same for a whole list: one look at the actor's accesses, however long it is."""
    found = list(booklets)
    roles = _roles_on(actor, found)
    return {booklet.id: _abilities(actor, booklet, roles) for booklet in found}


def locales_for(actor: Actor, booklet: Booklet) -> list[str]:
    """The languages of the booklet, besides its own, that the actor sees: of a translator, those that were given."""
    mine = _accesses(actor).filter(booklet=booklet, role=BookletRole.TRANSLATOR)
    given = mine.values_list("locales", flat=True).first()
    return [locale for locale in booklet.locales if not given or locale in given]


def is_reviewer(actor: Actor, booklet: Booklet) -> bool:
    """Whether a review that was asked of the actor still waits."""
    review = review_of(booklet) if booklet.status == BookletStatus.IN_REVIEW else None
    return review is not None and not review.verdict and review.reviewer_id == actor.user_id


def review_of(booklet: Booklet) -> BookletReview | None:
    """The last review that was asked, if there ever was one."""
    return getattr(booklet, "review", None)


def require_reviewing(actor: Actor, booklet: Booklet) -> None:
    """Those who publish say so too: they could publish it as it is."""
    if not is_reviewer(actor, booklet):
        require_on_named(actor, booklet, Action.PUBLISH_BOOKLET)


def require_sending_back(actor: Actor, booklet: Booklet) -> None:
    """Whoever asked may take it back."""
    if not is_reviewer(actor, booklet) and not _has_asked(actor, booklet):
        require_on_named(actor, booklet, Action.PUBLISH_BOOKLET)


def _has_asked(actor: Actor, booklet: Booklet) -> bool:
    review = review_of(booklet) if booklet.status == BookletStatus.IN_REVIEW else None
    return review is not None and review.asked_by_id == actor.user_id is not None


def rights_of(role: Role, given: BookletRole | None) -> list[str]:
    """What somebody of this role in the company may do with a booklet on which this was given."""
    held = Role(given.value) if given else None
    return [
        name for name, action in RIGHTS.items() if _reaches(TABLE[action].get(role), action, held)
    ]


def inheriting_roles() -> list[Role]:
    """The roles in a company that have rights on each of its booklets."""
    return [role for role in Role if rights_of(role, None)]


def holds_on(day: date) -> Q:
    """Of accesses: begun by this day and not over."""
    begun = Q(starts_on=None) | Q(starts_on__lte=day)
    return begun & (Q(ends_on=None) | Q(ends_on__gte=day))


def _abilities(actor: Actor, booklet: Booklet, roles: dict[UUID, Role]) -> dict[str, bool]:
    def may_do(action: Action) -> bool:
        return _allows(actor, booklet, action, roles)

    trashed, archived = booklet.trashed_at is not None, booklet.status == BookletStatus.ARCHIVED
    open_to_change = not trashed and not archived
    edits, manages = may_do(Action.EDIT_PAGES), may_do(Action.SET_BOOKLET_OPTIONS)
    builds = edits and manages
    waits = booklet.status == BookletStatus.IN_REVIEW and not builds  # who only writes it
    publishes = open_to_change and may_do(Action.PUBLISH_BOOKLET)
    in_review = open_to_change and booklet.status == BookletStatus.IN_REVIEW
    reviews = in_review and (publishes or is_reviewer(actor, booklet))
    archives, own_hands = may_do(Action.ARCHIVE_BOOKLET), not actor.is_switched
    return {
        "write": open_to_change and edits and not waits,
        "build": open_to_change and builds,  # its card, its plan, its theme
        "translate": open_to_change and may_do(Action.EDIT_TRANSLATIONS),
        "set_options": open_to_change and manages,
        "manage_access": open_to_change and manages,
        "review": reviews,  # say that it is good
        "send_back": reviews or (in_review and _has_asked(actor, booklet)),
        "publish": publishes,
        "suspend": publishes and booklet.status == BookletStatus.PUBLISHED,
        "resume": publishes and booklet.status == BookletStatus.SUSPENDED,
        "duplicate": not trashed and may_create(actor),
        "archive": open_to_change and archives and booklet.status != BookletStatus.BUILDING,
        "unarchive": not trashed and archived and archives,
        "trash": not trashed and booklet.status not in READ_BY_PEOPLE and archives and own_hands,
        "restore": trashed and archives,
        "delete": trashed and archives and own_hands,
    }


def _allows(actor: Actor, booklet: Booklet, action: Action, roles: dict[UUID, Role]) -> bool:
    mine = booklet.company_id == actor.company_id
    return mine and _reaches(reach(actor, action), action, roles.get(booklet.id))


def _reaches(how_far: Reach | None, action: Action, given: Role | None) -> bool:
    """An access never gives more than the role in the company: both have to allow the action."""
    if how_far is Reach.BOOKLETS:
        return given in TABLE[action]
    return how_far in FAR


def _roles_on(actor: Actor, booklets: list[Booklet]) -> dict[UUID, Role]:
    """What the actor was given on each; not looked up for who may the same on all of them."""
    if not may_open_booklets(actor) or not _depends_on_access(actor):
        return {}
    given = _accesses(actor).filter(booklet__in=booklets).values_list("booklet_id", "role")
    return {booklet_id: Role(role) for booklet_id, role in given}


def _depends_on_access(actor: Actor) -> bool:
    return any(reach(actor, action) is Reach.BOOKLETS for action in Action)


def _accesses(actor: Actor) -> QuerySet[BookletAccess]:
    """The actor's own, of today."""
    if actor.user_id is None:
        return BookletAccess.objects.none()
    mine = BookletAccess.objects.visible_to(actor).filter(user_id=actor.user_id)
    return mine.filter(holds_on(timezone.localdate()))
