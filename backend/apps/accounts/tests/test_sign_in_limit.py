"""Guesses wait longer and longer; who knows the password gets in after the wait, or at once on a device of theirs."""

from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client

from apps.accounts import services
from apps.accounts.factories import PASSWORD, UserFactory
from apps.accounts.known_devices import COOKIE, KnownDevice
from apps.accounts.services.check_credentials import FAILURES, NETWORK_FAILURES, UNKNOWN
from shared import errors, limits
from shared.actor import Actor

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
HERE, ELSEWHERE = Actor(ip="192.0.2.0"), Actor(ip="198.51.100.0")


def fail(
    email: str, times: int = FAILURES.free, *, actor: Actor = HERE, device: KnownDevice = UNKNOWN
) -> None:
    for _ in range(times):
        with pytest.raises(services.BadCredentials):
            services.check_credentials(
                actor=actor, email=email, password="non", device=device, now=NOW
            )


def enter(
    email: str, *, actor: Actor = HERE, device: KnownDevice = UNKNOWN, seconds: float = 0
) -> None:
    now = NOW + timedelta(seconds=seconds)
    services.check_credentials(actor=actor, email=email, password=PASSWORD, device=device, now=now)


def test_after_five_failures_even_the_right_password_waits_for_two_seconds():
    email = UserFactory.create().email
    fail(email)

    with pytest.raises(errors.WaitAMoment) as refused:
        enter(email.upper(), seconds=0.5)
    enter(email, seconds=2)

    assert refused.value.retry_after == 2


def test_each_failure_doubles_the_wait_up_to_a_quarter_of_an_hour():
    email = UserFactory.create().email
    fail(email)
    now, waits = NOW, []
    for _ in range(12):
        with pytest.raises(errors.TooManyAttempts) as refused:
            services.check_credentials(actor=HERE, email=email, password="non", now=now)
        waits.append(refused.value.retry_after)
        now += timedelta(seconds=refused.value.retry_after)
        with pytest.raises(services.BadCredentials):
            services.check_credentials(actor=HERE, email=email, password="non", now=now)

    assert waits == [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]


def test_a_stranger_is_refused_alike():
    fail("personne@ailleurs.test")

    with pytest.raises(errors.TooManyAttempts):
        enter("personne@ailleurs.test")


def test_guesses_from_many_networks_are_counted_together():
    email = UserFactory.create().email
    for number in range(FAILURES.free):
        fail(email, times=1, actor=Actor(ip=f"203.0.{number}.0"))

    with pytest.raises(errors.TooManyAttempts):
        enter(email, actor=ELSEWHERE)
    enter(UserFactory.create().email)


def test_a_success_starts_the_count_again():
    email = UserFactory.create().email
    for _ in range(2):
        fail(email, times=FAILURES.free - 1)
        enter(email)


def test_a_device_of_theirs_does_not_wait_for_what_others_guess():
    email = UserFactory.create().email
    device = UNKNOWN.remembering(email)
    fail(email)
    for number in range(NETWORK_FAILURES.free - FAILURES.free):
        fail(f"personne{number}@ailleurs.test", times=1)

    with pytest.raises(errors.WaitAMoment):
        enter(UserFactory.create().email)
    enter(email, device=device)


def test_a_device_of_theirs_guesses_ten_times_itself():
    email = UserFactory.create().email
    device = UNKNOWN.remembering(email)
    fail(email, times=10, device=device)

    with pytest.raises(errors.TooManyAttempts):
        enter(email, device=device)


def test_a_network_of_guesses_waits_for_seconds_only():
    for number in range(NETWORK_FAILURES.free + 40):
        NETWORK_FAILURES.take(HERE.ip, now=NOW + timedelta(seconds=6 * number))
    last = NOW + timedelta(seconds=6 * (NETWORK_FAILURES.free + 39))

    with pytest.raises(errors.WaitAMoment) as refused:
        NETWORK_FAILURES.check(HERE.ip, now=last)
    assert refused.value.retry_after == 5
    enter(UserFactory.create().email, seconds=(last - NOW).total_seconds() + 5)


def sign_in(client: Client, email: str, password: str) -> int:
    body = {"email": email, "password": password}
    return client.post("/api/auth/login", body, content_type="application/json").status_code


def test_signing_in_marks_the_device_for_this_person_alone():
    email, other = UserFactory.create().email, UserFactory.create().email
    client, guesser = Client(), Client()
    assert sign_in(client, email, PASSWORD) == 200
    for _ in range(FAILURES.free):
        assert {sign_in(guesser, one, "non") for one in (email, other)} == {422}

    marked = client.cookies[COOKIE]
    assert (marked["httponly"], marked["secure"], marked["samesite"]) == (True, True, "Lax")
    assert email not in marked.value
    assert (sign_in(client, email, PASSWORD), sign_in(client, other, PASSWORD)) == (200, 429)


def test_a_mark_that_is_not_ours_says_nothing():
    email = UserFactory.create().email
    client = Client()
    client.cookies[COOKIE] = "WyJhIiwiYiJd:1x:forged"
    body = {"email": email, "password": "non"}
    for _ in range(FAILURES.free):
        client.post("/api/auth/login", body, content_type="application/json")

    assert client.post("/api/auth/login", body, content_type="application/json").status_code == 429


def test_the_answer_says_when_to_try_again():
    body = {"email": UserFactory.create().email, "password": "non"}
    client = Client(headers={"Accept-Language": "en-GB"})
    for _ in range(FAILURES.free):
        client.post("/api/auth/login", body, content_type="application/json")

    refused = client.post("/api/auth/login", body, content_type="application/json")

    assert (refused.status_code, refused["Retry-After"]) == (429, "2")
    assert refused.json() == {
        "code": "wait_a_moment",
        "message": "Too many attempts. Try again in 2\u00a0s.",
    }


def test_people_sign_in_without_redis_and_without_waiting(monkeypatch, settings):
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    monkeypatch.setattr(limits, "redis", limits.redis.__wrapped__)
    monkeypatch.setattr("redis.retry.sleep", lambda seconds: pytest.fail("it waits for Redis"))
    email = UserFactory.create().email

    fail(email, times=12)
    enter(email)
