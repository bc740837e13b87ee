"""Who may read, and what reading nodes hold."""

from apps.reading.models.access import (
    EdgeEntry,
    EndedPass,
    ReadingAccess,
    ReadingLink,
    ReadingMode,
    new_epoch,
)

__all__ = [
    "EdgeEntry",
    "EndedPass",
    "ReadingAccess",
    "ReadingLink",
    "ReadingMode",
    "new_epoch",
]
