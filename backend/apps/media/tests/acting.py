from uuid import UUID

from apps.media.models import Content, MediaFile, MediaFolder, Storage
from shared.actor import Actor, Hands, PlatformRole, Role
from shared.ids import uuid7


def member(company_id: UUID, role: Role = Role.WRITER) -> Actor:
    """Somebody of this company."""
    return Actor(user_id=uuid7(), name="Camille Vidal", company_id=company_id, role=role)


def switched_member(company_id: UUID) -> Actor:
    """A writer in whose name an administrator acts."""
    hands = Hands(user_id=uuid7(), name="Inès Moreau", reason="Demande par téléphone")
    return Actor(user_id=uuid7(), company_id=company_id, role=Role.WRITER, switched_by=hands)


def library_editor() -> Actor:
    """Somebody who works in the platform's own library."""
    return Actor(user_id=uuid7(), platform_role=PlatformRole.LIBRARY_EDITOR)


def books_are_right(company_id: UUID | None) -> bool:
    """Whether the books say what the tables hold."""
    living = MediaFile.objects.of(company_id).filter(trashed_at=None)
    books = Storage.objects.of(company_id).get()
    used = sum(Content.objects.of(company_id).values_list("size", flat=True))
    folders = MediaFolder.objects.of(company_id)
    return (books.files, books.used_bytes) == (living.count(), used) and all(
        folder.files == living.filter(folder=folder).count() for folder in folders
    )
