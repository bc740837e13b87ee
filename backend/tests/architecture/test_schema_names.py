"""Each shape that crosses the API has a name of its own: of two with one name, `openapi.json` would keep one."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from ninja import Schema

import config.api  # noqa: F401  every schema is known once the API is


def schemas_below(parent: type[Schema] = Schema) -> Iterator[type[Schema]]:
    """Every shape that our own modules define."""
    for schema in parent.__subclasses__():
        if schema.__module__.startswith(("apps.", "config.", "shared.")):
            yield schema
        yield from schemas_below(schema)


def shared_names(schemas: Iterable[type]) -> dict[str, set[str]]:
    """Names that stand for two shapes, and the modules that define them."""
    modules = defaultdict(set)
    for schema in schemas:
        modules[schema.__name__].add(schema.__module__)
    return {name: where for name, where in modules.items() if len(where) > 1}


def test_no_two_schemas_share_a_name():
    assert shared_names(schemas_below()) == {}


def test_a_second_schema_of_a_name_is_seen():
    named_alike = [type("Planted", (), {"__module__": module}) for module in ("one", "other")]

    assert shared_names(named_alike) == {"Planted": {"one", "other"}}
