"""Whose chapters somebody writes, who reads the platform's, and who keeps sectors and obligations."""

from uuid import UUID

from apps.library.models import Chapter, ChapterStatus, ContentStatus, Obligation, Sector
from shared import errors
from shared.actor import Actor
from shared.permissions import Action, Reach, may, reach


def may_manage_library(actor: Actor) -> bool:
    """Whether the actor keeps the platform's chapters, sectors and obligations."""
    return may(actor, Action.MANAGE_LIBRARY)


def require_library(actor: Actor) -> None:
    if not may_manage_library(actor):
        raise errors.Forbidden


def may_read_library(actor: Actor) -> bool:
    """Whether the actor sees what the platform has published: whoever makes booklets does."""
    makes_booklets = may(actor, Action.CREATE_BOOKLET) or may(actor, Action.EDIT_PAGES)
    return may_manage_library(actor) or makes_booklets


def require_reading(actor: Actor) -> None:
    if not may_read_library(actor):
        raise errors.Forbidden


def has_library(actor: Actor) -> bool:
    """Whether there are chapters that the actor may write at all."""
    if may_manage_library(actor):
        return True
    return actor.company_id is not None and may(actor, Action.MANAGE_COMPANY_CHAPTERS)


def library_of(actor: Actor) -> UUID | None:
    """The company whose chapters the actor writes; None is the platform's own library.

    The platform's staff work in the platform's, whichever company they look at.
    """
    if not has_library(actor):
        raise errors.Forbidden
    return None if may_manage_library(actor) else actor.company_id


def only_drafts(actor: Actor) -> bool:
    """Whether the actor writes without ever releasing."""
    drafts = reach(actor, Action.MANAGE_COMPANY_CHAPTERS) is Reach.DRAFTS
    return drafts and not may_manage_library(actor)


def require_release_of_named(actor: Actor) -> None:
    """For acts upon a chapter that the path names: to those who never release it is not there."""
    if not has_library(actor) or only_drafts(actor):
        raise errors.NotFound


def is_own(actor: Actor, chapter: Chapter) -> bool:
    """Whether the chapter is of the library that the actor works in."""
    return has_library(actor) and chapter.company_id == library_of(actor)


def chapter_abilities(actor: Actor, chapter: Chapter) -> dict[str, bool]:
    """What the actor may do with this chapter.

    Who only drafts changes the card of a chapter until its first release, and its pages while
    nobody reviews it. A retired chapter is closed to everybody.
    """
    own = is_own(actor, chapter) and chapter.status != ChapterStatus.RETIRED
    releases = own and not only_drafts(actor)
    in_review = chapter.status == ChapterStatus.IN_REVIEW
    return {
        "edit": releases or (own and chapter.status == ChapterStatus.DRAFT),
        "write": releases or (own and not in_review),
        "send_to_review": own and not in_review and chapter.has_changes,
        "send_back": releases and in_review,
        "release": releases and chapter.has_changes and not actor.is_switched,
        "retire": releases,
        "see_adoption": is_own(actor, chapter) and not only_drafts(actor),
        "reopen": is_own(actor, chapter)
        and not only_drafts(actor)
        and chapter.status == ChapterStatus.RETIRED,
    }


def writing_abilities(actor: Actor, chapter: Chapter) -> dict[str, bool]:
    """What the actor may do with its pages; nobody signs for an official text in another's name."""
    write = chapter_abilities(actor, chapter)["write"]
    return {
        "write": write,
        "collate": write and may_manage_library(actor) and not actor.is_switched,
    }


def library_abilities(actor: Actor) -> dict[str, bool]:
    """What the actor may do around the list of chapters."""
    return {"create": has_library(actor)}


def content_abilities(actor: Actor, content: Sector | Obligation) -> dict[str, bool]:
    """What the actor may do with a sector or an obligation; nobody confirms in another's name."""
    manages = may_manage_library(actor)
    open_to_change = manages and content.status != ContentStatus.ARCHIVED
    return {
        "edit": open_to_change,
        "confirm": open_to_change and not actor.is_switched,
        "publish": manages and content.status != ContentStatus.PUBLISHED,
        "archive": open_to_change,
    }
