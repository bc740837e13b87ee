from email.message import EmailMessage
from typing import Any

from django.test import Client

from apps.accounts.factories import browser_of
from apps.companies.models import Membership


def invite(admin: Membership, browser: Client | None = None, **changes: Any) -> Any:
    """What an administrator is answered who invites Awa Diallo, or somebody else."""
    person = {
        "first_name": "Awa",
        "last_name": "Diallo",
        "email": "awa.diallo@exemple.test",
        "language": "fr-FR",
        "role": "writer",
        **changes,
    }
    browser = browser or browser_of(admin.user)
    return browser.post("/api/users", person, content_type="application/json")


def link_in(mail: EmailMessage) -> str:
    """The address that a letter leads to."""
    body = mail.get_body(("plain",))
    assert body is not None
    content: str = body.get_content()
    return next(line for line in content.splitlines() if line.startswith("http"))
