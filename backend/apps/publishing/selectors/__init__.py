"""Reads of publications."""

from apps.publishing.content import (
    BlockDifference,
    PageDifference,
    compare_contents,
    differing_pages,
    placed_pages,
)
from apps.publishing.selectors.address import reading_address
from apps.publishing.selectors.comparison import Comparison, compare_states
from apps.publishing.selectors.freeze import freeze
from apps.publishing.selectors.known import known_versions
from apps.publishing.selectors.lines import publication_lines
from apps.publishing.selectors.media import library_media, published_media
from apps.publishing.selectors.prepared import (
    Prepared,
    foreseen_changes,
    prepared_changes,
    proposed_changes,
)
from apps.publishing.selectors.prints import (
    PdfFailed,
    PdfNotReady,
    get_printed_edition,
    is_printed,
    offered_print,
)
from apps.publishing.selectors.publications import (
    UNDER_WAY,
    content_of,
    current_publication,
    get_publication,
    is_another_under_way,
    list_publications,
    newest_publication,
    publication_in_hand,
    standing_content,
)

__all__ = [
    "UNDER_WAY",
    "BlockDifference",
    "Comparison",
    "PageDifference",
    "PdfFailed",
    "PdfNotReady",
    "Prepared",
    "compare_contents",
    "compare_states",
    "content_of",
    "current_publication",
    "differing_pages",
    "foreseen_changes",
    "freeze",
    "get_printed_edition",
    "get_publication",
    "is_another_under_way",
    "is_printed",
    "known_versions",
    "library_media",
    "list_publications",
    "newest_publication",
    "offered_print",
    "placed_pages",
    "prepared_changes",
    "proposed_changes",
    "publication_in_hand",
    "publication_lines",
    "published_media",
    "reading_address",
    "standing_content",
]
