"""Somebody without a first name is greeted as one would greet them."""

from email import message_from_bytes, policy
from typing import Any

import pytest

from apps.emailing.rendering import Envelope, Form, assemble
from apps.emailing.tests.rendering.test_fill import VALUES
from apps.publishing.services import Mail

NAME = "\ue000first_name\ue001"
BOOKLET = "\ue000booklet\ue001"
ENVELOPE = Envelope(locale="fr-FR", sender_name="A", sender="a@b.example", host="b.example")
SAID = [
    (f"Bonjour {NAME},", "Bonjour Inès,", "Bonjour,"),
    (f"Bonjour {NAME}\u202f!", "Bonjour Inès\u202f!", "Bonjour\u202f!"),
    (f"Bonjour {NAME}", "Bonjour Inès", "Bonjour"),
    (f"Hola, {NAME}:", "Hola, Inès:", "Hola:"),
    (f"Oui, {NAME}, venez", "Oui, Inès, venez", "Oui, venez"),
    (f"{NAME}, « {BOOKLET} » est à lire", "Inès, « Accueil » est à lire", "« Accueil » est à lire"),
    (f"{NAME}, votre livret", "Inès, votre livret", "Votre livret"),
    (f"{NAME}, était-ce tout ?", "Inès, était-ce tout ?", "Était-ce tout ?"),
    (f"{NAME},", "Inès,", ""),
    (f"{NAME}", "Inès", ""),
    (f"{BOOKLET} de {NAME}, lu", "Accueil de Inès, lu", "Accueil de, lu"),
    ("Sans personne", "Sans personne", "Sans personne"),
]


def read(mail: Mail, first_name: str) -> Any:
    values = VALUES | {"first_name": first_name, "booklet": "Accueil"}
    raw = Form(assemble(mail, ENVELOPE)).fill(values)
    assert not any(line and not line.strip() for line in raw.split(b"\r\n"))
    message = message_from_bytes(raw, policy=policy.default)
    assert not message.defects
    return message


@pytest.mark.parametrize(("written", "named", "unnamed"), SAID, ids=[one[2] for one in SAID])
def test_in_subject_text_and_html(written: str, named: str, unnamed: str):
    mail = Mail(subject=written, html=f"<p>{written}</p>", text=f"{written}\n\nSuite")

    for first_name, expected in (("Inès", named), ("", unnamed), ("  ", unnamed)):
        message = read(mail, first_name)
        assert str(message["Subject"] or "") == expected
        text = message.get_body(["plain"]).get_content().replace("\r\n", "\n")
        assert text.rstrip() == f"{expected}\n\nSuite"
        assert message.get_body(["html"]).get_content().strip() == f"<p>{expected}</p>"


def test_tags_around_a_name_stay():
    mail = Mail(subject="x", html=f"<p>Bonjour <strong>{NAME}</strong>, <b>lisez</b></p>", text="x")

    html = read(mail, "").get_body(["html"]).get_content().strip()

    assert html == "<p>Bonjour<strong></strong>, <b>lisez</b></p>"
