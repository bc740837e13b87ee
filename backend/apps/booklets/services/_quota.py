from django.db import connection

from apps.booklets.models import READ_BY_PEOPLE, Booklet
from shared import errors


class PublishedQuotaReached(errors.Conflict):
    code = "published_quota_reached"


def require_room_to_publish(booklet: Booklet) -> None:
    """Refuse one booklet more than the company may have published; others wait until it is decided."""
    company = booklet.company
    with connection.cursor() as cursor:
        turn = f"published booklets of {company.id}"
        cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", [turn])
    read = Booklet.objects.filter(company_id=company.id, status__in=READ_BY_PEOPLE, trashed_at=None)
    if read.exclude(id=booklet.id).count() >= company.published_booklets:
        raise PublishedQuotaReached(most=company.published_booklets)
