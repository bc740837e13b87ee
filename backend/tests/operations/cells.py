"""The whole database as cells, and which of them an act changed."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from django.apps import apps
from django.db import connection, transaction

Snapshot = dict[str, dict[Any, dict[str, Any]]]


@dataclass(frozen=True)
class Effect:
    """Which cells of old rows an act changed, what stands in its new rows, what it deleted."""

    changed: dict[tuple[str, Any, str], Any] = field(default_factory=dict)
    added: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    rows: Counter[str] = field(default_factory=Counter)


def snapshot() -> Snapshot:
    """Every row of every table of ours."""
    found: Snapshot = {}
    with connection.cursor() as cursor:
        for model in apps.get_models():
            key = model._meta.pk.column
            cursor.execute(f'SELECT * FROM "{model._meta.db_table}"')
            names = [column.name for column in cursor.description or ()]
            rows = (dict(zip(names, row, strict=True)) for row in cursor.fetchall())
            found[model._meta.db_table] = {row[key]: row for row in rows}
    return found


def effect_of(act: Callable[[], object], before: Snapshot | None = None) -> Effect:
    """What an act does to the database; afterwards it is as if nothing had happened."""
    with transaction.atomic():
        began = before or snapshot()
        act()
        effect = compare(began, snapshot())
        transaction.set_rollback(True)
    return effect


def compare(before: Snapshot, after: Snapshot) -> Effect:
    effect = Effect()
    for table, rows in after.items():
        for key, row in rows.items():
            old = before[table].get(key)
            if old is None:
                effect.rows[table] += 1
                effect.added.update((table, name, str(value)) for name, value in row.items())
            else:
                effect.changed.update(
                    ((table, key, name), value) for name, value in row.items() if value != old[name]
                )
        effect.rows[table] -= len(before[table].keys() - rows.keys())
    return effect
