"""SEC7: whatever the caller calls us, links in mail lead to the configured address only."""

import re
from urllib.parse import urlsplit

import pytest
from django.test import Client

from apps.accounts.factories import UserFactory, reset_token_of
from tests.figures import Figures

pytestmark = pytest.mark.django_db

EVIL = "mechant.example"
HOSTS = (
    EVIL,
    f"{EVIL}:8080",
    f"localhost.{EVIL}",
    f"localhost@{EVIL}",
    f"localhost:80@{EVIL}",
    f"localhost#{EVIL}",
    f"localhost/{EVIL}",
    f"localhost?{EVIL}",
    f"localhost,{EVIL}",
    f"localhost {EVIL}",
    f"localhost\\{EVIL}",
    f"localhost%00{EVIL}",
    f"http://{EVIL}",
    f"//{EVIL}",
    "[::1]",
    "127.0.0.1",
    "localhost:6666",
    "LOCALHOST",
    "localhost.",
    "",
)
HEADERS = (
    "X-Forwarded-Host",
    "X-Forwarded-Server",
    "X-Forwarded-For",
    "X-Host",
    "X-Original-Host",
    "X-HTTP-Host-Override",
    "X-Rewrite-Url",
    "Forwarded",
    "Origin",
    "Referer",
)
VARIANTS = [
    *({"Host": host} for host in HOSTS),
    *(
        {"Host": "localhost", name: f"host={EVIL}" if name == "Forwarded" else EVIL}
        for name in HEADERS
    ),
]
ADDRESS = re.compile(r"https?://[^\s\"'<>]+")


def test_no_mail_leads_elsewhere(mailbox, run_jobs, settings):
    answered, links = 0, list[str]()

    for headers in VARIANTS:
        user = UserFactory.create()
        client = Client(headers=headers)
        asked = _post(client, "forgotten-password", email=user.email)
        token = reset_token_of(user)
        chosen = _post(client, "new-password", token=token, password="sept-oies-traversent-le-pont")
        run_jobs()
        mails = mailbox.of(user.email)
        assert len(mails) == [asked, chosen].count(204)
        answered += asked == 204
        links += [
            link
            for mail in mails
            for kind in ("plain", "html")
            for link in ADDRESS.findall(mail.get_body((kind,)).get_content())
        ]

    ours = urlsplit(settings.PUBLIC_URL).netloc
    foreign = [link for link in links if urlsplit(link).netloc != ours]
    Figures("make test-backend").note(
        "SEC7",
        f"{len(VARIANTS)} Host headers × 2 mails, {len(links)} links",
        f"{len(foreign)} foreign hosts",
        goal="0",
        met=not foreign,
    )
    assert len(VARIANTS) == 30
    assert answered >= 10
    assert foreign == []


def _post(client: Client, call: str, **body: str) -> int:
    return client.post(f"/api/auth/{call}", body, content_type="application/json").status_code
