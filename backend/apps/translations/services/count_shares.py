from uuid import UUID

from apps.booklets import services as booklets
from apps.booklets.models import Booklet
from apps.translations import selectors
from shared.jobs.soon import enqueue_soon


def enqueue_counting(*, company_id: UUID, booklet_id: UUID) -> None:
    """Once for all that is written within some seconds; nothing for a booklet in one language."""
    found = Booklet.objects.filter(company_id=company_id, id=booklet_id)
    if found.exclude(locales=[]).exists():
        enqueue_soon("translations.count_shares", company_id=company_id, booklet_id=booklet_id)


def count_shares(*, company_id: UUID, booklet_id: UUID) -> None:
    """Tell the booklet how far it is in each of its languages, for lists, which cannot count."""
    found = Booklet.objects.filter(company_id=company_id, id=booklet_id)
    booklet = found.select_for_update(no_key=True).first()
    if booklet:
        booklets.note_shares(booklet, shares=selectors.shares_of(booklet))
