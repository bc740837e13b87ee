"""A process does not start with a variable that is missing or wrong, and says what it should be."""

import os
import subprocess
import sys

import pytest
from django.core.exceptions import ImproperlyConfigured

from config.settings import addresses, environment
from tests.processes import BACKEND

HIDDEN = "nobody-sees-me"


@pytest.fixture(autouse=True)
def _no_fault_left():
    yield
    environment._faults.clear()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch):
    """What is said of a variable with this value, read so."""

    def tell(read, value: str | None) -> str:
        monkeypatch.delenv("LIVRETIER_X", raising=False)
        if value is not None:
            monkeypatch.setenv("LIVRETIER_X", value)
        read("LIVRETIER_X")
        try:
            environment.refuse_faults()
        except ImproperlyConfigured as refused:
            return str(refused)
        return ""

    return tell


def between(name: str) -> float:
    return environment.whole(name, 4, least=1, most=100)


def register_key(name: str) -> str:
    return environment.secret(name, digits=64)


WRONG = [
    (environment.required, None, "is not set"),
    (environment.required, "  ", "is not set"),
    (environment.flag, "yes", "must be 0 or 1, not 'yes'"),
    (between, "four", "must be a number from 1 to 100, not 'four'"),
    (between, "0", "must be a number from 1 to 100, not '0'"),
    (between, "nan", "must be a number from 1 to 100"),
    (between, "2.5", "must be a whole number"),
    (environment.level, "info", "must be one of DEBUG, INFO"),
    (environment.secret, None, "is not set"),
    (environment.secret, HIDDEN, "has fewer than 32 characters"),
    (register_key, HIDDEN * 5, "must be 64 hexadecimal digits"),
    (environment.folder, "var/lib", "must be a path that begins with /"),
    (environment.pairs, f"brevo {HIDDEN}", "must be NAME=SECRET"),
    (environment.pairs, f"brevo={HIDDEN} brevo={HIDDEN}", "each name once"),
    (environment.resolvers, "10.0.0.1:dns", "must be HOST or HOST:PORT"),
    (environment.domain, "https://bounces.fr", "must be a domain"),
    (addresses.public_address, "livrets.fr", "must be https://HOST… or http://HOST…"),
    (addresses.public_address, "https://livrets.fr/", "must end after its host and port"),
    (addresses.public_address, f"https://a:{HIDDEN}@livrets.fr", "must end after its host"),
    (addresses.public_address, "http://livrets.fr", "must be https://"),
    (addresses.database, f"mysql://a:{HIDDEN}@host/db", "must be postgresql://HOST"),
    (addresses.database, f"postgresql://a:{HIDDEN}@host:54x2/db", "with a number for its port"),
    (addresses.database, f"postgresql://a:{HIDDEN}@host", "part of it is missing"),
    (addresses.database, "postgresql://host/db", "part of it is missing"),
    (addresses.redis, f"http://:{HIDDEN}@host", "must be rediss://HOST… or redis://HOST…"),
    (addresses.broker, f"redis://a:{HIDDEN}@host", "must be amqps://HOST… or amqp://HOST…"),
    (addresses.mail_server, f"http://a:{HIDDEN}@host", "must be smtp://HOST"),
    (addresses.mail_server, "smtp://", "must be smtp://HOST"),
    (addresses.endpoint, "tcp://spool", "its port is missing"),
    (addresses.store, "s3://bucket", "must be https://HOST"),
    (addresses.mailbox, "Livretier", "must be an address"),
]
RIGHT = [
    (environment.flag, None),
    (between, ""),
    (between, "100"),
    (environment.secret, "f" * 64),
    (register_key, "0123456789abcdefABCDEF" + "0" * 42),
    (environment.folder, None),
    (environment.pairs, "brevo=user:pass=word mailgun=key"),
    (environment.resolvers, "10.0.0.1 10.0.0.2:5353"),
    (environment.domain, "bounces.example.org"),
    (addresses.public_address, "https://livrets.example.org"),
    (addresses.public_address, "http://localhost:8080"),
    (addresses.public_address, "http://aubrac.localhost:8080"),
    (addresses.database, "postgresql://livretier_app:p%40ss@[fd00::1]:5432/livretier"),
    (addresses.redis, "rediss://livretier:password@redis:6379/0"),
    (addresses.broker, "amqp://livretier:password@rabbitmq:5672/livretier"),
    (addresses.mail_server, "smtp+starttls://user:password@mail.example.org"),
    (addresses.endpoint, "tcp://127.0.0.1:9025"),
    (addresses.mailbox, "Livretier <nobody@example.org>"),
]


@pytest.mark.parametrize(("read", "value", "sentence"), WRONG)
def test_what_is_wrong_is_told_and_no_secret_with_it(told, read, value, sentence: str):
    said = told(read, value)

    assert f"  - LIVRETIER_X {sentence}" in said or f" {sentence}" in said
    assert environment.TABLE in said
    assert HIDDEN not in said


@pytest.mark.parametrize(("read", "value"), RIGHT)
def test_what_is_right_is_read(told, read, value):
    assert told(read, value) == ""


class TestAProcess:
    def refused(self, **changes: str | None) -> str:
        variables = {**os.environ, **changes, "DJANGO_SETTINGS_MODULE": "config.settings"}
        started = subprocess.run(
            [sys.executable, "manage.py", "check"],
            cwd=BACKEND,
            env={name: value for name, value in variables.items() if value is not None},
            capture_output=True,
            text=True,
            check=False,
        )
        assert started.returncode != 0
        return started.stderr

    def test_says_all_that_it_lacks_at_once(self):
        said = self.refused(**{name: None for name in os.environ if name.startswith("LIVRETIER_")})

        assert said.count("is not set, and has no default") == 16

    def test_wants_booklets_on_an_origin_of_their_own(self):
        same = os.environ["LIVRETIER_PUBLIC_URL"]

        assert "LIVRETIER_READING_URL must be another host" in self.refused(
            LIVRETIER_READING_URL=same
        )

    def test_shows_no_error_page_where_people_come(self):
        said = self.refused(LIVRETIER_PUBLIC_URL="https://livrets.fr", LIVRETIER_DEBUG="1")

        assert "LIVRETIER_DEBUG must be 0 where people come" in said
