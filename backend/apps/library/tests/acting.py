from datetime import UTC, datetime
from uuid import UUID

from apps.library import factories, services
from apps.library.models import Chapter, ChapterVersion, ReleaseReason
from apps.pages.models import Page
from shared.actor import Actor, Hands, PlatformRole, Role
from shared.ids import uuid7

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


def member(company_id: UUID, role: Role = Role.COMPANY_ADMIN) -> Actor:
    """Somebody of this company."""
    return Actor(user_id=uuid7(), name="Camille Vidal", company_id=company_id, role=role)


def writer(company_id: UUID) -> Actor:
    return member(company_id, Role.WRITER)


def library_editor() -> Actor:
    """Somebody who keeps the platform's library."""
    return Actor(user_id=uuid7(), name="Paul Garnier", platform_role=PlatformRole.LIBRARY_EDITOR)


def switched_editor() -> Actor:
    """A library editor in whose name an administrator acts."""
    hands = Hands(user_id=uuid7(), name="Inès Moreau", reason="Demande par téléphone")
    return Actor(user_id=uuid7(), platform_role=PlatformRole.LIBRARY_EDITOR, switched_by=hands)


def release(
    chapter: Chapter, actor: Actor, *, note: str = "Phrases raccourcies", now: datetime = NOW
) -> ChapterVersion:
    return services.release_chapter(
        actor=actor, chapter_id=chapter.id, reason=ReleaseReason.EDITORIAL, note=note, now=now
    )


def add_page(chapter: Chapter, title: str, position: int = 1) -> Page:
    """One more page, of which the chapter is told."""
    page = factories.add_page(chapter.manuscript, title, position)
    services.note_chapter_changed(chapter=chapter)
    return page


def remove_pages(chapter: Chapter) -> None:
    Page.objects.filter(manuscript_id=chapter.manuscript_id).update(removed_at=NOW)
    services.note_chapter_changed(chapter=chapter)
