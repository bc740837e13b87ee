"""SEC13: every write operation × every column of every model: nothing that it does not declare."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import pytest

from apps.accounts.models import User
from config.api import api
from shared.cache import forget_all
from shared.jobs.models import Job
from tests.figures import Figures
from tests.operations.calls import body_of, call, row_of
from tests.operations.cells import Effect, effect_of, snapshot
from tests.operations.columns import telling_bodies
from tests.operations.openapi import Operation, unsafe_operations
from tests.operations.taken import operations_taken
from tests.operations.world import Caller, World

pytestmark = [pytest.mark.django_db, pytest.mark.turns]

STRONGEST_FIRST = (Caller.SUPER_ADMIN, Caller.COMPANY_ADMIN, *Caller)

Body = dict[str, Any]


@pytest.fixture(scope="module")
def bodies(lone_world: World) -> list[Body]:
    return telling_bodies()


@pytest.mark.parametrize("operation", unsafe_operations(), ids=str)
def test_a_column_that_is_not_declared_stays_as_it_is(
    operation: Operation, lone_world: World, bodies: list[Body]
):
    world, row = lone_world, row_of(operation)
    caller = next(caller for caller in STRONGEST_FIRST if caller in row.allowed)
    client, good = world.client(caller), body_of(operation, world)
    cookies, shape = client.cookies.output(header="", sep="; "), _shape_of_body(operation)

    def act(extra: Body) -> None:
        forget_all()  # limits are counted, and cookies kept, outside of the transaction
        client.cookies.clear()
        client.cookies.load(cookies)
        answer = call(client, operation, world, body=_with_extra(good, extra, shape))
        refused = answer.status_code == 422 and set(answer.json()["errors"]) <= set(extra)
        assert refused or answer.status_code == row.success, answer.content

    Job.objects.all().delete()  # one that waits takes in what later calls ask for
    assert leaks(act, bodies, declared=_declared(shape)) == []


def test_a_leak_is_seen(lone_world: World, bodies: list[Body]):
    user = User.objects.filter(id=lone_world.users[Caller.WRITER].id)

    def take_over(extra: Body) -> None:
        user.update(platform_role=extra.get("platform_role", ""))

    assert leaks(take_over, bodies, set())
    assert leaks(lambda extra: _add_user(extra.get("platform_role", "")), bodies, set())
    assert leaks(lambda extra: _add_user(""), bodies, set()) == []


def test_the_figure(request: pytest.FixtureRequest, bodies: list[Body]):
    columns, ran = len(bodies[0]), len(operations_taken(request))

    Figures("make test-backend").note(
        "SEC13",
        f"{ran} of {len(unsafe_operations())} write operations × {columns} names of columns, each with telling values",
        "0 undeclared changes",
        goal="0",
        met=not request.session.testsfailed,
    )
    assert columns > 50


def leaks(act: Callable[[Body], object], bodies: list[Body], declared: set[str]) -> list[str]:
    """What happens to the database only because a body names columns nobody declared."""
    before = snapshot()
    usual = effect_of(lambda: act({}), before)
    found: list[str] = []
    for body in bodies:
        undeclared = {name: value for name, value in body.items() if name not in declared}
        found += _unusual(effect_of(partial(act, body), before), usual, undeclared)
    return found


def _unusual(effect: Effect, usual: Effect, undeclared: Body) -> list[str]:
    """A refusal changes less than usual, which is no leak; anything more is."""
    told = {(name, str(value)) for name, value in undeclared.items()}
    changed = [
        f"{table}.{name} became {value}"
        for (table, key, name), value in effect.changed.items()
        if usual.changed.get((table, key, name)) != value
        and ((table, key, name) not in usual.changed or (name, str(value)) in told)
    ]
    added = [
        f"a new row of {table} has {name} {value}"
        for (table, name, value), count in (effect.added - usual.added).items()
        if (name, value) in told and count
    ]
    more = [table for table, count in effect.rows.items() if abs(count) > abs(usual.rows[table])]
    return changed + added + [f"other rows than usual in {table}" for table in more]


def _add_user(platform_role: str) -> None:
    User.objects.create(
        email="ajoute@exemple.test", first_name="A", last_name="B", platform_role=platform_role
    )


@cache
def _schema() -> Body:
    schema: Body = api.get_openapi_schema()
    return schema


def _shape_of_body(operation: Operation) -> Body:
    """The schema of the operation's body, its references followed."""
    schema = _schema()
    details = schema["paths"][operation.path][operation.method]
    content = details.get("requestBody", {}).get("content", {})
    shape: Body = _followed(schema, content.get("application/json", {}).get("schema", {}))
    return shape


def _followed(schema: Body, shape: Any) -> Any:
    if isinstance(shape, list):
        return [_followed(schema, part) for part in shape]
    if not isinstance(shape, dict):
        return shape
    if "$ref" in shape:
        name = shape["$ref"].rsplit("/", 1)[-1]
        return _followed(schema, schema["components"]["schemas"][name])
    return {key: _followed(schema, value) for key, value in shape.items()}


def _declared(shape: Any) -> set[str]:
    """The keys that a body may hold, at whatever depth."""
    if isinstance(shape, list):
        return set().union(*(_declared(part) for part in shape))
    if not isinstance(shape, dict):
        return set()
    nested = (_declared(part) for part in shape.values())
    return set(shape.get("properties", {})).union(*nested)


def _with_extra(body: Any, extra: Body, shape: Body) -> Any:
    """The body with the extra columns in it, and in every object inside it that has a shape."""
    if isinstance(body, list):
        return [_with_extra(item, extra, shape.get("items", {})) for item in body]
    if not isinstance(body, dict):
        return body
    properties = shape.get("properties", {})
    inside = {
        key: _with_extra(value, extra, _object_in(properties[key])) if key in properties else value
        for key, value in body.items()
    }
    undeclared = {name: value for name, value in extra.items() if name not in properties}
    return inside if shape and not properties else {**undeclared, **inside}


def _object_in(shape: Body) -> Body:
    """The shape itself, or the one that is not null."""
    options = shape.get("anyOf", [])
    return next((option for option in options if option.get("type") != "null"), shape)
