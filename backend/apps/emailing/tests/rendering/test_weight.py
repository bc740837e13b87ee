"""H: a whole message with its picture weighs at most 60 KB, for four companies and three languages."""

from pathlib import Path

import pytest
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.booklets.services.options._rules import default_theme
from apps.emailing.factories import CampaignFactory
from apps.emailing.message import draft_texts
from apps.emailing.models import Campaign, Nature
from apps.emailing.services._compose import compose
from apps.reading.factories import published_booklet

pytestmark = pytest.mark.django_db

LOCALES = ["fr-FR", "en-GB", "pt-PT"]
DRAWINGS = ["hills", "stethoscope", "gears", "bucket"]


def _campaign(drawing: str) -> Campaign:
    booklet: Booklet = published_booklet()
    theme = default_theme()
    booklet.theme = {**theme, "cover": {**theme["cover"], "drawing": drawing, "picture": None}}
    booklet.save()
    texts = draft_texts(nature=Nature.INVITATION, locales=LOCALES, has_due_day=True)
    campaign: Campaign = CampaignFactory.create(
        booklet=booklet, nature=Nature.INVITATION, texts=texts
    )
    return campaign


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_a_message_with_its_picture_is_light(drawing: str, built_renderer: Path):
    campaign = _campaign(drawing)

    for locale in LOCALES:
        message = compose(campaign, locale=locale, now=timezone.now()).message
        assert b"Content-Type: image/jpeg" in message
        assert len(message) <= 60 * 1024
