from collections.abc import Mapping

from apps.booklets.events import BookletTranslated
from apps.booklets.models import Booklet
from shared.events import announce


def note_shares(booklet: Booklet, *, shares: Mapping[str, int]) -> None:
    """How much of it somebody has validated in each of its languages, in per cent; the caller holds it."""
    if booklet.translated != shares:
        booklet.translated = dict(shares)
        booklet.save(update_fields=["translated", "updated_at"])
    announce(BookletTranslated(company_id=booklet.company_id, booklet_id=booklet.id))
