"""Who may read, and what reading nodes hold."""

from apps.reading.models.access import (
    EndedPass,
    ReadingAccess,
    ReadingLink,
    ReadingMode,
    ShelfEntry,
    new_epoch,
)

__all__ = [
    "EndedPass",
    "ReadingAccess",
    "ReadingLink",
    "ReadingMode",
    "ShelfEntry",
    "new_epoch",
]
