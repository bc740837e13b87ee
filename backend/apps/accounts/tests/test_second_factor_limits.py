"""How often a code may be tried."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.test import Client

from apps.accounts import services
from apps.accounts.factories import (
    PASSWORD,
    SecondFactorFactory,
    UserFactory,
    browser_of,
    code_of,
)
from apps.accounts.known_devices import KnownDevice
from apps.accounts.models import SecondFactor, User
from apps.accounts.services._codes import totp_of
from apps.accounts.services.check_credentials import UNKNOWN
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


@pytest.fixture
def user() -> User:
    return UserFactory.create()


@pytest.fixture
def factor(user) -> SecondFactor:
    return SecondFactorFactory.create(user=user)


def post(client: Client, path: str, **body: Any) -> Any:
    return client.post(f"/api/auth/{path}", body, content_type="application/json")


class TestLimits:
    def check(self, user: User, code: str, network: str = "192.0.2.0", minutes: int = 0) -> None:
        services.check_credentials(
            actor=Actor(ip=network),
            email=user.email,
            password=PASSWORD,
            code=code,
            device=KnownDevice(network, UNKNOWN.remembering(user.email).people),
            now=NOW + timedelta(minutes=minutes),
        )

    def test_ten_wrong_codes_close_the_account_from_wherever_they_come(self, user, factor):
        for number in range(10):
            with pytest.raises(services.WrongCode):
                self.check(user, "000000", network=f"192.0.{number}.0")

        with pytest.raises(errors.TooManyAttempts):
            self.check(user, code_of(factor), network="198.51.100.0")
        self.check(user, totp_of(factor.secret).at(NOW + timedelta(minutes=15)), minutes=15)

    def test_a_right_password_alone_does_not_start_the_count_of_failures_again(self, user, factor):
        def try_with(password: str, code: str = "") -> None:
            services.check_credentials(
                actor=Actor(ip="192.0.2.0"), email=user.email, password=password, code=code, now=NOW
            )

        for _ in range(3):
            with pytest.raises(services.BadCredentials):
                try_with("non")
        for _ in range(2):
            with pytest.raises(services.SecondFactorNeeded):
                try_with(PASSWORD)

        with pytest.raises(errors.TooManyAttempts):
            try_with(PASSWORD, code_of(factor))

    def test_ten_wrong_passwords_close_what_asks_for_it(self, user):
        client = browser_of(user)
        for _ in range(10):
            assert post(client, "second-factor", current_password="non").status_code == 422

        assert post(client, "second-factor", current_password=PASSWORD).status_code == 429
