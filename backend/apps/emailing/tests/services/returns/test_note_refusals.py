from datetime import UTC, datetime

import pytest

from apps.emailing import services
from apps.emailing.factories import DeliveryFactory
from apps.emailing.models import ProviderEvent, Suppression

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


@pytest.mark.parametrize(
    ("reason", "suppressed", "events"),
    [("hard_bounce", 1, 1), ("given_up", 0, 1), ("refused", 0, 0), ("bad_address", 0, 0)],
)
def test_what_is_said_of_an_address_at_once(reason: str, suppressed: int, events: int):
    delivery = DeliveryFactory.create(state="failed", reason=reason)

    for _ in range(2):
        services.note_refusals(campaign=delivery.campaign, delivery_ids=[delivery.id], now=NOW)

    assert Suppression.objects.count() == suppressed
    assert ProviderEvent.objects.count() == events
