"""The content of a page: a tree of blocks with ids that never change. Checked, read, compared and merged; pure."""

from shared.documents._fields import merge_value
from shared.documents.conflict import Conflict, ConflictKind
from shared.documents.content import (
    Block,
    Document,
    empty_document,
    fingerprint,
    media_of,
    without_media,
)
from shared.documents.copying import with_new_ids
from shared.documents.merge import Merged, merge
from shared.documents.validate import BadDocument, validate
from shared.documents.words import BlockChange, WordsChange, compare, count_words

__all__ = [
    "BadDocument",
    "Block",
    "BlockChange",
    "Conflict",
    "ConflictKind",
    "Document",
    "Merged",
    "WordsChange",
    "compare",
    "count_words",
    "empty_document",
    "fingerprint",
    "media_of",
    "merge",
    "merge_value",
    "validate",
    "with_new_ids",
    "without_media",
]
