"""A session that nobody asked to keep ends by itself; how soon is the company's to say."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from apps.accounts.factories import PASSWORD, UserFactory
from apps.accounts.models import Session
from apps.companies.factories import MembershipFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def user():
    return MembershipFactory.create(company__session_idle_minutes=30, company__session_hours=4).user


def sign_in(user, *, remember: bool = False) -> Client:
    client = Client()
    body = {"email": user.email, "password": PASSWORD, "remember": remember}
    assert client.post("/api/auth/login", body, content_type="application/json").status_code == 200
    return client


def let_pass(*, unused: int = 0, opened: int = 0) -> None:
    """So many minutes."""
    now = timezone.now()
    Session.objects.update(
        seen_at=now - timedelta(minutes=unused),
        created_at=now - timedelta(minutes=max(opened, unused)),
    )


@pytest.mark.parametrize(
    ("unused", "opened", "status"),
    [(29, 29, 200), (40, 40, 401), (1, 239, 200), (1, 241, 401)],
)
def test_ends_unused_or_after_hours(user, unused, opened, status):
    client = sign_in(user)
    let_pass(unused=unused, opened=opened)

    assert client.get("/api/auth/user").status_code == status
    assert Session.objects.exists() is (status == 200)


def test_that_somebody_asked_to_keep_goes_on(user):
    client = sign_in(user, remember=True)
    let_pass(unused=60 * 24, opened=60 * 24)

    assert client.get("/api/auth/user").status_code == 200


@pytest.mark.parametrize(("unused", "status"), [(59, 200), (70, 401)])
def test_lasts_an_hour_for_who_works_in_no_company(unused, status):
    client = sign_in(UserFactory.create())
    let_pass(unused=unused)

    assert client.get("/api/auth/user").status_code == status
