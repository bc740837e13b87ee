"""SEC16, the application: no answer of an operation may be kept, by whomever it was asked."""

import pytest
from django.test import Client

from tests.operations.calls import call
from tests.operations.openapi import Operation, operations
from tests.operations.world import Caller, World

pytestmark = pytest.mark.django_db

NOT_KEPT = "private, no-store"


@pytest.mark.parametrize("operation", operations(), ids=str)
def test_an_answer_is_never_kept(operation: Operation, world: World):
    for caller in (Caller.ANONYMOUS, Caller.TRANSLATOR, Caller.COMPANY_ADMIN, Caller.SUPER_ADMIN):
        answer = call(world.client(caller), operation, world)

        assert answer.headers["Cache-Control"] == NOT_KEPT
        assert not {"ETag", "Last-Modified", "Expires"} & set(answer.headers)


@pytest.mark.parametrize(
    ("method", "path"),
    [("get", "/api/nowhere"), ("put", "/api/auth/user"), ("get", "/api/journal/events?limit=x")],
)
def test_nor_is_a_refusal(method: str, path: str):
    answer = getattr(Client(), method)(path)

    assert answer.headers["Cache-Control"] == NOT_KEPT
