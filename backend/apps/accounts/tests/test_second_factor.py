"""A code besides the password: it works once, what is kept of it opens nothing."""

from typing import Any

import pytest
from django.db import connection
from django.test import Client

from apps.accounts.factories import (
    PASSWORD,
    SecondFactorFactory,
    UserFactory,
    browser_of,
    code_of,
)
from apps.accounts.models import RecoveryCode, SecondFactor, User
from apps.accounts.services._codes import totp_of
from shared.idempotency.models import IdempotencyRecord

pytestmark = pytest.mark.django_db


@pytest.fixture
def user() -> User:
    return UserFactory.create()


@pytest.fixture
def factor(user) -> SecondFactor:
    return SecondFactorFactory.create(user=user)


def post(client: Client, path: str, **body: Any) -> Any:
    return client.post(f"/api/auth/{path}", body, content_type="application/json")


def login(user: User, code: str | None = None, password: str = PASSWORD) -> Any:
    body = {"email": user.email, "password": password} | ({"code": code} if code else {})
    return post(Client(), "login", **body)


def enrol(user: User) -> tuple[Client, list[str]]:
    client = browser_of(user)
    post(client, "second-factor", current_password=PASSWORD)
    code = code_of(SecondFactor.objects.get(user=user), steps=-1)
    codes: list[str] = post(client, "second-factor/confirmation", code=code).json()[
        "recovery_codes"
    ]
    return client, codes


class TestEnrolment:
    def test_gives_the_application_what_it_needs(self, user):
        answer = post(browser_of(user), "second-factor", current_password=PASSWORD).json()

        totp = totp_of(SecondFactor.objects.get().secret)
        assert answer["secret"] == totp.secret
        assert answer["uri"].startswith("otpauth://totp/Livretier:")
        assert {len(row) for row in answer["qr"]} == {len(answer["qr"])}
        assert set("".join(answer["qr"])) == {"0", "1"}

    def test_ends_the_sessions_that_were_opened_without_a_code(self, user):
        thief = browser_of(user)

        client, _ = enrol(user)

        assert thief.get("/api/auth/user").status_code == 401
        assert client.get("/api/auth/user").status_code == 200

    def test_needs_the_password(self, user):
        refused = post(browser_of(user), "second-factor", current_password="non")

        assert (refused.status_code, list(refused.json()["errors"])) == (422, ["current_password"])
        assert not SecondFactor.objects.exists()

    def test_protects_nothing_until_a_code_came_back(self, user):
        client = browser_of(user)
        post(client, "second-factor", current_password=PASSWORD)

        wrong = post(client, "second-factor/confirmation", code="000000")

        assert (wrong.status_code, wrong.json()["code"]) == (422, "wrong_code")
        assert login(user).status_code == 200

    def test_answers_ten_recovery_codes_once(self, user):
        client, codes = enrol(user)

        again = post(client, "second-factor/confirmation", code="123456")

        assert len(set(codes)) == 10
        assert (again.status_code, again.json()["code"]) == (409, "second_factor_already_on")

    def test_begins_only_where_it_is_not_on(self, user, factor):
        refused = post(browser_of(user), "second-factor", current_password=PASSWORD)

        assert (refused.status_code, refused.json()["code"]) == (409, "second_factor_already_on")

    def test_of_nothing_is_refused(self, user):
        refused = post(browser_of(user), "second-factor/confirmation", code="123456")

        assert (refused.status_code, refused.json()["code"]) == (409, "second_factor_not_started")


class TestWhatIsKept:
    def test_no_table_can_be_read_for_a_secret_or_a_code(self, user):
        client = browser_of(user)
        headers = {"Idempotency-Key": "une-cle-de-test-a"}
        secret = client.post(
            "/api/auth/second-factor",
            {"current_password": PASSWORD},
            content_type="application/json",
            headers=headers,
        ).json()["secret"]
        codes = client.post(
            "/api/auth/second-factor/confirmation",
            {"code": code_of(SecondFactor.objects.get())},
            content_type="application/json",
            headers={"Idempotency-Key": "une-cle-de-test-b"},
        ).json()["recovery_codes"]

        kept = b"".join(
            str(row).encode() for model in (SecondFactor, RecoveryCode) for row in rows(model)
        ) + b"".join(bytes(record.body) for record in IdempotencyRecord.objects.all())

        assert IdempotencyRecord.objects.count() == 2
        for word in (secret, *codes):
            assert word.encode() not in kept


def rows(model: Any) -> list[tuple[Any, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT * FROM {model._meta.db_table}")
        return list(cursor.fetchall())


class TestSigningIn:
    def test_asks_for_the_code_after_a_right_password_only(self, user, factor):
        right, wrong = login(user), login(user, password="non", code=code_of(factor))

        assert (right.status_code, right.json()["code"]) == (422, "second_factor_needed")
        assert wrong.json()["code"] == "bad_credentials"
        assert not right.cookies.get("__Host-livretier-session")

    def test_lets_in_with_a_code_once(self, user, factor):
        code = code_of(factor)

        first, replayed = login(user, f"{code[:3]} {code[3:]}"), login(user, code)

        assert first.status_code == 200
        assert (replayed.status_code, replayed.json()["code"]) == (422, "wrong_code")

    @pytest.mark.parametrize(("steps", "status"), [(-2, 422), (-1, 200), (1, 200), (2, 422)])
    def test_takes_the_code_of_a_neighbouring_step(self, user, factor, steps, status):
        assert login(user, code_of(factor, steps=steps)).status_code == status

    def test_does_not_take_a_code_older_than_the_last(self, user, factor):
        assert login(user, code_of(factor, steps=1)).status_code == 200

        assert login(user, code_of(factor)).status_code == 422

    def test_lets_in_with_a_recovery_code_once_however_it_is_typed(self, user):
        _, codes = enrol(user)

        first, again = login(user, codes[3].upper().replace("-", " ")), login(user, codes[3])

        assert (first.status_code, again.status_code) == (200, 422)
        assert RecoveryCode.objects.filter(used_at=None).count() == 9

    def test_a_recovery_code_is_its_owners(self, user):
        _, codes = enrol(UserFactory.create())
        SecondFactorFactory.create(user=user)

        assert login(user, codes[0]).status_code == 422

    def test_renewed_recovery_codes_replace_the_former_ones(self, user):
        client, old = enrol(user)

        bare = post(
            client, "second-factor/recovery-codes", current_password=PASSWORD, code="000000"
        )
        new = post(client, "second-factor/recovery-codes", current_password=PASSWORD, code=old[1])

        assert bare.status_code == 422
        codes = new.json()["recovery_codes"]
        assert login(user, old[0]).status_code == 422
        assert login(user, codes[0]).status_code == 200


class TestRemoval:
    def remove(self, client: Client, **body: str) -> Any:
        return client.delete("/api/auth/second-factor", body, content_type="application/json")

    def test_needs_password_and_code(self, user, factor):
        client = browser_of(user)

        without = self.remove(client, current_password=PASSWORD, code="000000")
        done = self.remove(client, current_password=PASSWORD, code=code_of(factor))

        assert (without.status_code, done.status_code) == (422, 204)
        assert login(user).status_code == 200

    def test_of_nothing_is_refused(self, user):
        refused = self.remove(browser_of(user), current_password=PASSWORD, code="123456")

        assert (refused.status_code, refused.json()["code"]) == (409, "second_factor_off")
