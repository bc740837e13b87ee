"""Ten failures for one account from one network in fifteen minutes."""

import time
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from apps.accounts import services
from apps.accounts.factories import PASSWORD, UserFactory
from shared import errors, limits
from shared.actor import Actor

pytestmark = pytest.mark.django_db

NOW = timezone.now()
HERE, ELSEWHERE = Actor(ip="192.0.2.0"), Actor(ip="198.51.100.0")


def fail(email: str, times: int = 10, actor: Actor = HERE) -> None:
    for _ in range(times):
        with pytest.raises(services.BadCredentials):
            services.check_credentials(actor=actor, email=email, password="non", now=NOW)


def enter(email: str, *, actor: Actor = HERE, minutes: int = 0) -> None:
    now = NOW + timedelta(minutes=minutes)
    services.check_credentials(actor=actor, email=email, password=PASSWORD, now=now)


def test_the_eleventh_try_is_refused_whatever_the_password():
    email = UserFactory.create().email
    fail(email)

    with pytest.raises(errors.TooManyAttempts) as refused:
        enter(email.upper(), minutes=5)

    assert refused.value.retry_after == 10 * 60


def test_a_stranger_is_refused_alike():
    fail("personne@ailleurs.test")

    with pytest.raises(errors.TooManyAttempts):
        enter("personne@ailleurs.test")


def test_the_door_opens_again_after_a_quarter_of_an_hour():
    email = UserFactory.create().email
    fail(email)

    enter(email, minutes=15)


def test_other_accounts_and_other_networks_are_not_concerned():
    email = UserFactory.create().email
    fail(email)

    enter(UserFactory.create().email)
    enter(email, actor=ELSEWHERE)


def test_a_success_starts_the_count_again():
    email = UserFactory.create().email
    fail(email, times=9)
    enter(email)

    fail(email, times=9)
    enter(email)


def test_the_answer_says_when_to_try_again():
    body = {"email": UserFactory.create().email, "password": "non"}
    client = Client(headers={"Accept-Language": "en-GB"})
    for _ in range(10):
        client.post("/api/auth/login", body, content_type="application/json")

    refused = client.post("/api/auth/login", body, content_type="application/json")

    assert refused.status_code == 429
    assert 890 < int(refused["Retry-After"]) <= 900
    assert refused.json() == {
        "code": "too_many_attempts",
        "message": "Too many attempts. Try again in 15\u00a0min.",
    }


def test_people_sign_in_without_redis_and_without_waiting(monkeypatch, settings):
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    monkeypatch.setattr(limits, "_redis", limits._redis.__wrapped__)
    email, began = UserFactory.create().email, time.monotonic()

    fail(email, times=12)
    enter(email)

    assert time.monotonic() - began < 5
