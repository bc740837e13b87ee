"""The headers and the parts of a message."""

from dataclasses import replace
from email import message_from_bytes, policy
from email.message import EmailMessage

from apps.emailing.rendering import Envelope, Form, assemble
from apps.publishing.services import PICTURE_ID, Mail

ENVELOPE = Envelope(
    locale="fr-FR",
    sender_name="Café\r\nBcc: x via Livretier",
    sender="ne-pas-repondre@livretier.test",
    host="livretier.test",
    feedback_id="campaign:company:invitation:livretier",
    reply_name="Camille Vidal",
    reply_to="camille@maison.test",
)
MAIL = Mail(
    subject="Pour \ue000first_name\ue001 : votre livret, à lire d’ici l’été prochain, s’il vous plaît",
    html=f'<p>Bonjour \ue000first_name\ue001</p><img src="cid:{PICTURE_ID}">',
    text="Bonjour \ue000first_name\ue001\n.un",
    picture=b"\xff\xd8" + bytes(range(256)) * 40,
)
VALUES = {
    "address": "ines@example.com",
    "message_id": "1.1",
    "date": "Wed, 18 Nov 2026 03:00:00 GMT",
    "first_name": "Inès",
    "unsubscribe": f"https://livretier.test/d/{'a' * 64}",
}


def message(mail: Mail = MAIL, envelope: Envelope = ENVELOPE) -> EmailMessage:
    read = message_from_bytes(Form(assemble(mail, envelope)).fill(VALUES), policy=policy.default)
    assert isinstance(read, EmailMessage)
    assert not read.defects
    return read


def part(kind: str) -> str:
    body = message().get_body([kind])
    assert isinstance(body, EmailMessage)
    said: str = body.get_content()
    return said.replace("\r\n", "\n")


def test_is_read_as_it_was_written():
    assert (
        message()["Subject"]
        == "Pour Inès : votre livret, à lire d’ici l’été prochain, s’il vous plaît"
    )
    assert part("plain") == "Bonjour Inès\n.un"
    assert part("html") == f'<p>Bonjour Inès</p><img src="cid:{PICTURE_ID}">'


def test_says_from_whom_to_whom_and_how_to_stop():
    read = message()

    assert [one.addr_spec for one in read["From"].addresses] == [ENVELOPE.sender]
    assert read["From"].addresses[0].display_name == "Café Bcc: x via Livretier"
    assert str(read["Reply-To"]) == "Camille Vidal <camille@maison.test>"
    assert read["To"] == "ines@example.com"
    assert read["Message-ID"] == "<1.1@livretier.test>"
    assert read["List-Unsubscribe"] == f"<{VALUES['unsubscribe']}>"
    assert read["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert read["Auto-Submitted"] == "auto-generated"
    assert read["Feedback-ID"] == ENVELOPE.feedback_id
    assert read["Content-Language"] == "fr-FR"


def test_says_once_more_which_it_is_to_a_provider_that_renames_it():
    read = message(envelope=replace(ENVELOPE, named_in=("X-PM-Metadata-anymail_id",)))

    assert read["X-PM-Metadata-anymail_id"] == "1.1@livretier"


def test_carries_its_picture_inside():
    pictures = [one for one in message().walk() if one.get_content_maintype() == "image"]

    assert [one["Content-ID"] for one in pictures] == [f"<{PICTURE_ID}>"]
    assert pictures[0].get_content() == MAIL.picture


def test_has_neither_a_picture_nor_an_answer_that_nobody_named():
    read = message(
        Mail(subject="Bonjour", html="<p>x</p>", text="x"),
        Envelope(locale="fr-FR", sender_name="Café", sender="a@b.test", host="b.test"),
    )

    assert [one.get_content_type() for one in read.walk()] == [
        "multipart/alternative",
        "text/plain",
        "text/html",
    ]
    assert read["Reply-To"] is None
    assert read["Feedback-ID"] is None


def test_no_line_is_longer_than_servers_take():
    raw = Form(assemble(MAIL, ENVELOPE)).fill(VALUES)

    lines = raw.split(b"\r\n")
    assert raw.isascii()
    assert max(map(len, lines)) < 998
    assert not any(line.startswith(b".") or {10, 13} & set(line) for line in lines)
