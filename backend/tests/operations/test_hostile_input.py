"""Inputs that once reached a 500."""

import pytest
from django.test import Client

from apps.accounts.terms import LegalDocument, _read
from shared.language import LANGUAGES

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    "path", ["/_i18n/%00/messages.json", "/api/admin/i18n/json?locale=%00", "/api/auth/legal/%00"]
)
def test_a_nul_in_an_address_is_refused(path: str):
    assert Client(raise_request_exception=False).get(path).status_code in (404, 422)


def test_a_nul_in_a_body_is_refused():
    answer = Client(raise_request_exception=False).post(
        "/api/auth/login",
        {"email": "a\0b", "password": "un mot de passe"},
        content_type="application/json",
    )

    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")


def test_an_unknown_host_is_refused():
    answer = Client(headers={"Host": "evil.example"}).get("/api/auth/csrf-token")

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_inventing_languages_does_not_fill_the_memory():
    for number in range(20):
        Client().get(f"/api/auth/legal/cgu?language=xx-{number}")

    assert _read.cache_info().currsize <= len(LegalDocument) * len(LANGUAGES)
