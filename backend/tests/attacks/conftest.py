from collections.abc import Iterator

import pytest
from pytest_django import Settings

from tests.figures import Figures
from tests.product import Product


@pytest.fixture
def figures() -> Figures:
    return Figures("make attacks")


@pytest.fixture
def _real_hashes(settings: Settings) -> None:
    """Passwords as the product keeps them, not as quick tests do."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]


@pytest.fixture(scope="session")
def _served(django_db_setup: None) -> Iterator[Product]:
    with Product().running() as product:
        yield product


@pytest.fixture
def product(_served: Product, transactional_db: None) -> Product:
    """As if it had just been started: nobody is known, nothing was tried."""
    _served.forget_limits()
    return _served
