from uuid import UUID

from apps.booklets.models import Booklet


def picture_of(booklet: Booklet) -> UUID | None:
    """The company's own picture on the cover."""
    picture = booklet.theme["cover"]["picture"]
    return UUID(picture) if picture else None


def logo_of(booklet: Booklet) -> UUID | None:
    """The file of its logo."""
    logo = booklet.theme["logo"]
    return UUID(logo["media"]) if logo else None
