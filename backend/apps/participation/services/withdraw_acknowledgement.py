from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from apps.participation.selectors import Versions, attributes_of
from apps.participation.services._ask import note_asked
from apps.participation.services._due import due_day
from apps.participation.services._lock import lock
from apps.participation.services.acknowledge import Acknowledged, note_acknowledged


def withdraw_acknowledgement(
    *, participation_id: UUID, standing: Iterable[Acknowledged], now: datetime
) -> None:
    """A receipt of theirs is cancelled: they stand where the others, one after the other, leave them."""
    one = lock(participation_id)
    if one is None:
        return
    booklet, confirmed = one.booklet, one.pages_read
    site_id, job = one.acknowledged_site_id, one.acknowledged_job
    one.acknowledged_publication_id = one.acknowledged_at = None
    one.acknowledged_chapters, one.signed, one.reread_pages = {}, {}, []
    for receipt in standing:
        note_acknowledged(one, receipt, now=now)
    one.acknowledged_site_id, one.acknowledged_job = site_id, job
    one.pages_read, one.reread_pages = confirmed, []
    one.due_on = due_day(booklet, now=now)
    note_asked(
        one,
        versions=Versions(booklet),
        who=attributes_of(company_id=one.company_id, persons=[one.person])[one.person_id],
        due_on=one.due_on,
        today=booklet.company.today(now=now),
        now=now,
    )
    one.save()
