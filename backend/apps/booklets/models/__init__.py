"""Booklets, their plan, and who works on them."""

from apps.booklets.models.access import BookletAccess
from apps.booklets.models.booklet import Booklet, BookletSlug
from apps.booklets.models.choices import (
    READ_BY_PEOPLE,
    BookletRole,
    BookletStatus,
    CoreState,
    Duty,
    ReceiptMode,
    Size,
    Start,
    Step,
    Structure,
)
from apps.booklets.models.content import BookletChapter, BookletPage, NotApplicable

__all__ = [
    "READ_BY_PEOPLE",
    "Booklet",
    "BookletAccess",
    "BookletChapter",
    "BookletPage",
    "BookletRole",
    "BookletSlug",
    "BookletStatus",
    "CoreState",
    "Duty",
    "NotApplicable",
    "ReceiptMode",
    "Size",
    "Start",
    "Step",
    "Structure",
]
