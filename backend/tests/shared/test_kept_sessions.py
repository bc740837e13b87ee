"""A late answer to a call of a former session takes nothing from the one that was given meanwhile."""

import pytest
from django.conf import settings
from django.test import Client

from apps.accounts.factories import UserFactory, browser_of

pytestmark = pytest.mark.django_db

COOKIE = settings.SESSION_COOKIE_NAME


def test_a_call_of_a_former_session_is_nobodys_and_its_answer_keeps_the_cookie():
    browser = Client()
    browser.cookies[COOKIE] = "a-session-that-was-changed-for-another"

    answer = browser.get("/api/auth/user")

    assert answer.status_code == 401
    assert COOKIE not in answer.cookies
    assert "Cookie" in answer["Vary"]


def test_signing_out_takes_the_cookie_away():
    browser = browser_of(UserFactory.create())
    token = browser.get("/api/auth/csrf-token").json()["csrfToken"]

    answer = browser.post("/api/auth/logout", headers={"X-CSRF-TOKEN": token})

    assert answer.status_code < 300
    assert answer.cookies[COOKIE].value == ""
