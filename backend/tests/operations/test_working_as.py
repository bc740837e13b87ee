"""A page that believes to work for somebody else, or in another company, changes and reads nothing."""

import pytest
from django.test import Client

from apps.accounts.models import User
from shared.http.auth import WORKING_AS
from tests.operations.world import Caller, World

pytestmark = pytest.mark.django_db


@pytest.fixture
def world(fresh_world: World) -> World:
    return fresh_world


def call(client: Client, believed: str | None):
    headers = {WORKING_AS: believed} if believed is not None else {}
    return client.patch(
        "/api/auth/user",
        {"first_name": "Autre"},
        content_type="application/json",
        headers=headers,
    )


class TestWorkingAs:
    def test_a_page_that_is_right_is_served(self, world: World):
        user, client = world.users[Caller.WRITER], world.client(Caller.WRITER)

        assert call(client, f"{user.id} {world.own.id}").status_code == 200

    def test_a_call_that_says_nothing_is_served(self, world: World):
        assert call(world.client(Caller.WRITER), None).status_code == 200

    @pytest.mark.parametrize("believed", ["", "somebody", "{user} {other}", "{other} {company}"])
    def test_a_page_that_is_wrong_is_told_so(self, world: World, believed: str):
        user, client = world.users[Caller.WRITER], world.client(Caller.WRITER)

        answer = call(
            client, believed.format(user=user.id, company=world.own.id, other=world.foreign.id)
        )

        assert (answer.status_code, answer.json()["code"]) == (409, "session_changed")
        assert User.objects.get(id=user.id).first_name == user.first_name

    def test_a_page_that_is_wrong_may_ask_who_is_signed_in(self, world: World):
        client = world.client(Caller.WRITER)

        assert client.get("/api/auth/user", headers={WORKING_AS: "somebody"}).status_code == 200
