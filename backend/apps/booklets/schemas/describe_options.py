from typing import Any

from apps.booklets import policies, selectors
from apps.booklets.models import Booklet
from shared.actor import Actor

FIRST = "1.0"  # what the first version will be called
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
    "offered_anyway",
    "core_publication",
)


def describe_options(*, actor: Actor, booklet: Booklet) -> dict[str, Any]:
    """How a booklet is read and handed over."""
    return {
        "id": booklet.id,
        **{name: getattr(booklet, name) for name in SETTABLE},
        "usual_sentence": selectors.usual_sentence(
            booklet=booklet, version=booklet.version or FIRST, locale=booklet.reference_locale
        ),
        "company_receipts_months": booklet.company.receipts_months,
        "languages": list(selectors.languages_of(booklet)),
        "old_slugs": selectors.old_slugs(booklet=booklet),
        "abilities": policies.booklet_abilities(actor, booklet),
    }
