"""Every column of every model under the names by which a body could mean it, with telling values."""

from typing import Any

from django.apps import apps
from django.db import models

UNKNOWN = "7e111e90-0000-4000-8000-7e111e907e11"
MOST = 3  # of the choices of all models that share a name; nothing below the API checks which are whose

TELLING: dict[type["models.Field[Any, Any]"], tuple[Any, ...]] = {
    models.BooleanField: (True, False),
    models.IntegerField: (987_654,),
    models.DateTimeField: ("2001-02-03T04:05:06+00:00",),
    models.DateField: ("2001-02-03",),
    models.JSONField: ({"telling": "value"}, ["telling"]),
    models.GenericIPAddressField: ("203.0.113.77",),
    models.EmailField: ("telling.value@exemple.test",),
    models.BinaryField: ("",),
}


def telling_bodies() -> list[dict[str, Any]]:
    """Bodies that together give each column every value that would tell it was taken over."""
    values: dict[str, list[Any]] = {}
    for model in apps.get_models():
        for column in model._meta.concrete_fields:
            for name in {column.name, column.attname}:
                kept = values.setdefault(name, [])
                kept.extend(value for value in _telling(column) if value not in kept)
    spread = {name: _spread(told) for name, told in values.items()}
    return [
        {name: told[place % len(told)] for name, told in spread.items()}
        for place in range(max(len(told) for told in spread.values()))
    ]


def _spread(told: list[Any]) -> list[Any]:
    """All, or some from the first to the last: whatever a row holds, one of them differs from it."""
    last = len(told) - 1
    return told if last < MOST else [told[last * place // (MOST - 1)] for place in range(MOST)]


def _telling(column: "models.Field[Any, Any]") -> list[Any]:
    if isinstance(column, models.ForeignKey):
        return _rows_of(column.remote_field.model)
    if isinstance(column, models.UUIDField):
        return [UNKNOWN]
    if column.choices:
        return [value for value, _ in column.flatchoices]
    for kind in type(column).__mro__:
        if kind in TELLING:
            return list(TELLING[kind])
    return ["telling"[: column.max_length or 7]]


def _rows_of(model: type[models.Model]) -> list[str]:
    """Two rows that exist: whoever stands at one of them, the other is somebody else's."""
    keys = model._default_manager.order_by("pk").values_list("pk", flat=True)
    ends = [keys.first(), keys.last()]
    return [str(key) for key in ends if key is not None] or [UNKNOWN]
