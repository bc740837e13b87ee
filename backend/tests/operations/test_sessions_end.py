"""SEC15: a session that should be over is over, on the very next call, whatever ended it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from django.conf import settings
from django.test import Client

from apps.accounts.factories import (
    PASSWORD,
    SecondFactorFactory,
    browser_of,
    code_of,
    reset_token_of,
)
from apps.accounts.models import User
from apps.companies.factories import MembershipFactory
from shared.actor import Role
from tests.figures import Figures

pytestmark = pytest.mark.django_db

NEW_PASSWORD = "sept-oies-traversent-le-pont"


def call(client: Client, method: str, path: str, **body: Any) -> int:
    answer = client.generic(
        method, f"/api/auth/{path}", data=json.dumps(body), content_type="application/json"
    )
    return answer.status_code


def change_password(user: User, client: Client) -> int:
    return call(client, "POST", "password", current_password=PASSWORD, password=NEW_PASSWORD)


def reset_password(user: User, client: Client) -> int:
    token = reset_token_of(user)
    return call(Client(), "POST", "new-password", token=token, password=NEW_PASSWORD)


def suspend(user: User, client: Client) -> int:
    return administrator_of(user).post(f"/api/users/{user.id}/suspend").status_code


def delete(user: User, client: Client) -> int:
    return administrator_of(user).delete(f"/api/users/{user.id}").status_code


def administrator_of(user: User) -> Client:
    company = user.memberships.get().company
    return browser_of(MembershipFactory.create(company=company, role=Role.COMPANY_ADMIN).user)


def log_out(user: User, client: Client) -> int:
    return call(client, "POST", "logout")


def close_other_devices(user: User, client: Client) -> int:
    return call(client, "DELETE", "sessions")


def remove_second_factor(user: User, client: Client) -> int:
    factor = SecondFactorFactory.create(user=user)
    return call(client, "DELETE", "second-factor", current_password=PASSWORD, code=code_of(factor))


Ending = Callable[[User, Client], int]

# What ends a session, and whether the browser in which it was done goes on.
ENDINGS: dict[str, tuple[Ending, bool]] = {
    "password changed": (change_password, True),
    "password reset": (reset_password, False),
    "suspended": (suspend, False),
    "deleted": (delete, False),
    "signed out": (log_out, False),
    "signed out everywhere else": (close_other_devices, True),
    "second factor removed": (remove_second_factor, True),
}


def cookie_of(client: Client) -> str:
    value: str = client.cookies[settings.SESSION_COOKIE_NAME].value
    return value


def accepted(cookie: str) -> bool:
    client = Client()
    client.cookies[settings.SESSION_COOKIE_NAME] = cookie
    return client.get("/api/auth/user").status_code == 200


def old_cookies_accepted(end: Ending, goes_on: bool) -> list[str]:
    user = MembershipFactory.create(role=Role.WRITER).user
    here, elsewhere = browser_of(user), [browser_of(user) for _ in range(3)]
    old = [cookie_of(client) for client in elsewhere]
    if end is log_out:
        old = [cookie_of(here)]
    elif end not in (close_other_devices, remove_second_factor):
        old.append(cookie_of(here))
    assert all(accepted(cookie) for cookie in old)

    assert end(user, here) in (200, 204)

    assert (here.get("/api/auth/user").status_code == 200) is goes_on
    return [cookie for cookie in old if accepted(cookie)]


def test_sec15_no_old_cookie_is_accepted_after_what_ends_a_session():
    alive = {name: old_cookies_accepted(*ending) for name, ending in ENDINGS.items()}

    survivors = sum(map(len, alive.values()))
    Figures("make test-backend").note(
        "SEC15",
        f"old cookies after {len(ENDINGS)} ways of ending a session",
        f"{survivors} accepted",
        goal="0",
        met=survivors == 0,
    )
    assert alive == {name: [] for name in ENDINGS}


@pytest.mark.parametrize("name", [settings.SESSION_COOKIE_NAME, settings.CSRF_COOKIE_NAME])
def test_sec15_cookies_belong_to_this_host_alone(name: str):
    client, user = Client(), MembershipFactory.create().user
    client.get("/api/auth/csrf-token")
    client.post(
        "/api/auth/login",
        {"email": user.email, "password": PASSWORD},
        content_type="application/json",
    )

    cookie = client.cookies[name]

    assert name.startswith("__Host-")
    assert cookie["secure"]
    assert cookie["httponly"]
    assert (cookie["path"], cookie["domain"], cookie["samesite"]) == ("/", "", "Lax")
