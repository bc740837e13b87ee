from collections.abc import Mapping

from apps.booklets.models import Booklet


def note_shares(booklet: Booklet, *, shares: Mapping[str, int]) -> None:
    """How much of it somebody has validated in each of its languages, in per cent; the caller holds it."""
    if booklet.translated != shares:
        booklet.translated = dict(shares)
        booklet.save(update_fields=["translated", "updated_at"])
