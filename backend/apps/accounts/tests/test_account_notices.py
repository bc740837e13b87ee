"""Somebody is told of every change of how they sign in, in case they did not do it."""

from typing import Any

import pytest
from django.test import Client

from apps.accounts.factories import (
    PASSWORD,
    SecondFactorFactory,
    UserFactory,
    browser_of,
    code_of,
    email_token_of,
)
from apps.accounts.models import SecondFactor, User

pytestmark = pytest.mark.django_db


@pytest.fixture
def user() -> User:
    return UserFactory.create()


def post(client: Client, path: str, **body: Any) -> int:
    answer = client.post(f"/api/auth/{path}", body, content_type="application/json")
    return answer.status_code


def subjects(mails: list[Any]) -> list[str]:
    return [mail["Subject"].strip() for mail in mails]  # a long one is folded


def test_a_second_factor_that_is_turned_on(user, mailbox, run_jobs):
    browser = browser_of(user)
    post(browser, "second-factor", current_password=PASSWORD)
    code = code_of(SecondFactor.objects.get(user=user))

    assert post(browser, "second-factor/confirmation", code=code) == 200
    run_jobs()

    assert subjects(mailbox.of(user.email)) == ["La double authentification protège votre compte"]


def test_a_second_factor_that_is_removed(user, mailbox, run_jobs):
    body = {"current_password": PASSWORD, "code": code_of(SecondFactorFactory.create(user=user))}

    answer = browser_of(user).delete(
        "/api/auth/second-factor", body, content_type="application/json"
    )
    run_jobs()

    assert answer.status_code == 204
    assert subjects(mailbox.of(user.email)) == [
        "La double authentification de votre compte est retirée"
    ]


def test_recovery_codes_that_are_renewed(user, mailbox, run_jobs):
    body = {"current_password": PASSWORD, "code": code_of(SecondFactorFactory.create(user=user))}

    assert post(browser_of(user), "second-factor/recovery-codes", **body) == 200
    run_jobs()

    assert subjects(mailbox.of(user.email)) == ["Vos codes de secours ont été renouvelés"]


def test_another_address_is_told_to_the_former_one(user, mailbox, run_jobs):
    token = email_token_of(user, "nouvelle@exemple.test")

    assert post(Client(), "email/confirmation", token=token) == 204
    run_jobs()

    (mail,) = mailbox.of(user.email)
    assert subjects([mail]) == ["L’adresse de votre compte a été changée"]
    assert "nouvelle@exemple.test" not in mail.get_body(("plain",)).get_content()
