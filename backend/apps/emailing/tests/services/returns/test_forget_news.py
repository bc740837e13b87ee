from datetime import timedelta

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.factories import ProviderEventFactory, SuppressionFactory
from apps.emailing.models import ProviderEvent, Suppression, SuppressionReason

pytestmark = pytest.mark.django_db


def test_news_go_after_thirty_days():
    now = timezone.now()
    for days in (31, 29):
        ProviderEventFactory.create(at=now - timedelta(days=days))

    services.forget_news(now=now)

    assert ProviderEvent.objects.get().at == now - timedelta(days=29)


def test_an_address_is_kept_for_three_years_after_its_last_refusal():
    now = timezone.now()
    said = {"address": "ines@example.org", "reason": SuppressionReason.HARD_BOUNCE}
    old = SuppressionFactory.create()
    again = services.suppress_address(company_id=old.company_id, **said)
    Suppression.objects.update(updated_at=now - timedelta(days=37 * 31))
    services.suppress_address(company_id=old.company_id, **said)

    services.forget_news(now=now)

    assert list(Suppression.objects.all()) == [again]
