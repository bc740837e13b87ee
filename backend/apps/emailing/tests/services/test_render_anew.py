from datetime import UTC, datetime
from hashlib import sha256

import pytest

from apps.emailing import services
from apps.emailing.factories import RenderingFactory
from shared.ids import uuid7

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 12, 9, tzinfo=UTC)


def test_what_was_frozen_names_nobody_whom_the_mailing_names_no_more():
    rendering = RenderingFactory.create(subject="Bienvenue à Inès Rouquette")

    services.render_anew(campaign_id=rendering.campaign_id, now=NOW)

    rendering.refresh_from_db()
    assert "Rouquette" not in rendering.subject
    assert bytes(rendering.sha256) == sha256(bytes(rendering.message)).digest()


def test_a_mailing_that_is_gone_is_left_alone():
    services.render_anew(campaign_id=uuid7(), now=NOW)
