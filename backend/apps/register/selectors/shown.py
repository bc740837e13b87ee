"""What a device showed when somebody acknowledged it: an edition, which never changes, and so is looked up once."""

from dataclasses import dataclass
from functools import lru_cache
from uuid import UUID

from apps.publishing.models import Edition, PublicationContent
from apps.publishing.selectors import placed_pages
from shared import errors
from shared.documents.content import walk

KEPT = 4096


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """A version of a booklet in one language."""

    publication_id: UUID
    publication_sha256: str
    edition_id: UUID
    bundle: str
    version: str
    locale: str


@lru_cache(KEPT)
def shown_by_bundle(booklet_id: UUID, bundle: str) -> Shown:
    """The newest edition of this booklet that is made of these files."""
    return _shown(booklet_id, bundle=bundle)


@lru_cache(KEPT)
def shown_by_edition(booklet_id: UUID, edition_id: UUID) -> Shown:
    return _shown(booklet_id, id=edition_id)


@lru_cache(KEPT)
def chapters_of_publication(publication_id: UUID) -> dict[str, str]:
    """The titles of its chapters, by their ids."""
    found = PublicationContent.objects.filter(publication_id=publication_id)
    chapters = found.values_list("content__chapters", flat=True).first() or []
    return {chapter["id"]: chapter["title"] for chapter in chapters}


@lru_cache(KEPT)
def blocks_of_publication(publication_id: UUID) -> dict[str, str]:
    """The sentences that its pages ask to confirm, by the ids of their blocks."""
    found = PublicationContent.objects.filter(publication_id=publication_id).first()
    pages = placed_pages(found.content).values() if found else []
    blocks = (block for placed in pages for block in walk(placed.document["blocks"]))
    return {
        block["id"]: block["props"]["sentence"]
        for block in blocks
        if block["type"] == "acknowledgement"
    }


def _shown(booklet_id: UUID, **wanted: object) -> Shown:
    editions = Edition.objects.filter(publication__booklet_id=booklet_id, **wanted)
    edition = (
        editions.exclude(bundle="")
        .select_related("publication")
        .order_by("-publication__at")
        .first()
    )
    if edition is None:
        raise errors.NotFound
    return Shown(
        publication_id=edition.publication_id,
        publication_sha256=edition.publication.sha256,
        edition_id=edition.id,
        bundle=edition.bundle,
        version=edition.publication.version,
        locale=edition.locale,
    )
