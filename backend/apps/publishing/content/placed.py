from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from apps.publishing.content.said import with_values
from apps.publishing.models import Content
from shared.documents import Document


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """A page of a publication's content, where it stands."""

    page: dict[str, Any]
    number: int  # in its chapter
    chapter_id: str
    chapter: str  # its title
    values: Mapping[str, str]

    @property
    def document(self) -> Document:
        """As its readers see it."""
        return with_values(self.page["document"], self.values)


def placed_pages(content: Content) -> dict[str, Placed]:
    """By id, in the order of reading."""
    return {
        page["id"]: Placed(
            page=page,
            number=number,
            chapter_id=chapter["id"],
            chapter=chapter["title"],
            values=content["values"],
        )
        for chapter in content["chapters"]
        for number, page in enumerate(chapter["pages"], start=1)
    }
