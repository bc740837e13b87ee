"""Every unsafe operation wants the token, and none breaks when it comes with a form."""

import pytest
from django.test import Client

from tests.operations.calls import call
from tests.operations.openapi import Operation, unsafe_operations
from tests.operations.world import Caller, World

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("operation", unsafe_operations(), ids=str)
class TestUnsafeOperation:
    def test_is_refused_without_the_token(self, operation: Operation, world: World):
        client = strict(world.client(Caller.COMPANY_ADMIN))

        refused = call(client, operation, world)

        assert (refused.status_code, refused.json()["code"]) == (403, "csrf_failed")

    def test_takes_a_form_for_a_mistake_not_a_crash(self, operation: Operation, world: World):
        client = strict(world.client(Caller.COMPANY_ADMIN))
        token = client.get("/api/auth/csrf-token").json()["csrfToken"]

        answer = client.post(
            operation.path,
            {"field": "value"},
            headers={"X-CSRF-TOKEN": token, "Idempotency-Key": "une-cle-de-test"},
        )

        assert answer.status_code < 500


def strict(client: Client) -> Client:
    client.handler.enforce_csrf_checks = True
    return client
