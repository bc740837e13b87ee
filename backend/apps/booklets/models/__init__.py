"""Booklets, their plan, and who works on them."""

from apps.booklets.models.access import BookletAccess
from apps.booklets.models.booklet import Booklet, BookletSlug
from apps.booklets.models.choices import (
    READ_BY_PEOPLE,
    BookletRole,
    BookletStatus,
    CorePublication,
    CoreState,
    Duty,
    ReceiptMode,
    Size,
    Start,
    Step,
    Structure,
    Verdict,
)
from apps.booklets.models.content import BookletChapter, BookletPage, NotApplicable
from apps.booklets.models.review import BookletReview

__all__ = [
    "READ_BY_PEOPLE",
    "Booklet",
    "BookletAccess",
    "BookletChapter",
    "BookletPage",
    "BookletReview",
    "BookletRole",
    "BookletSlug",
    "BookletStatus",
    "CorePublication",
    "CoreState",
    "Duty",
    "NotApplicable",
    "ReceiptMode",
    "Size",
    "Start",
    "Step",
    "Structure",
    "Verdict",
]
