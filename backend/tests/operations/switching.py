"""Acting as somebody else, as the tests of its rules do it."""

from typing import Any

from django.conf import settings
from django.test import Client

from apps.accounts.models import User
from tests.operations.world import Caller, World

REASON = "Date de fermeture impossible à changer, demande par téléphone."


def post(client: Client, path: str, **body: Any) -> Any:
    return client.post(path, body, content_type="application/json")


def switch(client: Client, target: User, reason: str = REASON) -> Any:
    return post(client, "/api/admin/identity/switch", id_utilisateur=str(target.id), reason=reason)


def come_back(client: Client) -> Any:
    return post(client, "/api/admin/identity/return")


def outcome(response: Any) -> tuple[int, str]:
    return response.status_code, response.json().get("code", "")


def shown(client: Client) -> dict[str, Any]:
    answer: dict[str, Any] = client.get("/api/auth/user").json()
    return answer


def key_of(client: Client) -> str:
    return client.cookies[settings.SESSION_COOKIE_NAME].value


def switched_admin(world: World, target: Caller = Caller.WRITER) -> Client:
    """A company administrator's browser, acting as a colleague."""
    client = world.client(Caller.COMPANY_ADMIN)
    assert switch(client, world.users[target]).status_code == 200
    return client
