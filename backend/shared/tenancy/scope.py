"""In whose name the current transaction reads and writes, as PostgreSQL sees it."""

from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from django.db import connection, transaction

from shared.actor import Actor

_SET = (
    "SELECT set_config('livretier.company_id', %s, true),"
    " set_config('livretier.user_id', %s, true),"
    " set_config('livretier.platform', %s, true),"
    " set_config('livretier.library', %s, true)"
)
_GET = (
    "SELECT current_setting('livretier.company_id', true),"
    " current_setting('livretier.user_id', true),"
    " current_setting('livretier.platform', true),"
    " current_setting('livretier.library', true)"
)

Values = tuple[str, str, str, str]
PLATFORM: Values = ("", "", "on", "")


@contextmanager
def act_as(actor: Actor) -> Iterator[None]:
    """A transaction in which the database shows the actor's company, and no other."""
    with _scope(_values(actor)):
        yield


@contextmanager
def act_as_platform() -> Iterator[None]:
    """A transaction without walls: for commands, tests, and reads of which only a verdict is told."""
    with _scope(PLATFORM):
        yield


@contextmanager
def act_as_company(company_id: UUID | None) -> Iterator[None]:
    """A transaction of a background job: in one company, or in the platform's name."""
    with _scope((str(company_id), "", "", "") if company_id else PLATFORM):
        yield


def current_company() -> UUID | None:
    """The company in whose name the transaction under way acts."""
    with connection.cursor() as cursor:
        company_id, *_ = cursor.execute(_GET).fetchone()
    return UUID(company_id) if company_id else None


def settle(actor: Actor) -> None:
    """Change the identity of the transaction under way, once the caller is known."""
    with connection.cursor() as cursor:
        cursor.execute(_SET, _values(actor))


def _values(actor: Actor) -> Values:
    return (
        str(actor.company_id or ""),
        str(actor.user_id or ""),
        "on" if actor.is_super_admin else "",
        "on" if actor.is_library_editor else "",
    )


@contextmanager
def _scope(values: Values) -> Iterator[None]:
    nested = connection.in_atomic_block
    with transaction.atomic(), connection.cursor() as cursor:
        before = cursor.execute(_GET).fetchone() if nested else None
        if nested or any(values):  # a new transaction is nobody's by itself
            cursor.execute(_SET, values)
        yield
        if before and not transaction.get_rollback():  # undoing restores it by itself
            cursor.execute(_SET, [value or "" for value in before])
