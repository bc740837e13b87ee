"""What a test committed is deleted from the tables that hold it: emptying all of them takes a second of disk."""

from functools import cache

from django.db import connection
from django.test import TransactionTestCase

from shared.tenancy import act_as_platform

ROUNDS = 5  # a served product writes what it counted while its tables are emptied


def empty_tables() -> None:
    """Leave no row in any table of ours, whoever's it is."""
    with act_as_platform(), connection.cursor() as cursor:
        found: list[tuple[str, bool]] = []
        for _ in range(ROUNDS):
            cursor.execute(_those_with_rows())
            found = cursor.fetchall()
            if not found:
                return
            # What the application may never delete is cut off first, with what refers to it: later it would have
            # events that wait.
            for table, may_delete in sorted(found, key=lambda one: one[1]):
                cut = f'TRUNCATE "{table}" CASCADE'
                cursor.execute(f'DELETE FROM "{table}"' if may_delete else cut)
        raise AssertionError(f"these tables do not stay empty: {found}")


def pytest_configure() -> None:
    """Django flushes after each test that commits."""
    TransactionTestCase._fixture_teardown = lambda _: empty_tables()  # type: ignore[attr-defined]


@cache
def _those_with_rows() -> str:
    tables = connection.introspection.django_table_names(only_existing=True, include_views=False)
    return " UNION ALL ".join(
        f"SELECT '{table}', has_table_privilege('{table}', 'DELETE')"
        f' WHERE EXISTS (SELECT FROM "{table}")'
        for table in tables
    )
