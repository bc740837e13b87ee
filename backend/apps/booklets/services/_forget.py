from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from apps.booklets.events import BookletDeleted
from apps.booklets.models import Booklet, BookletChapter, BookletPage
from apps.journal import services as journal
from apps.media import services as media
from apps.pages import services as pages
from shared.actor import Actor
from shared.events import announce


def forget(*, actor: Actor, company_id: UUID, booklets: Sequence[Booklet], now: datetime) -> None:
    """Delete these booklets of a company with all that they say; what they showed is free."""
    ids = [booklet.id for booklet in booklets]
    chapters = BookletChapter.objects.filter(company_id=company_id, booklet__in=ids)
    manuscripts = list(chapters.values_list("manuscript_id", flat=True))
    BookletPage.objects.filter(company_id=company_id, chapter__booklet__in=ids).delete()
    chapters.delete()
    pages.forget_manuscripts(company_id=company_id, manuscript_ids=manuscripts)
    media.forget_usages(company_id=company_id, owner_type="booklet", owner_ids=ids)
    Booklet.objects.filter(company_id=company_id, id__in=ids).delete()
    for booklet in booklets:
        journal.record(
            actor=actor, action="booklet.deleted", target=booklet, label=booklet.name, now=now
        )
        announce(BookletDeleted(company_id=company_id, booklet_id=booklet.id))
