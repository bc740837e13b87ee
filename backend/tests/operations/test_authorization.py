"""SEC1: every operation × every caller × own or foreign objects × terms accepted or not × switched or not."""

import pytest

from tests.operations.calls import call, row_of
from tests.operations.openapi import Operation, operations, unsafe_operations
from tests.operations.table import TABLE
from tests.operations.world import FOREIGN_MARK, SIGNED_IN, Caller, make_world

pytestmark = pytest.mark.django_db

OPERATIONS = operations()


def test_every_operation_has_a_row_and_every_row_an_operation():
    assert set(TABLE) == {operation.id for operation in OPERATIONS}


@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
@pytest.mark.parametrize("caller", Caller)
def test_own_objects(operation: Operation, caller: Caller):
    world, row = make_world(), row_of(operation)

    response = call(world.client(caller), operation, world)

    refused = 401 if caller is Caller.ANONYMOUS else (404 if row.names_an_object else 403)
    assert response.status_code == (row.success if caller in row.allowed else refused)
    assert FOREIGN_MARK not in response.content.decode()


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
def test_foreign_objects_do_not_exist(operation: Operation, caller: Caller):
    world, row = make_world(), row_of(operation)

    response = call(world.client(caller), operation, world, company=world.foreign)

    if caller in row.foreign_allowed:
        assert response.status_code == row.success
    else:
        assert response.status_code == (401 if caller is Caller.ANONYMOUS else 404)
        assert FOREIGN_MARK not in response.content.decode()


@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
def test_without_accepted_terms_only_the_way_to_them_is_open(operation: Operation):
    world, row = make_world(terms=False), row_of(operation)

    response = call(world.client(Caller.COMPANY_ADMIN), operation, world)

    assert response.status_code == (row.success if row.without_terms else 403)
    if not row.without_terms:
        assert response.json()["code"] == "terms_not_accepted"


@pytest.mark.parametrize("operation", unsafe_operations(), ids=str)
def test_an_unsafe_operation_says_whether_it_may_be_done_as_somebody_else(operation: Operation):
    assert row_of(operation).while_switched is not None


@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
@pytest.mark.parametrize("target", sorted(SIGNED_IN - {Caller.SUPER_ADMIN}))
def test_while_switched_one_has_the_rights_of_the_target_and_not_their_hands(
    operation: Operation, target: Caller
):
    world, row = make_world(), row_of(operation)

    response = call(world.switched_client(target), operation, world)

    if row.while_switched is False:
        assert (response.status_code, response.json()["code"]) == (403, "not_while_switched")
    else:
        refused = 404 if row.names_an_object else 403
        assert response.status_code == (row.success if target in row.allowed else refused)
    assert FOREIGN_MARK not in response.content.decode()


@pytest.mark.parametrize(
    "operation",
    [o for o in OPERATIONS if o.id in TABLE and TABLE[o.id].names_an_object],
    ids=str,
)
def test_while_switched_foreign_objects_do_not_exist(operation: Operation):
    world = make_world()
    client = world.switched_client(Caller.COMPANY_ADMIN)

    response = call(client, operation, world, company=world.foreign)

    assert response.status_code in (403, 404)
    assert FOREIGN_MARK not in response.content.decode()
