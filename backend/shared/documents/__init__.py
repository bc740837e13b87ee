"""The content of a page: a tree of blocks with ids that never change. Checked, read, compared and merged; pure."""

from shared.documents.content import Block, Document, empty_document
from shared.documents.merge import Conflict, Merged, merge
from shared.documents.validate import BadDocument, validate

__all__ = [
    "BadDocument",
    "Block",
    "Conflict",
    "Document",
    "Merged",
    "empty_document",
    "merge",
    "validate",
]
