"""Whose library somebody works in, and what they may do there."""

from uuid import UUID

from apps.media.models import MediaFile
from shared import errors
from shared.actor import Actor
from shared.permissions import Action, Reach, reach


def may_open(actor: Actor) -> bool:
    """Whether there is a library for this actor at all."""
    how_far = reach(actor, Action.USE_MEDIA)
    if how_far in (Reach.PLATFORM, Reach.EVERYWHERE):
        return True
    return how_far is not None and actor.company_id is not None


def may_change(actor: Actor) -> bool:
    """Whether the actor may add, describe and throw away, not only look."""
    return may_open(actor) and reach(actor, Action.USE_MEDIA) is not Reach.READING


def library_of(actor: Actor) -> UUID | None:
    """The company whose library the actor opens; None is the platform's own.

    Library editors work in the platform's, super administrators in that of the company they entered.
    """
    if not may_open(actor):
        raise errors.Forbidden
    return None if reach(actor, Action.USE_MEDIA) is Reach.PLATFORM else actor.company_id


def require_change(actor: Actor) -> UUID | None:
    """The library that the actor may change."""
    if not may_change(actor):
        raise errors.Forbidden
    return library_of(actor)


def require_change_of_named(actor: Actor) -> UUID | None:
    """The same for an act upon something that the path names: to others it does not exist."""
    if not may_change(actor):
        raise errors.NotFound
    return library_of(actor)


def file_abilities(actor: Actor, file: MediaFile) -> dict[str, bool]:
    """What the actor may do with this file; nobody throws away, or deletes, in another's name."""
    mine = may_change(actor) and file.company_id == library_of(actor)
    trashed = file.trashed_at is not None
    with_own_hands = mine and not actor.is_switched
    return {
        "edit": mine and not trashed,
        "replace": mine and not trashed,
        "trash": with_own_hands and not trashed and file.usages_count == 0,
        "restore": mine and trashed,
        "delete": with_own_hands and trashed,
    }


def library_abilities(actor: Actor) -> dict[str, bool]:
    """What the actor may do in the library that they opened."""
    changes = may_change(actor)
    return {"upload": changes, "organise": changes, "see_storage": changes}
