"""Claiming a key, storing its answer, forgetting it."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from cryptography.fernet import InvalidToken
from django.db import OperationalError
from psycopg.errors import LockNotAvailable

from shared import errors
from shared.batches import delete_in_batches
from shared.idempotency.models import IdempotencyRecord
from shared.sealing import seal, unseal

KEPT = timedelta(hours=24)
PURPOSE = "kept answers"  # some hold what is said only once


class KeyReused(errors.Invalid):
    code = "idempotency_key_reused"


class StillRunning(errors.Conflict):
    code = "still_running"


@dataclass(frozen=True, slots=True)
class Answer:
    """What the first call was told."""

    status: int
    body: bytes
    cookies: str = ""
    session_key: str = ""
    actor_id: UUID | None = None


def claim(*, scope: str, key: str, fingerprint: str, actor_id: UUID | None) -> Answer | None:
    """None when the key is ours to use; else the answer of the call that used it.

    Waits for a simultaneous call with the same key: PostgreSQL holds the second insert
    until the first transaction ends.
    """
    record = IdempotencyRecord(scope=scope, key=key, fingerprint=fingerprint, actor_id=actor_id)
    try:
        IdempotencyRecord.objects.bulk_create([record], ignore_conflicts=True)
    except OperationalError as error:
        if isinstance(error.__cause__, LockNotAvailable):
            raise StillRunning from error
        raise
    stored = IdempotencyRecord.objects.get(scope=scope, key=key)
    if stored.id == record.id:
        return None
    if stored.fingerprint != fingerprint:
        raise KeyReused
    assert stored.status is not None, "an answer is committed with its claim"
    try:
        body = unseal(bytes(stored.body), purpose=PURPOSE)
        session_key = (
            unseal(stored.session_key.encode(), purpose=PURPOSE) if stored.session_key else b""
        )
    except InvalidToken as error:  # kept under a key that is gone
        raise KeyReused from error
    return Answer(
        stored.status,
        body,
        stored.cookies,
        session_key.decode(),
        stored.actor_id,
    )


def store(*, scope: str, key: str, answer: Answer) -> None:
    """Keep the answer beside its key."""
    IdempotencyRecord.objects.filter(scope=scope, key=key).update(
        status=answer.status,
        body=seal(answer.body, purpose=PURPOSE),
        cookies=answer.cookies,
        session_key=_sealed(answer.session_key),
    )


def _sealed(session_key: str) -> str:
    return seal(session_key.encode(), purpose=PURPOSE).decode() if session_key else ""


def forget_old_answers(*, now: datetime) -> int:
    """Drop what no retry will ask for any more."""
    return delete_in_batches(IdempotencyRecord.objects.filter(created_at__lt=now - KEPT))
