"""SEC7 of mailings: whatever the caller calls us, their messages and pages lead to stored addresses only."""

import json
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.http import HttpResponse
from django.test import Client
from pytest_django import Settings

from apps.companies.factories import HostFactory, MembershipFactory
from apps.emailing.tests.acting import a_tested_mailing
from apps.emailing.tests.campaigns import a_booklet_of, participants, send_all
from apps.emailing.unsubscribing import unsubscribe_token
from tests.figures import Figures
from tests.mail.test_hosts import ADDRESS, EVIL, STORED, VARIANTS

pytestmark = pytest.mark.django_db

FORM = "application/x-www-form-urlencoded"


class Seen:
    """Where messages and pages lead, headers and all."""

    def __init__(self) -> None:
        self.links: list[str] = []
        self.evil = 0

    def page(self, answer: Any) -> int:
        said = f"{dict(answer.headers)}\n{answer.content.decode()}"
        if answer.headers["Content-Type"].startswith("application/json"):
            said += "\n".join(map(str, _words(json.loads(answer.content or b"null"))))
        self.text(said)
        return int(answer.status_code)

    def message(self, content: bytes) -> None:
        message: Any = message_from_bytes(content, policy=policy.default)
        headers = [f"{name}: {value}" for name, value in message.items()]
        parts = [message.get_body((kind,)).get_content() for kind in ("plain", "html")]
        self.text("\n".join([*headers, *parts]))

    def text(self, said: str) -> None:
        self.evil += EVIL in said
        self.links += ADDRESS.findall(said)


def _words(node: Any) -> Iterator[Any]:
    if isinstance(node, dict | list):
        for one in node.values() if isinstance(node, dict) else node:
            yield from _words(one)
    else:
        yield node


def test_no_message_of_a_mailing_leads_elsewhere(
    spooled: Any, run_jobs: Callable[[], None], settings: Settings
):
    booklet = a_booklet_of(len(VARIANTS))
    HostFactory.create(hostname=STORED, company=booklet.company)
    admin = MembershipFactory.create(company=booklet.company).user
    seen, answered = Seen(), 0

    for headers, one in zip(VARIANTS, participants(a_tested_mailing(booklet=booklet)), strict=True):
        mailing = a_tested_mailing(booklet=booklet, audience={"participants": [str(one.id)]})
        client = Client(headers=headers)
        client.force_login(admin)
        path = f"/api/booklets/{booklet.id}/mailings/{mailing.id}"
        previewed = seen.page(_post(client, f"{path}/preview", locale="fr-FR"))
        tested = seen.page(_post(client, f"{path}/test"))
        launched = seen.page(_post(client, f"{path}/launch"))
        assert {previewed, tested, launched} in ({200, 202}, {400})
        leaving = "/d/" + unsubscribe_token(company_id=one.company_id, participation_id=one.id)
        for answer in (client.get(leaving), client.post(leaving, "do=again", content_type=FORM)):
            assert seen.page(answer) == (200 if launched == 200 else 400)
        answered += launched == 200
    run_jobs()
    send_all()
    for content in spooled.messages.values():
        seen.message(content)

    ours, reading = urlsplit(settings.PUBLIC_URL), urlsplit(settings.READING_URL)
    stored = {ours.netloc, f"{STORED}:{ours.port}", reading.netloc}
    foreign = [link for link in seen.links if urlsplit(link).netloc not in stored]
    Figures("make test-backend").note(
        "SEC7",
        f"mailings: {len(VARIANTS)} Host headers × preview, test, launch and page to unsubscribe",
        f"{len(foreign)} foreign hosts in {len(seen.links)} links",
        goal="0",
        met=not foreign,
    )
    assert len(VARIANTS) == 30
    assert answered >= 10
    assert spooled.taken.total() == 2 * answered  # its test, and the message
    assert len(seen.links) > 3 * answered
    assert (foreign, seen.evil) == ([], 0)


def _post(client: Client, path: str, **body: str) -> HttpResponse:
    return client.post(path, body, content_type="application/json")  # type: ignore[return-value]
