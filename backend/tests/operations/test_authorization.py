"""SEC1: every operation × every caller × own or foreign objects × second factor missing or not ×
terms accepted or not × switched or not."""

from collections.abc import Collection

import pytest

from apps.companies.models import Company
from tests.figures import Figures
from tests.operations.calls import call, row_of
from tests.operations.known import INSIDE_ANOTHER, KNOWN, OF_COMPANIES, OPERATIONS
from tests.operations.openapi import Operation
from tests.operations.table import TABLE
from tests.operations.taken import operations_taken
from tests.operations.told import statuses, told_to
from tests.operations.world import BY_ACCESS, FOREIGN_MARK, SIGNED_IN, TARGETS, Caller, World

pytestmark = [pytest.mark.django_db, pytest.mark.turns]

ENTRUSTED = [operation for operation in KNOWN if TABLE[operation.id].apart]

# Who may, one test each, for they change something; all others together, for they change nothing.
MAY = [(o, caller) for o in KNOWN for caller in Caller if caller in TABLE[o.id].allowed]
MAY_IN_FOREIGN_ONES = [
    (o, caller) for o in OF_COMPANIES for caller in sorted(TABLE[o.id].foreign_allowed)
]
MAY_WITHOUT_TERMS = [
    (o, caller) for o in KNOWN if TABLE[o.id].without_terms for caller in sorted(SIGNED_IN)
]


def test_every_operation_has_a_row_and_every_row_an_operation():
    assert set(TABLE) == {operation.id for operation in OPERATIONS}


@pytest.mark.parametrize(("operation", "caller"), MAY, ids=str)
def test_own_objects(world: World, operation: Operation, caller: Caller):
    row = row_of(operation)

    response = call(world.client(caller), operation, world)

    assert response.status_code == row.success
    if caller not in row.foreign_allowed:
        assert FOREIGN_MARK.encode() not in response.content


@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
def test_own_objects_are_closed_to_all_others(world: World, operation: Operation):
    row = row_of(operation)
    others = sorted(set(Caller) - row.allowed)

    told = told_to(world, operation, {caller: world.client(caller) for caller in others})

    assert statuses(told) == {
        caller: 401 if caller is Caller.ANONYMOUS else row.answer_to(caller) for caller in others
    }


@pytest.mark.parametrize("operation", [o for o in OPERATIONS if "{" in o.path], ids=str)
def test_a_path_that_names_something_says_whose_it_is(operation: Operation):
    row = row_of(operation)

    assert row.names_an_object != bool(row.names_something_public)


@pytest.mark.parametrize(("operation", "caller"), MAY_IN_FOREIGN_ONES, ids=str)
def test_foreign_objects_of_those_who_may(world: World, operation: Operation, caller: Caller):
    response = call(world.client(caller), operation, world, company=world.foreign)

    assert response.status_code == row_of(operation).success


@pytest.mark.parametrize("operation", OF_COMPANIES, ids=str)
def test_foreign_objects_do_not_exist(world: World, operation: Operation):
    others = sorted(set(Caller) - row_of(operation).foreign_allowed)
    browsers = {caller: world.client(caller) for caller in others}

    told = told_to(world, operation, browsers, company=world.foreign)

    assert statuses(told) == {
        caller: 401 if caller is Caller.ANONYMOUS else 404 for caller in others
    }


@pytest.mark.parametrize("operation", INSIDE_ANOTHER, ids=str)
def test_a_path_that_names_two_things_says_which_is_inside_the_other(
    world: World, operation: Operation
):
    row = row_of(operation)

    assert row.child(world.own)


@pytest.mark.parametrize("operation", INSIDE_ANOTHER, ids=str)
def test_a_foreign_child_does_not_exist_in_ones_own_container(world: World, operation: Operation):
    row = row_of(operation)
    browsers = {caller: world.client(caller) for caller in Caller}

    told = told_to(world, operation, browsers, child_of=world.foreign)

    assert statuses(told) == {
        caller: 401 if caller is Caller.ANONYMOUS else row.absent_to(caller) for caller in Caller
    }


@pytest.mark.parametrize("operation", ENTRUSTED, ids=str)
def test_what_was_not_entrusted_to_one_does_not_exist(world: World, operation: Operation):
    row = row_of(operation)
    assert row.apart
    names = row.path(world.own) | row.child(world.own) | row.apart(world.own)
    browsers = {caller: world.client(caller) for caller in sorted(BY_ACCESS)}

    told = told_to(world, operation, browsers, names=names)

    assert told == dict.fromkeys(BY_ACCESS, (404, "not_found"))


@pytest.mark.parametrize(("operation", "caller"), MAY_WITHOUT_TERMS, ids=str)
def test_the_way_to_the_terms_is_open_without_them(
    worlds: dict[bool, World], operation: Operation, caller: Caller
):
    response = call(worlds[False].client(caller), operation, worlds[False])

    assert response.status_code == row_of(operation).answer_to(caller)


@pytest.mark.parametrize("operation", [o for o in KNOWN if not TABLE[o.id].without_terms], ids=str)
def test_without_accepted_terms_only_the_way_to_them_is_open(
    worlds: dict[bool, World], operation: Operation
):
    browsers = {caller: worlds[False].client(caller) for caller in SIGNED_IN}

    told = told_to(worlds[False], operation, browsers)

    assert told == dict.fromkeys(SIGNED_IN, (403, "terms_not_accepted"))


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


def cells_of(operations: Collection[Operation]) -> int:
    """Own, terms and second factor for all; foreign, foreign child and not entrusted where there is one."""
    strange = sum(operation in OF_COMPANIES for operation in operations)
    strange += sum(operation in INSIDE_ANOTHER for operation in operations)
    entrusted = sum(operation in ENTRUSTED for operation in operations)
    everybody = len(operations) * (len(Caller) + len(SIGNED_IN) + 2)
    return everybody + strange * len(Caller) + entrusted * len(BY_ACCESS)


def switched_cells_of(operations: Collection[Operation]) -> int:
    strange = sum(operation in OF_COMPANIES for operation in operations)
    strange += sum(operation in INSIDE_ANOTHER for operation in operations)
    return (len(operations) + strange) * len(TARGETS)


def test_the_figure(request: pytest.FixtureRequest):
    ran = cells_of(operations_taken(request))
    ran += switched_cells_of(operations_taken(request, "test_switched_rights"))
    existing = cells_of(OPERATIONS) + switched_cells_of(OPERATIONS)

    Figures("make test-backend").note(
        "SEC1",
        f"{len(OPERATIONS)} operations × {len(Caller)} callers × own, foreign, foreign child, not entrusted ×"
        f" terms × second factor × switched: {ran} of {existing} cells",
        f"{request.session.testsfailed} unexpected answers",
        goal="0, and 0 foreign bytes",
        met=not request.session.testsfailed,
    )
