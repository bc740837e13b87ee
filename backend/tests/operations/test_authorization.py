"""SEC1: every operation × every caller × own or foreign objects × second factor missing or not ×
terms accepted or not × switched or not."""

from typing import Any

import pytest

from apps.companies.models import Company
from tests.figures import Figures
from tests.operations.calls import call, row_of
from tests.operations.openapi import Operation, operations, unsafe_operations
from tests.operations.table import TABLE
from tests.operations.world import (
    BY_ACCESS,
    FOREIGN_MARK,
    SIGNED_IN,
    Caller,
    World,
)

pytestmark = pytest.mark.django_db

OPERATIONS = operations()


def test_every_operation_has_a_row_and_every_row_an_operation():
    assert set(TABLE) == {operation.id for operation in OPERATIONS}


@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
@pytest.mark.parametrize("caller", Caller)
def test_own_objects(world: World, operation: Operation, caller: Caller):
    row = row_of(operation)

    response = call(world.client(caller), operation, world)

    unknown = caller is Caller.ANONYMOUS and caller not in row.allowed
    assert response.status_code == (401 if unknown else row.answer_to(caller))
    if caller not in row.foreign_allowed:
        assert FOREIGN_MARK.encode() not in response.content


@pytest.mark.parametrize("operation", [o for o in OPERATIONS if "{" in o.path], ids=str)
def test_a_path_that_names_something_says_whose_it_is(operation: Operation):
    row = row_of(operation)

    assert row.names_an_object != bool(row.names_something_public)


@pytest.mark.parametrize(
    "operation",
    [o for o in OPERATIONS if o.id in TABLE and TABLE[o.id].names_an_object],
    ids=str,
)
@pytest.mark.parametrize("caller", Caller)
def test_foreign_objects_do_not_exist(world: World, operation: Operation, caller: Caller):
    row = row_of(operation)

    response = call(world.client(caller), operation, world, company=world.foreign)

    if caller in row.foreign_allowed:
        assert response.status_code == row.success
    else:
        assert response.status_code == (401 if caller is Caller.ANONYMOUS else 404)
        assert FOREIGN_MARK.encode() not in response.content


@pytest.mark.parametrize("operation", [o for o in OPERATIONS if o.path.count("{") > 1], ids=str)
def test_a_path_that_names_two_things_says_which_is_inside_the_other(
    world: World, operation: Operation
):
    row = row_of(operation)

    assert row.child(world.own)


@pytest.mark.parametrize("operation", [o for o in OPERATIONS if o.path.count("{") > 1], ids=str)
@pytest.mark.parametrize("caller", Caller)
def test_a_foreign_child_does_not_exist_in_ones_own_container(
    world: World, operation: Operation, caller: Caller
):
    row = row_of(operation)

    response = call(world.client(caller), operation, world, child_of=world.foreign)

    absent = 401 if caller is Caller.ANONYMOUS else row.absent_to(caller)
    assert response.status_code == absent
    assert FOREIGN_MARK.encode() not in response.content


ENTRUSTED = [o for o in OPERATIONS if o.id in TABLE and TABLE[o.id].apart]


@pytest.mark.parametrize("operation", ENTRUSTED, ids=str)
@pytest.mark.parametrize("caller", sorted(BY_ACCESS))
def test_what_was_not_entrusted_to_one_does_not_exist(
    world: World, operation: Operation, caller: Caller
):
    row = row_of(operation)
    assert row.apart
    names = row.path(world.own) | row.child(world.own) | row.apart(world.own)

    response = call(world.client(caller), operation, world, names=names)

    assert _outcome(response) == (404, "not_found")


@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
@pytest.mark.parametrize("caller", sorted(SIGNED_IN))
def test_without_accepted_terms_only_the_way_to_them_is_open(
    worlds: dict[bool, World], operation: Operation, caller: Caller
):
    world, row = worlds[False], row_of(operation)

    response = call(world.client(caller), operation, world)

    if not row.without_terms:
        assert (response.status_code, response.json()["code"]) == (403, "terms_not_accepted")
    else:
        assert response.status_code == row.answer_to(caller)


@pytest.mark.parametrize("terms", [True, False], ids=["with terms", "without terms"])
@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
def test_without_the_second_factor_that_is_asked_for_only_the_way_to_it_is_open(
    worlds: dict[bool, World], operation: Operation, terms: bool
):
    world, row = worlds[terms], row_of(operation)
    Company.objects.filter(id=world.own.id).update(second_factor_required=True)
    client = world.client(Caller.COMPANY_ADMIN)

    response = call(client, operation, world, body=None if row.without_second_factor else {})

    assert response.status_code == (row.success if row.without_second_factor else 403)
    if not row.without_second_factor:
        assert response.json()["code"] == "second_factor_required"


@pytest.mark.parametrize("operation", unsafe_operations(), ids=str)
def test_an_unsafe_operation_says_whether_it_may_be_done_as_somebody_else(operation: Operation):
    assert row_of(operation).while_switched is not None


@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
@pytest.mark.parametrize("target", sorted(SIGNED_IN - {Caller.SUPER_ADMIN}))
def test_while_switched_one_has_the_rights_of_the_target_and_not_their_hands(
    world: World, operation: Operation, target: Caller
):
    row = row_of(operation)

    response = call(world.switched_client(target), operation, world)

    if row.while_switched is False:
        assert (response.status_code, response.json()["code"]) == (403, "not_while_switched")
    else:
        assert response.status_code == row.answer_to(target)
    assert FOREIGN_MARK.encode() not in response.content


OF_COMPANIES = [o for o in OPERATIONS if o.id in TABLE and TABLE[o.id].names_an_object]
TARGETS = sorted(SIGNED_IN - {Caller.SUPER_ADMIN})


@pytest.mark.parametrize("operation", OF_COMPANIES, ids=str)
@pytest.mark.parametrize("target", TARGETS)
def test_while_switched_foreign_objects_do_not_exist(
    world: World, operation: Operation, target: Caller
):
    response = call(world.switched_client(target), operation, world, company=world.foreign)

    assert _outcome(response) == _nowhere(operation)
    assert FOREIGN_MARK.encode() not in response.content


@pytest.mark.parametrize("operation", [o for o in OPERATIONS if o.path.count("{") > 1], ids=str)
@pytest.mark.parametrize("target", TARGETS)
def test_while_switched_a_foreign_child_does_not_exist(
    world: World, operation: Operation, target: Caller
):
    response = call(world.switched_client(target), operation, world, child_of=world.foreign)

    assert _outcome(response) == _not_inside(operation, target)
    assert FOREIGN_MARK.encode() not in response.content


def test_the_figure(request: pytest.FixtureRequest):
    """Own, terms, second factor and switched for all; foreign, foreign child and not entrusted where there is one."""
    children = sum(operation.path.count("{") > 1 for operation in OPERATIONS)
    everybody = len(Caller) + len(SIGNED_IN) + 2 + len(TARGETS)
    cells = len(OPERATIONS) * everybody + (len(OF_COMPANIES) + children) * (
        len(Caller) + len(TARGETS)
    )
    cells += len(ENTRUSTED) * len(BY_ACCESS)
    Figures("make test-backend").note(
        "SEC1",
        f"{len(OPERATIONS)} operations × {len(Caller)} callers × own, foreign, foreign child, not entrusted ×"
        f" terms × second factor × switched: {cells} cells",
        f"{request.session.testsfailed} unexpected answers",
        goal="0, and 0 foreign bytes",
        met=not request.session.testsfailed,
    )


def _nowhere(operation: Operation) -> tuple[int, str]:
    if row_of(operation).while_switched is False:
        return 403, "not_while_switched"
    return 404, "not_found"


def _not_inside(operation: Operation, caller: Caller) -> tuple[int, str]:
    row = row_of(operation)
    refused = row.while_switched is not False and caller in row.seen_by
    return (403, "not_allowed") if refused else _nowhere(operation)


def _outcome(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["code"]
