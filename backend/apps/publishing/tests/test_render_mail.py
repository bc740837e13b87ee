"""A message to many people, made by the renderer and drawn as the worker draws."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pytest_django import Settings

from apps.publishing.factories import PublicationFactory
from apps.publishing.services import PICTURE_ID, Mail, MailNotMade, render_mail
from apps.publishing.services.render_mail import MOST_OF_PICTURE

pytestmark = pytest.mark.django_db

GIVEN: dict[str, Any] = {
    "locale": "fr-FR",
    "subject": [{"type": "text", "text": "Bonjour"}],
    "body": [{"type": "button", "text": "Ouvrir"}],
    "company": "Maison Aubrac",
    "booklet": {"name": "Livret", "minutes": None, "languages": 0},
    "unsubscribe": True,
}


@pytest.fixture(autouse=True)
def _built(built_renderer: Path, settings: Settings) -> None:
    settings.RENDERER = built_renderer


def render(**given: Any) -> Mail:
    booklet = PublicationFactory.create().booklet
    return render_mail(booklet=booklet, given={**GIVEN, **given})


def test_carries_the_cover_as_a_small_picture():
    mail = render()

    assert mail.picture
    assert mail.picture.startswith(b"\xff\xd8")
    assert len(mail.picture) <= MOST_OF_PICTURE
    assert f'src="cid:{PICTURE_ID}"' in mail.html
    assert "\ue000link\ue001" in mail.html
    assert "\ue000unsubscribe\ue001" in mail.text


def test_goes_without_a_picture_that_is_too_large(monkeypatch: pytest.MonkeyPatch):
    module = import_module("apps.publishing.services.render_mail")
    monkeypatch.setattr(module, "MOST_OF_PICTURE", 10)

    mail = render()

    assert mail.picture is None
    assert "cid:" not in mail.html


def test_what_the_renderer_refuses_is_not_made():
    with pytest.raises(MailNotMade):
        render(body=[{"type": "html"}])
