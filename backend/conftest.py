"""Every test talks to PostgreSQL as the application does: its own role, behind the wall."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.conf import settings
from django.core.cache import cache
from django.db import connection

from shared.tenancy import act_as_platform


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    """Once the owner has made the tables, become the application role."""
    with django_db_blocker.unblock():
        with connection.cursor() as cursor:
            role = settings.DATABASE_APPLICATION_ROLE
            name = connection.settings_dict["NAME"]
            cursor.execute(f'GRANT CONNECT ON DATABASE "{name}" TO {role}')
            cursor.execute(f"GRANT TRUNCATE ON ALL TABLES IN SCHEMA public TO {role}")
        connection.close()
        owner = {key: connection.settings_dict[key] for key in ("USER", "PASSWORD")}
        connection.settings_dict.update({key: settings.APPLICATION_DATABASE[key] for key in owner})
    yield
    with django_db_blocker.unblock():
        connection.close()
        connection.settings_dict.update(owner)


@pytest.fixture(autouse=True)
def _platform_data(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests arrange in the platform's name; the calls they make act in their own."""
    marker = request.node.get_closest_marker("django_db")
    if marker is None or marker.kwargs.get("transaction"):
        yield
        return
    request.getfixturevalue("db")
    with act_as_platform():
        yield


@pytest.fixture(autouse=True)
def _empty_cache() -> None:
    cache.clear()
