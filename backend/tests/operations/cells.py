"""The whole database as cells, and which of them an act changed."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from django.apps import apps
from django.db import connection, transaction

Snapshot = dict[str, dict[Any, dict[str, Any]]]

# PostgreSQL counts them as they are written, and goes on counting when they are undone.
WRITTEN = """
SELECT relname, n_tup_ins + n_tup_upd + n_tup_del FROM pg_stat_xact_user_tables
WHERE n_tup_ins + n_tup_upd + n_tup_del > 0
"""


@dataclass(frozen=True)
class Effect:
    """Which cells of old rows an act changed, what stands in its new rows, what it deleted."""

    changed: dict[tuple[str, Any, str], Any] = field(default_factory=dict)
    added: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    rows: Counter[str] = field(default_factory=Counter)


def snapshot() -> Snapshot:
    """Every row of every table of ours."""
    return _read(_keys())


def effect_of(act: Callable[[], object], before: Snapshot | None = None) -> Effect:
    """What an act does to the database; afterwards it is as if nothing had happened."""
    with transaction.atomic():
        began, written = before or snapshot(), _written()
        act()
        touched = {table for table, count in _written().items() if count != written.get(table)}
        effect = compare(began, _read(touched & _keys().keys()))
        transaction.set_rollback(True)
    return effect


def compare(before: Snapshot, after: Snapshot) -> Effect:
    """What happened to the tables that are looked at after."""
    effect = Effect()
    for table, rows in after.items():
        for key, row in rows.items():
            old = before[table].get(key)
            if old is None:
                effect.rows[table] += 1
                effect.added.update((table, name, str(value)) for name, value in row.items())
            elif row != old:
                effect.changed.update(
                    ((table, key, name), value) for name, value in row.items() if value != old[name]
                )
        effect.rows[table] -= len(before[table].keys() - rows.keys())
    return effect


def _read(tables: Iterable[str]) -> Snapshot:
    found: Snapshot = {}
    with connection.cursor() as cursor:
        for table in tables:
            cursor.execute(f'SELECT * FROM "{table}"')
            names = [column.name for column in cursor.description or ()]
            rows = (dict(zip(names, row, strict=True)) for row in cursor.fetchall())
            found[table] = {row[_keys()[table]]: row for row in rows}
    return found


def _written() -> dict[str, int]:
    """How many rows of each table this transaction wrote, undone ones included."""
    with connection.cursor() as cursor:
        cursor.execute(WRITTEN)
        return dict(cursor.fetchall())


@cache
def _keys() -> dict[str, str]:
    """The tables of ours, and what each calls its key."""
    return {model._meta.db_table: model._meta.pk.column or "" for model in apps.get_models()}
