"""What a test committed is deleted from the tables that hold it: emptying all of them takes a second of disk."""

from functools import cache

from django.db import connection
from django.test import TransactionTestCase

from shared.tenancy import act_as_platform


def empty_tables() -> None:
    """Leave no row in any table of ours, whoever's it is."""
    with act_as_platform(), connection.cursor() as cursor:
        cursor.execute(_those_with_rows())
        # What the application may never delete is cut off first, with what refers to it: later it would have
        # events that wait.
        for table, may_delete in sorted(cursor.fetchall(), key=lambda one: one[1]):
            cut = f'TRUNCATE "{table}" CASCADE'
            cursor.execute(f'DELETE FROM "{table}"' if may_delete else cut)
        cursor.execute(_those_with_rows())
        assert cursor.fetchall() == []


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
