"""SEC16, the application: no answer may be kept. Every call of every matrix looks at its answer for that."""

import pytest
from django.http import HttpResponse
from django.test import Client

from tests.operations.calls import NOT_KEPT, call, check_not_kept
from tests.operations.openapi import operations
from tests.operations.world import Caller, World

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    "headers",
    [
        {"Cache-Control": "private"},
        {"Cache-Control": NOT_KEPT, "ETag": '"1"'},
        {"Cache-Control": NOT_KEPT, "Expires": "0"},
    ],
)
def test_an_answer_that_may_be_kept_is_seen(headers: dict[str, str]):
    with pytest.raises(AssertionError):
        check_not_kept(HttpResponse(headers=headers))


def test_every_call_looks_for_it(world: World, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tests.operations.calls.NOT_KEPT", "something else")

    with pytest.raises(AssertionError):
        call(world.client(Caller.WRITER), operations()[0], world)


@pytest.mark.parametrize(
    ("method", "path"),
    [("get", "/api/nowhere"), ("put", "/api/auth/user"), ("get", "/api/journal/events?limit=x")],
)
def test_nor_may_a_refusal(method: str, path: str):
    check_not_kept(getattr(Client(), method)(path))
