"""Who writes the log: one at a time, until the end of its transaction."""

from django.db import connection

LEADER = 6_962_000_060  # of all advisory locks of ours, this one's


def leads() -> bool:
    """Whether nobody else is at it."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_xact_lock(%s)", [LEADER])
        return bool(cursor.fetchone()[0])


def stop_recording() -> None:
    """Wait for whoever is at it, and let nobody begin."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s)", [LEADER])
