from typing import Any

from apps.booklets import policies, selectors
from apps.booklets.models import Booklet
from shared.actor import Actor
from shared.language import text

SETTABLE = (
    "receipt_mode",
    "receipt_sentence",
    "receipt_days",
    "receipt_on_paper",
    "free_order",
    "reminders",
    "review_on",
    "receipts_months",
    "slug",
)


def describe_options(*, actor: Actor, booklet: Booklet) -> dict[str, Any]:
    """How a booklet is read and handed over."""
    return {
        "id": booklet.id,
        **{name: getattr(booklet, name) for name in SETTABLE},
        "usual_sentence": text("booklets.usual_sentence", booklet.reference_locale),
        "company_receipts_months": booklet.company.receipts_months,
        "old_slugs": selectors.old_slugs(booklet=booklet),
        "abilities": policies.booklet_abilities(actor, booklet),
    }
