import pytest
from django.test import Client

from shared.http import once
from shared.idempotency.models import IdempotencyRecord
from shared.limits import Limit

pytestmark = pytest.mark.django_db


def ask_for_a_reset(key: str, **body: object):
    return Client().post(
        "/api/auth/forgotten-password",
        body,
        content_type="application/json",
        headers={"Idempotency-Key": key},
    )


class TestWhatStrangersLeaveWithUs:
    def test_is_no_refusal(self):
        refused = ask_for_a_reset("a-key-of-nobody")

        assert refused.status_code == 422
        assert not IdempotencyRecord.objects.exists()

    def test_is_no_more_than_so_many_answers_of_an_address(self, monkeypatch):
        few = Limit(name="kept_answers_of_this_test", times=2, within=once.OF_STRANGERS.within)
        few.forget("127.0.0.1")
        monkeypatch.setattr(once, "OF_STRANGERS", few)

        answers = [ask_for_a_reset(f"key-{n:08}", email=f"n{n}@exemple.fr") for n in range(4)]

        assert len({answer.status_code for answer in answers}) == 1
        assert answers[0].status_code < 300
        assert IdempotencyRecord.objects.count() == 2
