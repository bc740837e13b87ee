"""What the application's PostgreSQL role may do with tables that the owner creates."""

from typing import Any

from django.conf import settings
from django.db import connections


def open_tables_to_the_application(*, using: str, **_: Any) -> None:
    """Give the application role rows, never structure, of every table made from now on."""
    role = connections[using].ops.quote_name(settings.DATABASE_APPLICATION_ROLE)
    with connections[using].cursor() as cursor:
        cursor.execute(
            "ALTER DEFAULT PRIVILEGES IN SCHEMA public"
            f" GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO {role}"
        )
        cursor.execute(
            f"ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO {role}"
        )
