"""The pages of a chapter as the API tells them."""

from typing import Any

from apps.library import policies
from apps.library.models import Chapter
from apps.library.schemas.describe import spoken
from apps.library.selectors import obligations_by_id
from apps.pages import selectors as pages
from shared.actor import Actor


def describe_pages(*, actor: Actor, chapter: Chapter) -> dict[str, Any]:
    """The outline that an author works along."""
    return {
        "chapter": {
            "id": chapter.id,
            "title": spoken(chapter.title, actor.language),
            "status": chapter.status,
            "version": chapter.version,
            "obligations": obligations_by_id(chapter.obligations),
        },
        "pages": pages.list_pages(manuscript=chapter.manuscript),
        "abilities": policies.writing_abilities(actor, chapter),
    }
