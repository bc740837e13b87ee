"""Five hundred a second for the recorder alone: more than one machine's application takes."""

import random
import time
from datetime import UTC, datetime
from uuid import UUID, uuid4

from shared.ids import uuid7
from tests.register_kills.cluster import Cluster

EVERY, SECONDS = 0.1, 20
WAITS = """
INSERT INTO register_pendingentry (id, created_at, updated_at, company_id, kind, subject_id, fingerprint)
VALUES (%s, now(), now(), %s, 'receipt', %s, %s)
"""
PLACES = "SELECT subject_id, index FROM register_registerentry WHERE subject_id = ANY(%s)"

Accepted = dict[UUID, datetime]


def feed(cluster: Cluster, *, a_second: int) -> Accepted:
    """When each of them was committed."""
    accepted: Accepted = {}
    with cluster.connect() as database:
        companies = [row[0] for row in database.execute("SELECT id FROM companies_company")]
        began = time.monotonic()
        while (past := time.monotonic() - began) < SECONDS:
            come = [uuid4() for _ in range(int(past * a_second) - len(accepted))]
            rows = [(uuid7(), random.choice(companies), one, one.bytes * 2) for one in come]
            with database.transaction(), database.cursor() as cursor:
                cursor.executemany(WAITS, rows)
            accepted |= dict.fromkeys(come, datetime.now(UTC))
            time.sleep(EVERY)
    return accepted


def places_of(cluster: Cluster, accepted: Accepted) -> list[tuple[int, datetime]]:
    """Where each is in the log."""
    with cluster.connect() as database:
        rows = database.execute(PLACES, [list(accepted)]).fetchall()
    return [(index, accepted[subject_id]) for subject_id, index in rows]
