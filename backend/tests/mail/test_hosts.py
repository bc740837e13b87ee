"""SEC7: whatever the caller calls us, links in mail lead to the configured address only."""

import re
from urllib.parse import urlsplit

import pytest
from django.test import Client

from apps.accounts.factories import UserFactory, reset_token_of
from apps.accounts.models import User
from apps.companies.factories import CompanyFactory, HostFactory, MembershipFactory
from tests.figures import Figures

pytestmark = pytest.mark.django_db

EVIL = "mechant.example"
PASSWORD_CHOSEN = "sept-oies-traversent-le-pont"
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


STORED = "livrets.aubrac.test"


def test_no_mail_leads_elsewhere(mailbox, run_jobs, settings):
    answered, links = 0, list[str]()
    company = CompanyFactory.create()
    HostFactory.create(hostname=STORED, company=company)
    admin = MembershipFactory.create(company=company).user

    for number, headers in enumerate(VARIANTS):
        user = (
            MembershipFactory.create(company=company).user if number % 2 else UserFactory.create()
        )
        newcomer, known = f"nouveau{number}@exemple.test", UserFactory.create().email
        client = Client(headers=headers)
        asked = _post(client, "/api/auth/forgotten-password", email=user.email)
        token = reset_token_of(user)
        chosen = _post(client, "/api/auth/new-password", token=token, password=PASSWORD_CHOSEN)
        another = f"autre-{user.email}"
        client.force_login(User.objects.get(id=user.id))
        moved = _post(client, "/api/auth/email", email=another, current_password=PASSWORD_CHOSEN)
        client.force_login(admin)
        invited = [_post(client, "/api/users", **_person(email)) for email in (newcomer, known)]
        run_jobs()
        mails = mailbox.of(user.email) + mailbox.of(another)
        assert len(mails) == [asked, chosen, moved, moved].count(204)
        letters = mailbox.of(newcomer) + mailbox.of(known)
        assert len(letters) == invited.count(201)
        mails += letters
        answered += asked == 204
        links += [
            link
            for mail in mails
            for kind in ("plain", "html")
            for link in ADDRESS.findall(mail.get_body((kind,)).get_content())
        ]

    ours = urlsplit(settings.PUBLIC_URL)
    own, stored = ours.netloc, f"{STORED}:{ours.port}"
    foreign = [link for link in links if urlsplit(link).netloc not in (own, stored)]
    assert {urlsplit(link).netloc for link in links} == {own, stored}
    Figures("make test-backend").note(
        "SEC7",
        f"{len(VARIANTS)} Host headers × 6 mails, {len(links)} links",
        f"{len(foreign)} foreign hosts",
        goal="0",
        met=not foreign,
    )
    assert len(VARIANTS) == 30
    assert answered >= 10
    assert foreign == []


def _person(email: str) -> dict[str, str]:
    names = {"first_name": "Awa", "last_name": "Diallo"}
    return {**names, "email": email, "language": "fr-FR", "role": "writer"}


def _post(client: Client, path: str, **body: str) -> int:
    return client.post(path, body, content_type="application/json").status_code
