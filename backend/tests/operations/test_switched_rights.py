"""SEC1, switched: a super administrator who acts as somebody has their rights, and not their hands."""

import pytest

from tests.operations.calls import call, row_of
from tests.operations.known import INSIDE_ANOTHER, KNOWN, OF_COMPANIES, OPERATIONS
from tests.operations.openapi import Operation, unsafe_operations
from tests.operations.table import TABLE
from tests.operations.told import statuses, told_to
from tests.operations.world import FOREIGN_MARK, TARGETS, Caller, World

pytestmark = [pytest.mark.django_db, pytest.mark.turns]

MAY_WHILE_SWITCHED = [
    (o, target)
    for o in KNOWN
    if TABLE[o.id].while_switched is not False
    for target in TARGETS
    if target in TABLE[o.id].allowed
]


@pytest.mark.parametrize("operation", unsafe_operations(), ids=str)
def test_an_unsafe_operation_says_whether_it_may_be_done_as_somebody_else(operation: Operation):
    assert row_of(operation).while_switched is not None


@pytest.mark.parametrize(("operation", "target"), MAY_WHILE_SWITCHED, ids=str)
def test_while_switched_one_has_the_rights_of_the_target(
    world: World, operation: Operation, target: Caller
):
    response = call(world.switched_client(target), operation, world)

    assert response.status_code == row_of(operation).success
    assert FOREIGN_MARK.encode() not in response.content


@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
def test_while_switched_one_has_no_other_rights_and_not_the_hands_of_the_target(
    world: World, operation: Operation
):
    row = row_of(operation)
    hands = row.while_switched is False
    others = [target for target in TARGETS if hands or target not in row.allowed]
    browsers = {target: world.switched_client(target) for target in others}

    told = told_to(world, operation, browsers)

    if hands:
        assert told == dict.fromkeys(others, (403, "not_while_switched"))
    else:
        assert statuses(told) == {target: row.answer_to(target) for target in others}


@pytest.mark.parametrize("operation", OF_COMPANIES, ids=str)
def test_while_switched_foreign_objects_do_not_exist(world: World, operation: Operation):
    browsers = {target: world.switched_client(target) for target in TARGETS}

    told = told_to(world, operation, browsers, company=world.foreign)

    assert told == dict.fromkeys(TARGETS, _nowhere(operation))


@pytest.mark.parametrize("operation", INSIDE_ANOTHER, ids=str)
def test_while_switched_a_foreign_child_does_not_exist(world: World, operation: Operation):
    browsers = {target: world.switched_client(target) for target in TARGETS}

    told = told_to(world, operation, browsers, child_of=world.foreign)

    assert told == {target: _not_inside(operation, target) for target in TARGETS}


def _nowhere(operation: Operation) -> tuple[int, str]:
    if row_of(operation).while_switched is False:
        return 403, "not_while_switched"
    return 404, "not_found"


def _not_inside(operation: Operation, caller: Caller) -> tuple[int, str]:
    row = row_of(operation)
    refused = row.while_switched is not False and row.absent_to(caller) == 403
    return (403, "not_allowed") if refused else _nowhere(operation)
