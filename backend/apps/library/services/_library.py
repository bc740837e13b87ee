from dataclasses import replace
from uuid import UUID

from apps.library import policies
from apps.library.models import Chapter
from shared import errors
from shared.actor import Actor


def lock_chapter(*, actor: Actor, chapter_id: UUID) -> Chapter:
    """A chapter of the library that the actor works in, which nobody else changes meanwhile."""
    if not policies.has_library(actor):
        raise errors.NotFound
    chapters = Chapter.objects.of(policies.library_of(actor)).select_for_update(no_key=True)
    chapter = chapters.filter(id=chapter_id).first()
    if chapter is None:
        raise errors.NotFound
    return chapter


def in_library(actor: Actor, owner: UUID | None) -> Actor:
    """The actor as the journal of this library writes them down."""
    return replace(actor, company_id=owner)
