from datetime import timedelta
from threading import Event, Thread
from typing import Any

import pytest
from django.db import connection, transaction
from django.utils import timezone

from shared.idempotency import records
from shared.idempotency.models import IdempotencyRecord
from shared.idempotency.records import Answer

CALL: dict[str, Any] = {"scope": "anonymous", "key": "une-cle-de-test", "actor_id": None}


@pytest.mark.django_db
class TestClaim:
    def test_is_given_once_then_answered(self):
        assert records.claim(**CALL, fingerprint="a") is None
        answer = Answer(200, b"{}", cookies="cguAccepted=true")
        records.store(scope=CALL["scope"], key=CALL["key"], answer=answer)

        assert records.claim(**CALL, fingerprint="a") == answer

    def test_refuses_another_call_under_the_same_key(self):
        records.claim(**CALL, fingerprint="a")

        with pytest.raises(records.KeyReused):
            records.claim(**CALL, fingerprint="b")


@pytest.mark.django_db(transaction=True)
def test_a_claim_does_not_wait_for_ever():
    claimed, over = Event(), Event()

    def hold() -> None:
        with transaction.atomic():
            records.claim(**CALL, fingerprint="a")
            claimed.set()
            over.wait(10)
        connection.close()

    holder = Thread(target=hold)
    holder.start()
    claimed.wait(10)
    try:
        with pytest.raises(records.StillRunning), transaction.atomic():
            with connection.cursor() as cursor:
                cursor.execute("SET LOCAL lock_timeout = '200ms'")
            records.claim(**CALL, fingerprint="a")
    finally:
        over.set()
        holder.join()


@pytest.mark.django_db
def test_answers_are_forgotten_after_a_day():
    records.claim(**CALL, fingerprint="a")
    now = timezone.now()

    assert records.forget_old_answers(now=now + timedelta(hours=23)) == 0
    assert records.forget_old_answers(now=now + timedelta(hours=25)) == 1
    assert not IdempotencyRecord.objects.exists()
