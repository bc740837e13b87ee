"""What a publication says, and how it differs from another one; pure."""

from apps.publishing.content.difference import (
    BlockDifference,
    PageDifference,
    Passage,
    compare_contents,
    differing_pages,
)
from apps.publishing.content.facts import Fact, facts_of
from apps.publishing.content.placed import Placed, placed_pages
from apps.publishing.content.said import with_values
from apps.publishing.content.scope import changes_meaning, propose_scope

__all__ = [
    "BlockDifference",
    "Fact",
    "PageDifference",
    "Passage",
    "Placed",
    "changes_meaning",
    "compare_contents",
    "differing_pages",
    "facts_of",
    "placed_pages",
    "propose_scope",
    "with_values",
]
