"""What a page says, and how it becomes the newest revision of it."""

from dataclasses import dataclass
from datetime import datetime

from apps.pages.models import Importance, Page, PageRevision, RevisionKind
from shared import errors
from shared.actor import Actor
from shared.documents import (
    BadDocument,
    Document,
    count_words,
    empty_document,
    fingerprint,
    validate,
)


class BadPage(errors.Invalid):
    code = "bad_page"

    def __init__(self, fault: BadDocument) -> None:
        """Of which block, if it can be said."""
        super().__init__({name_of(fault.block_id): "bad_block"})


@dataclass(frozen=True, slots=True)
class Content:
    title: str
    importance: str
    document: Document


def name_of(block_id: str | None) -> str:
    """What a refusal calls a block."""
    return f"blocks.{block_id}" if block_id else "document"


def check_document(document: Document) -> None:
    try:
        validate(document)
    except BadDocument as fault:
        raise BadPage(fault) from fault


def content_of(row: Page | PageRevision) -> Content:
    return Content(row.title, row.importance, row.document)


def nothing() -> Content:
    """What a page said of which no past is known."""
    return Content("", Importance.INFO, empty_document())


def fingerprint_of(page: Page) -> str:
    """SHA-256 of what the page says, and of what it covers and comes from once it does."""
    said = [page.title, page.importance, page.document]
    covered = [str(obligation) for obligation in page.obligations]
    more = [covered, page.official] if page.official else [covered] if covered else []
    return fingerprint([*said, *more])


def write_page(page: Page, content: Content, *, actor: Actor, now: datetime) -> None:
    """The page says this from now on; the caller saves it. Other words are to be collated again."""
    if page.official and (page.title, page.document) != (content.title, content.document):
        page.official = {**page.official, "collated_by": "", "collated_on": ""}
    page.title, page.importance = content.title, content.importance
    page.document = content.document
    page.words = count_words(content.document)
    page.fingerprint = fingerprint_of(page)
    page.edited_by_id, page.edited_by_name, page.edited_at = actor.user_id, actor.name, now


def add_revision(page: Page, content: Content, *, actor: Actor, kind: RevisionKind) -> None:
    """Keep this under the next number of the page."""
    page.revision += 1
    PageRevision.objects.create(
        company_id=page.company_id,
        page=page,
        number=page.revision,
        kind=kind,
        title=content.title,
        importance=content.importance,
        document=content.document,
        words=count_words(content.document),
        by_id=actor.user_id,
        by_name=actor.name,
    )
