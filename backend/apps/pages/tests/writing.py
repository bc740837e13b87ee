"""Authors of a manuscript, and what they do."""

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from apps.pages import services
from apps.pages.factories import PageFactory
from apps.pages.models import Manuscript, Page
from apps.pages.services import SaveResult
from shared.actor import Actor, Role
from shared.documents import Document
from shared.ids import uuid7

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


def author(company_id: UUID | None, name: str = "Camille Vidal") -> Actor:
    return Actor(user_id=uuid7(), name=name, company_id=company_id, role=Role.WRITER)


def page_of(manuscript: Manuscript, document: Document | None = None, **traits: Any) -> Page:
    written = {"document": document} if document else {}
    return PageFactory.create(
        manuscript=manuscript, company_id=manuscript.company_id, **written, **traits
    )


def save(page: Page, document: Document, **changes: Any) -> SaveResult:
    """Saved by somebody who began from the newest revision, unless told otherwise."""
    page.refresh_from_db()
    asked: dict[str, Any] = {
        "manuscript": page.manuscript,
        "actor": author(page.company_id),
        "base_revision": page.revision,
        "title": page.title,
        "importance": page.importance,
        "now": NOW,
    }
    return services.save_page(page_id=page.id, document=document, **{**asked, **changes})


def order(manuscript: Manuscript) -> list[str]:
    pages = Page.objects.filter(manuscript=manuscript, removed_at=None)
    return list(pages.order_by("position").values_list("title", flat=True))
