"""REL3: every unsafe operation, ten copies at once with one key: one effect, ten equal answers."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from threading import Barrier
from typing import Any
from uuid import uuid4

import pytest
from django.apps import apps
from django.conf import settings
from django.db import connection
from django.test import Client

from apps.accounts.models import Session
from shared.jobs.models import Job
from shared.tenancy import act_as_platform
from tests.empty_tables import empty_tables
from tests.operations.calls import body_of, call, names_of, row_of
from tests.operations.openapi import Operation, unsafe_operations
from tests.operations.world import World, make_world

pytestmark = pytest.mark.turns

COPIES = 10


@pytest.fixture(scope="module")
def _committing(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    """What is done here is committed, for the copies run at once; it is all cleared after the last one.

    Clearing after each one, as a transactional test does, takes longer than everything else.
    """
    with django_db_blocker.unblock():
        yield
        empty_tables()
        connection.close()


@pytest.fixture(scope="module")
def browsers(_committing: None) -> Iterator[Executor]:
    """Threads that keep their connection from one operation to the next: opening one costs more than a call."""
    with ThreadPoolExecutor(COPIES) as pool:
        yield pool
        start = Barrier(COPIES)  # so that each of them closes its own

        def close(_: int) -> None:
            start.wait()
            connection.close()

        list(pool.map(close, range(COPIES)))


@pytest.fixture(scope="module", params=unsafe_operations(), ids=str)
def operation(request: pytest.FixtureRequest) -> Operation:
    found: Operation = request.param
    return found


@pytest.fixture(scope="module")
def world(_committing: None, operation: Operation) -> World:
    """Another one for each operation: what was done stays done."""
    with act_as_platform():
        return make_world()


def test_ten_copies_act_once(operation: Operation, world: World, browsers: Executor):
    asked = _asked(operation, world)
    Job.objects.all().delete()  # several changes share one job while it waits
    once = _effect(lambda: _call(operation, world, str(uuid4()), asked))

    key, answers, again = str(uuid4()), list[Any](), _asked(operation, world)
    Job.objects.all().delete()
    ask = partial(_call, operation, world, key, again)
    ten = _effect(lambda: answers.extend(_at_once(browsers, ask)))

    assert ten == once
    assert answers[0].status_code < 300
    assert len(answers) == COPIES
    assert len({(answer.status_code, answer.content) for answer in answers}) == 1
    assert [answer.has_header("Idempotent-Replayed") for answer in answers].count(False) == 1
    assert len({_kept_cookies(answer) for answer in answers}) == 1


def test_a_retry_after_a_lost_answer_gets_that_answer(operation: Operation, world: World):
    key, asked = str(uuid4()), _asked(operation, world)
    first = _call(operation, world, key, asked)

    effect = _effect(lambda: _call(operation, world, key, asked))
    second = _call(operation, world, key, asked)

    assert effect == {}
    assert (second.status_code, second.content) == (first.status_code, first.content)
    assert _kept_cookies(second) == _kept_cookies(first)


def test_a_key_is_for_one_body(operation: Operation, world: World):
    key, asked = str(uuid4()), _asked(operation, world)
    _call(operation, world, key, asked)

    other = _call(operation, world, key, replace(asked, body={"another": "body"}))

    assert other.status_code == 422
    assert other.json()["code"] == "idempotency_key_reused"


@dataclass(frozen=True)
class Asked:
    """One wish of one person: its copies are the same to the letter."""

    cookies: dict[str, str]
    names: dict[str, Any]
    body: dict[str, Any]


def _asked(operation: Operation, world: World) -> Asked:
    """In the asker's only browser, after whatever the call needs was made."""
    user = world.users[row_of(operation).asker]
    with act_as_platform():
        names, body = names_of(operation, world.own), body_of(operation, world)
        Session.objects.filter(user=user, ip=None).delete()
        user.refresh_from_db()
    client = world.client(row_of(operation).asker)
    return Asked({name: morsel.value for name, morsel in client.cookies.items()}, names, body)


def _kept_cookies(answer: Any) -> frozenset[tuple[str, str]]:
    """Those that mean something: the CSRF token is renewed whenever somebody signs in."""
    return frozenset(
        (name, morsel.value)
        for name, morsel in answer.cookies.items()
        if name != settings.CSRF_COOKIE_NAME and morsel.value
    )


def _call(operation: Operation, world: World, key: str, asked: Asked) -> Any:
    client = Client()
    client.cookies.load(asked.cookies)
    return call(client, operation, world, key=key, names=asked.names, body=asked.body)


def _at_once(browsers: Executor, ask: Callable[[], Any]) -> list[Any]:
    start = Barrier(COPIES)

    def copy(_: int) -> Any:
        start.wait()
        return ask()

    return list(browsers.map(copy, range(COPIES)))


def _effect(act: Callable[[], object]) -> dict[str, int]:
    """How many rows each table gained or lost."""
    before = _row_counts()
    act()
    after = _row_counts()
    return {table: after[table] - before[table] for table in after if after[table] != before[table]}


def _row_counts() -> dict[str, int]:
    tables = [model._meta.db_table for model in apps.get_models()]
    counts = " UNION ALL ".join(f"SELECT '{table}', count(*) FROM \"{table}\"" for table in tables)
    with act_as_platform(), connection.cursor() as cursor:
        cursor.execute(counts)
        return dict(cursor.fetchall())
