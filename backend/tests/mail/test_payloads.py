"""SEC10 over what the renderer makes: whatever somebody is called, a message says and does nothing else."""

import json
import re
import subprocess
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from apps.booklets.services.options._rules import default_theme
from apps.emailing.message import one_line
from apps.emailing.message.body import SUBJECT_VARIABLES, VARIABLES
from apps.emailing.rendering import Envelope, Form, assemble
from apps.emailing.tests.rendering.payloads import PAYLOADS
from apps.publishing.services import PICTURE_ID, Mail
from tests.figures import Figures

WORDS = [name for name in VARIABLES if name != "link"]
VALUES = {
    **dict.fromkeys(WORDS, "Inès"),
    "link": "https://livret.example/l/x/token?a=1&b=2",
    "unsubscribe": "https://livret.example/d/token",
    "address": "ines@example.org",
    "message_id": "1.1",
    "date": "Wed, 18 Nov 2026 03:00:00 GMT",
}


def _variable(name: str) -> dict[str, Any]:
    return {"type": "variable", "name": name}


GIVEN = {
    "locale": "fr-FR",
    "subject": [_variable(name) for name in SUBJECT_VARIABLES],
    "body": [
        {"type": "paragraph", "content": [{"type": "text", "text": "Bonjour "}, _variable(name)]}
        for name in WORDS
    ]
    + [
        {"type": "list", "items": [[{"type": "text", "text": "un & deux"}], [_variable("link")]]},
        {"type": "button", "text": "Ouvrir"},
    ],
    "theme": default_theme(),
    "company": "Maison <b>Aubrac</b>",
    "booklet": {"name": "Livret", "minutes": 12, "languages": 2},
    "due": True,
    "why": "Maison Aubrac vous a remis « Livret ».",
    "unsubscribe": True,
    "header": {"cid": PICTURE_ID},
}


@pytest.fixture(scope="module")
def form(built_renderer: Path) -> Form:
    done = subprocess.run(
        ["node", str(built_renderer / "render.mjs")],
        input=json.dumps({"mail": GIVEN}),
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(done.stdout)
    mail = Mail(subject=told["subject"], html=told["html"], text=told["text"], picture=b"\xff\xd8")
    envelope = Envelope(
        locale="fr-FR", sender_name="Maison", sender="a@livretier.example", host="livretier.example"
    )
    return Form(assemble(mail, envelope))


@pytest.fixture(scope="module")
def harmless() -> Iterator[list[str]]:
    """Cases that were only words."""
    cases: list[str] = []
    yield cases
    wanted = len(PAYLOADS) * len(WORDS)
    Figures("make test-backend").note(
        "SEC10",
        f"{len(PAYLOADS)} payloads in each of {len(WORDS)} variables of a whole message: tags, addresses,"
        " lines, parts or headers that they change",
        f"{wanted - len(cases)} of {wanted}",
        goal="0",
        met=len(cases) == wanted,
    )


def read(form: Form, **values: str) -> EmailMessage:
    message = message_from_bytes(form.fill(VALUES | values), policy=policy.default)
    assert isinstance(message, EmailMessage)
    assert not message.defects
    return message


def part(message: EmailMessage, kind: str) -> str:
    body = message.get_body([kind])
    assert isinstance(body, EmailMessage)
    said: str = body.get_content()
    return said


class Page(HTMLParser):
    """Its tags, its addresses, and the words that somebody sees."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[tuple[str, tuple[str, ...]]] = []
        self.addresses: list[str] = []
        self.words: list[str] = []
        self._hidden = False
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, tuple(name for name, _ in attrs)))
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src")]
        self._hidden = tag in ("style", "title")

    def handle_endtag(self, tag: str) -> None:
        self._hidden = False

    def handle_data(self, data: str) -> None:
        if not self._hidden:
            self.words += data.split()


def test_text_says_what_html_says(form: Form):
    message = read(form)
    page = Page(part(message, "html"))
    text = re.sub(r"-{20,}|\(?https?://\S+|^- ", " ", part(message, "plain"), flags=re.MULTILINE)

    seen = [word for word in page.words if word != "M"]  # the company's initial is drawn
    assert seen == text.split()


def test_calls_nobody(form: Form):
    page = Page(part(read(form), "html"))

    known = {VALUES["link"], VALUES["unsubscribe"], f"cid:{PICTURE_ID}"}
    assert set(page.addresses) == known


@pytest.mark.parametrize("payload", PAYLOADS, ids=range(len(PAYLOADS)))
@pytest.mark.parametrize("name", WORDS)
def test_a_value_is_only_words(form: Form, harmless: list[str], name: str, payload: str):
    usual, message = read(form), read(form, **{name: payload})

    html = part(message, "html")
    page, expected = Page(html), Page(part(usual, "html"))
    assert (page.tags, page.addresses) == (expected.tags, expected.addresses)
    assert one_line(payload) in unescape(html)
    assert message.keys() == usual.keys()
    assert [one.get_content_type() for one in message.walk()] == [
        one.get_content_type() for one in usual.walk()
    ]
    text = part(message, "plain")
    assert len(text.splitlines()) == len(part(usual, "plain").splitlines())
    assert "\ue000" not in text + html
    harmless.append(f"{name} {payload}")
