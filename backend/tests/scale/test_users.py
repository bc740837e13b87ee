"""PERF3: the list of users costs at a million what it costs at ten thousand."""

import functools
import operator
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import product

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.accounts.models import User
from shared.pagination import _encode
from shared.tenancy import act_as_platform
from tests.figures import Figures
from tests.operations.world import Caller, World, make_world
from tests.scale.database import Population, population
from tests.scale.timing import p95, timed, times_slower

FEW, MANY = 10_000, 1_000_000
ROUNDS, CALLS, WARM = 25, 20, 3
BY_NAME, NEWEST_FIRST = ["last_name", "first_name", "id"], ["-id"]
MOST = 1.2

CALLERS = (Caller.SUPER_ADMIN, Caller.COMPANY_ADMIN)
SEARCHES = {"": "everybody", "martin": "a common name", "p0004242@": "one address"}


@pytest.fixture
def world(transactional_db: None) -> World:
    with act_as_platform():
        return make_world()


@pytest.fixture
def populations(world: World) -> Iterator[list[Population]]:
    with ExitStack() as open_populations:
        yield [
            open_populations.enter_context(population(count, model_company_id=world.own.id))
            for count in (FEW, MANY)
        ]


@pytest.mark.timeout(900)
def test_a_million_users_are_listed_like_ten_thousand(
    world: World, populations: list[Population], figures: Figures
):
    cases = [
        (caller, search, deep)
        for caller, search, deep in product(CALLERS, SEARCHES, (False, True))
        if not (search.startswith("p") and deep)
    ]
    took = {
        (population.count, case): list[list[float]]()
        for population in populations
        for case in cases
    }
    queries = {}
    for case in (case for _ in range(ROUNDS) for case in cases):
        caller, search, deep = case
        for few_or_many in populations:  # one after the other, so that both meet the same noise
            with few_or_many.in_use():
                client, address = world.client(caller), _address(search, deep=deep)
                with CaptureQueriesContext(connection) as seen:
                    assert client.get(address).json()["items"] or caller != Caller.SUPER_ADMIN
                queries[few_or_many.count, case] = len(seen)
                for _ in range(WARM):  # another database was in the caches a moment ago
                    timed(client, address)
                lasted = [timed(client, address)[0] for _ in range(CALLS)]
                took[few_or_many.count, case].append(lasted)

    slower = {case: times_slower(took[FEW, case], took[MANY, case]) for case in cases}
    for case in cases:
        few, many = (
            p95(functools.reduce(operator.iadd, took[count, case], [])) for count in (FEW, MANY)
        )
        print(
            case,
            f"{1000 * few:.1f} → {1000 * many:.1f} ms, {slower[case]:.2f}",
            queries[MANY, case],
        )
    worst = max(slower, key=lambda case: slower[case])
    figures.note(
        "PERF3 (users)",
        f"p95 (median of {ROUNDS} rounds) of GET /api/users at {MANY} users ÷ at {FEW}: {len(cases)} calls, as super and as"
        " company administrator, with and without search, first and deep pages",
        f"{slower[worst]:.2f} at worst ({worst[0]}, {SEARCHES[worst[1]]})",
        goal=f"≤ {MOST}, as many queries",
        met=slower[worst] <= MOST,
    )
    assert [case for case in cases if queries[FEW, case] != queries[MANY, case]] == []
    assert slower[worst] <= MOST, slower


def _address(search: str, *, deep: bool) -> str:
    cursor = f"&cursor={_cursor(NEWEST_FIRST if search else BY_NAME)}" if deep else ""
    return f"/api/users?search={search}{cursor}"


def _cursor(order: list[str]) -> str:
    """Somewhere in the middle of the list."""
    with act_as_platform():
        person = User.objects.filter(last_name__gte="Lefebvre").order_by(*BY_NAME)[0]
    return _encode(order, person)
