"""The content of a page: a tree of blocks with ids that never change. Checked, read, compared and merged; pure."""

from shared.documents._fields import merge_value
from shared.documents.aligning import with_ids_of
from shared.documents.combining import Combined, combine
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
from shared.documents.effort import Effort
from shared.documents.merge import Merged, merge
from shared.documents.moving import moved_blocks
from shared.documents.units import BlockUnit, Choice, block_units, decide_document
from shared.documents.validate import BadDocument, validate
from shared.documents.values import values_of
from shared.documents.words import (
    BlockChange,
    Change,
    WordsChange,
    compare,
    compare_blocks,
    compare_words,
    count_words,
    says_nothing,
    words_of,
)

__all__ = [
    "BadDocument",
    "Block",
    "BlockChange",
    "BlockUnit",
    "Change",
    "Choice",
    "Combined",
    "Conflict",
    "ConflictKind",
    "Document",
    "Effort",
    "Merged",
    "WordsChange",
    "block_units",
    "combine",
    "compare",
    "compare_blocks",
    "compare_words",
    "count_words",
    "decide_document",
    "empty_document",
    "fingerprint",
    "media_of",
    "merge",
    "merge_value",
    "moved_blocks",
    "says_nothing",
    "validate",
    "values_of",
    "with_ids_of",
    "with_new_ids",
    "without_media",
    "words_of",
]
