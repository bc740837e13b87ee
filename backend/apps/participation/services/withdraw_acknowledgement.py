from datetime import datetime
from uuid import UUID

from apps.participation.selectors import Versions, attributes_of
from apps.participation.services._ask import note_asked
from apps.participation.services._due import due_day
from apps.participation.services._lock import lock


def withdraw_acknowledgement(
    *, participation_id: UUID, publication_id: UUID | None, at: datetime | None, now: datetime
) -> None:
    """The receipt by which they acknowledged is cancelled; what stands is the one before it, or none."""
    one = lock(participation_id)
    if one is None:
        return
    booklet = one.booklet
    one.acknowledged_publication_id, one.acknowledged_at = publication_id, at
    one.acknowledged_chapters = {}
    one.due_on = due_day(booklet, now=now)
    note_asked(
        one,
        versions=Versions(booklet),
        who=attributes_of(company_id=one.company_id, persons=[one.person])[one.person_id],
        due_on=one.due_on,
        today=booklet.company.today(now=now),
    )
    one.save()
