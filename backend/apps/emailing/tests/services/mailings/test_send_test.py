from email import message_from_bytes, policy
from typing import Any

import pytest

from apps.accounts.models import User
from apps.emailing import services
from apps.emailing.factories import TEXTS, CampaignFactory
from apps.emailing.message import content_sha256
from apps.emailing.models import Campaign, MailMonth
from apps.emailing.tests.acting import NOW, admin
from apps.emailing.tests.campaigns import fresh
from apps.journal.models import AuditEvent
from shared.ids import uuid7
from shared.mail import MailAway

pytestmark = pytest.mark.django_db


def send(campaign: Campaign, user: User) -> None:
    services.send_test(campaign_id=campaign.id, user_id=user.id, test_id=uuid7(), now=NOW)


def somebody(campaign: Campaign) -> User:
    user_id = admin(campaign.company_id).user_id
    assert user_id
    return User.objects.get(id=user_id)


def test_goes_to_the_one_who_asked_in_each_language(spooled: Any):
    campaign = CampaignFactory.create(texts={**TEXTS, "en-GB": TEXTS["fr-FR"]})
    user = somebody(campaign)

    send(campaign, user)

    messages = [message_from_bytes(one, policy=policy.default) for one in spooled.messages.values()]
    assert [one["To"] for one in messages] == [user.email] * 2
    assert {one["Content-Language"] for one in messages} == {"fr-FR", "en-GB"}
    tested = fresh(campaign)
    assert (tested.tested_at, tested.tested_by_name) == (NOW, user.full_name)
    assert bytes(tested.tested_sha256 or b"") == content_sha256(campaign)
    assert AuditEvent.objects.get(object_id=campaign.id).action == "mailing.tested"
    assert not MailMonth.objects.exists()


def test_what_was_refused_was_not_tested(spooled: Any):
    campaign = CampaignFactory.create()
    spooled.rule = lambda at, line: b"550 5.1.1 Unknown" if at == "RCPT" else None

    send(campaign, somebody(campaign))

    assert fresh(campaign).tested_at is None


def test_waits_for_a_provider_that_is_away(spooled: Any):
    campaign = CampaignFactory.create()
    spooled.rule = lambda at, line: b"450 4.2.0 Later" if at == "RCPT" else None

    with pytest.raises(MailAway):
        send(campaign, somebody(campaign))


def test_somebody_who_left_gets_none(spooled: Any):
    campaign = CampaignFactory.create()
    user = somebody(campaign)
    User.objects.filter(id=user.id).update(status="suspended")

    send(campaign, user)

    assert not spooled.messages
