"""One worker at a time claims of a campaign, and none while its deliveries are changed otherwise."""

from uuid import UUID

from django.db import connection

_HOLD = "SELECT pg_advisory_xact_lock(hashtextextended(%s, 27))"
_TRY = "SELECT pg_try_advisory_xact_lock(hashtextextended(%s, 27))"


def stop_claims(campaign_id: UUID) -> None:
    """None is under way, nor begins before the end of the transaction."""
    with connection.cursor() as cursor:
        cursor.execute(_HOLD, [str(campaign_id)])


def may_claim(campaign_id: UUID) -> bool:
    """Whether nobody else claims just now, nor will before the end of the transaction."""
    with connection.cursor() as cursor:
        cursor.execute(_TRY, [str(campaign_id)])
        return bool(cursor.fetchone()[0])
