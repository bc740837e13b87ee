"""What others read before a long transaction ends: written on a connection of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from django.conf import settings
from django.db import connections, transaction

ALIAS = "separate"


@contextmanager
def separate_transaction(company_id: UUID) -> Iterator[str]:
    """A transaction beside the one under way, in one company; what it writes stays, whatever becomes of the other.

    It must not touch a row that the other one holds: it would wait for its own caller. Tests have one
    connection: there it is a part of the transaction under way.
    """
    alias = ALIAS if ALIAS in settings.DATABASES else "default"
    with transaction.atomic(using=alias), connections[alias].cursor() as cursor:
        if alias == ALIAS:
            cursor.execute("SELECT set_config('livretier.company_id', %s, true)", [str(company_id)])
        yield alias
