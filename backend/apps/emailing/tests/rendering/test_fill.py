from email import message_from_bytes, policy
from email.message import EmailMessage
from html import unescape
from html.parser import HTMLParser

import pytest

from apps.emailing.message import NAME_CHARACTERS, header_name, one_line
from apps.emailing.message.body import SUBJECT_VARIABLES, VARIABLES
from apps.emailing.rendering import Envelope, Form, assemble
from apps.emailing.tests.rendering.payloads import PAYLOADS
from apps.publishing.services import Mail

WORDS = [name for name in VARIABLES if name != "link"]
LINK = "https://livret.example/l/x/p/token?a=1&b=2"
SENDER = "accueil@livretier.example"
VALUES = {
    **dict.fromkeys(WORDS, "Inès"),
    "link": LINK,
    "unsubscribe": "https://livret.example/d/token",
    "address": "ines@example.org",
    "message_id": "1.1",
    "date": "Wed, 18 Nov 2026 03:00:00 GMT",
}


def hole(name: str) -> str:
    return f"\ue000{name}\ue001"


WRITTEN = Mail(
    subject=" ".join(map(hole, SUBJECT_VARIABLES)),
    html="<!doctype html><html><head><title>"
    + hole("first_name")
    + "</title></head><body>"
    + "".join(f"<p>{hole(name)}</p>" for name in WORDS)
    + f'<a href="{hole("link")}">{hole("link")}</a></body></html>',
    text="\n\n".join(map(hole, VARIABLES)),
)


def form(sender_name: str = "Maison Aubrac") -> Form:
    envelope = Envelope(
        locale="fr-FR",
        sender_name=sender_name,
        sender=SENDER,
        host="livretier.example",
        reply_name=sender_name,
        reply_to="accueil@maison.example",
    )
    return Form(assemble(WRITTEN, envelope))


FORM = form()


def read(raw: bytes) -> EmailMessage:
    """As whoever receives it reads it."""
    message = message_from_bytes(raw, policy=policy.default)
    assert isinstance(message, EmailMessage)
    assert not message.defects
    return message


def filled(**values: str) -> EmailMessage:
    return read(FORM.fill(VALUES | values))


def part(message: EmailMessage, kind: str) -> str:
    body = message.get_body([kind])
    assert isinstance(body, EmailMessage)
    content: str = body.get_content()
    return content


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.met: list[tuple[str, tuple[str, ...]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.met.append((tag, tuple(name for name, _ in attrs)))

    def handle_comment(self, data: str) -> None:
        self.met.append(("comment", (data,)))


def tags(html: str) -> list[tuple[str, tuple[str, ...]]]:
    parser = Tags()
    parser.feed(html)
    parser.close()
    return parser.met


USUAL = filled()
EXPECTED_TAGS = tags(part(USUAL, "html"))
EXPECTED_LINES = len(part(USUAL, "plain").splitlines())


class TestFill:
    def test_says_each_value_where_its_hole_is(self):
        message = filled(booklet="Accueil & sécurité")

        assert "<p>Accueil &amp; sécurité</p>" in part(message, "html")
        assert f'href="{LINK.replace("&", "&amp;")}"' in part(message, "html")
        assert LINK in part(message, "plain").splitlines()

    def test_misses_a_value_aloud(self):
        with pytest.raises(KeyError):
            FORM.fill({name: VALUES[name] for name in VALUES if name != "manager"})

    def test_says_seventy_characters_of_a_name_in_the_subject(self):
        message = filled(booklet="é" * 200)

        assert str(message["subject"]).count("é") == NAME_CHARACTERS

    @pytest.mark.parametrize("payload", PAYLOADS)
    @pytest.mark.parametrize("name", WORDS)
    def test_leaves_the_html_as_it_was_made(self, name, payload):
        html = part(filled(**{name: payload}), "html")

        assert tags(html) == EXPECTED_TAGS
        assert one_line(payload) in unescape(html)

    @pytest.mark.parametrize("payload", PAYLOADS)
    @pytest.mark.parametrize("name", WORDS)
    def test_leaves_the_text_its_lines(self, name, payload):
        text = part(filled(**{name: payload}), "plain")

        assert len(text.splitlines()) == EXPECTED_LINES
        assert "\ue000" not in text

    @pytest.mark.parametrize("payload", PAYLOADS)
    @pytest.mark.parametrize("name", SUBJECT_VARIABLES)
    def test_leaves_the_subject_one_header(self, name, payload):
        message = filled(**{name: payload})

        assert message.keys() == USUAL.keys()
        assert header_name(payload) in " ".join(str(message["subject"]).split())

    @pytest.mark.parametrize("payload", PAYLOADS)
    @pytest.mark.parametrize("name", WORDS)
    def test_leaves_lines_that_every_server_takes(self, name, payload):
        raw = FORM.fill(VALUES | {name: payload})

        lines = raw.split(b"\r\n")
        assert raw.isascii()
        assert max(map(len, lines)) <= 78
        assert not any(line.startswith(b".") or {10, 13} & set(line) for line in lines)

    @pytest.mark.parametrize("payload", [*PAYLOADS, "", "https://", "https://a@b.test/", "//x"])
    def test_leads_to_addresses_only(self, payload):
        for name in ("link", "unsubscribe"):
            with pytest.raises(ValueError, match="is no address"):
                FORM.fill(VALUES | {name: payload})


class TestNames:
    @pytest.mark.parametrize("payload", PAYLOADS)
    def test_are_one_short_line(self, payload):
        name = header_name(payload)

        assert len(name) <= NAME_CHARACTERS
        assert name.splitlines() in ([name], [])
        assert name.isprintable()

    @pytest.mark.parametrize("payload", PAYLOADS)
    def test_bring_no_header_and_no_address_of_their_own(self, payload):
        message = read(form(sender_name=payload).fill(VALUES))

        assert message.keys() == USUAL.keys()
        assert [one.addr_spec for one in message["from"].addresses] == [SENDER]
        assert [one.addr_spec for one in message["reply-to"].addresses] == [
            "accueil@maison.example"
        ]
