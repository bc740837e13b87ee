"""SEC11: looking changes nothing, and posting counts at once."""

import time
from html.parser import HTMLParser
from typing import Any

import pytest
from django.test import Client

from apps.emailing.models import Suppression
from apps.emailing.tests.campaigns import a_launched_campaign, claim, participants
from apps.emailing.unsubscribing import unsubscribe_token
from apps.journal.models import AuditEvent
from apps.participation.models import Participation

pytestmark = pytest.mark.django_db

SCANS = 1000
ONE_CLICK = "List-Unsubscribe=One-Click"
FORM = "application/x-www-form-urlencoded"
TITLES = {
    "fr-FR": "Ne plus recevoir d’e-mails de",
    "en-GB": "Stop receiving e-mails from",
    "es-ES": "Dejar de recibir correos de",
    "pt-PT": "Deixar de receber e-mails de",
}


@pytest.fixture
def one() -> Participation:
    return participants(a_launched_campaign(people=1))[0]


def address(one: Participation) -> str:
    return "/d/" + unsubscribe_token(company_id=one.company_id, participation_id=one.id)


def post(path: str, body: str, **said: Any) -> Any:
    return Client(enforce_csrf_checks=True).post(path, body, content_type=FORM, **said)


class Page(HTMLParser):
    """What a page names, and where it would ask for something."""

    def __init__(self, content: bytes) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.asked: list[str] = []
        self.language = ""
        self.feed(content.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        named = dict(attrs)
        self.asked += [str(named[name]) for name in ("src", "href", "action") if name in named]
        self.language = named.get("lang") or self.language


@pytest.mark.parametrize("language", TITLES)
def test_the_page_asks_in_the_persons_language(one: Participation, language: str):
    Participation.objects.filter(id=one.id).update(language=language)

    response = Client().get(address(one))

    page = Page(response.content)
    assert f"{TITLES[language]} {one.company.name}" in response.content.decode()
    assert (page.language, page.asked, response.cookies) == (language, [], {})
    assert "script" not in page.tags
    assert len(response.content) < 4000


def test_a_thousand_looks_change_nothing(one: Participation):
    client, path = Client(), address(one)

    for number in range(SCANS):
        method = client.head if number % 5 == 0 else client.get
        assert method(path).status_code == 200

    assert Suppression.objects.count() == 0
    assert AuditEvent.objects.filter(action__startswith="emailing.").count() == 0


@pytest.mark.parametrize("body", [ONE_CLICK, "do=stop"], ids=["mail program", "button"])
def test_posting_without_a_cookie_is_in_force_at_the_next_claim(body: str):
    campaign = a_launched_campaign(people=1)
    path = address(participants(campaign)[0])
    began = time.monotonic()

    response = post(path, body)

    assert claim(campaign) == []
    assert time.monotonic() - began < 1
    assert (response.status_code, response.cookies) == (200, {})
    assert 'role="status"' in response.content.decode()


def test_a_mail_program_may_post_in_parts(one: Participation):
    response = Client(enforce_csrf_checks=True).post(
        address(one), {"List-Unsubscribe": "One-Click"}
    )

    assert response.status_code == 200
    assert Suppression.objects.count() == 1


def test_is_undone_on_the_same_page(one: Participation):
    post(address(one), ONE_CLICK)

    assert "Recevoir de nouveau" in Client().get(address(one)).content.decode()
    post(address(one), "do=again")

    assert Suppression.objects.filter(lifted_at=None).count() == 0
    assert "Ne plus recevoir" in Client().get(address(one)).content.decode()


def test_after_thirty_days_the_company_is_asked(one: Participation):
    post(address(one), ONE_CLICK)
    Suppression.objects.update(created_at="2026-01-01T00:00:00Z")

    page = Client().get(address(one)).content.decode()
    post(address(one), "do=again")

    assert "<button" not in page
    assert Suppression.objects.filter(lifted_at=None).count() == 1


@pytest.mark.parametrize("body", ["", "List-Unsubscribe=Two", "do=other", "x" * 3000])
def test_another_post_changes_nothing(one: Participation, body: str):
    assert post(address(one), body).status_code == 200
    assert Suppression.objects.count() == 0


def test_an_unknown_address_says_so(one: Participation):
    token = address(one)
    changed = token[:-1] + ("A" if token[-1] != "A" else "B")

    for path in (changed, "/d/x", "/d/" + "A" * 64):
        response = post(path, ONE_CLICK)
        assert (response.status_code, response.cookies) == (404, {})
        assert "Ce lien n’est pas valable" in response.content.decode()
    assert Suppression.objects.count() == 0
