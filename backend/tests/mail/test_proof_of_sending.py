"""What a receipt keeps of the invitation that led to it, thirteen months and longer."""

import json
from typing import Any

import pytest

from apps.emailing.models import Delivery, Nature
from apps.emailing.tests.campaigns import a_launched_campaign, participants, send_all
from apps.participation.models import Participation
from apps.register.tests.acts import a_receipt

pytestmark = pytest.mark.django_db


def said(one: Participation) -> str:
    return str(json.loads(a_receipt(one).private)["link_sent"])


def test_where_to_when_and_what_the_server_answered(spooled: Any):
    campaign = a_launched_campaign(people=2, nature=Nature.INVITATION)
    send_all()
    [one, _] = participants(campaign)

    sent = Delivery.objects.get(participation_id=one.id)
    assert sent.sent_at
    mail, address, at, answer = said(one).split(" ", 3)
    assert (mail, address, answer) == ("mail", one.person.email, sent.answer)
    assert at == f"{sent.sent_at:%Y-%m-%dT%H:%M:%S}.{sent.sent_at.microsecond // 1000:03}Z"
    assert answer.startswith("250")


@pytest.mark.parametrize(
    ("nature", "state"),
    [(Nature.INVITATION, "bounced"), (Nature.INVITATION, "uncertain"), (Nature.REMINDER, "sent")],
)
def test_nothing_of_what_proves_nothing(nature: Nature, state: str, spooled: Any):
    campaign = a_launched_campaign(people=1, nature=nature)
    send_all()
    Delivery.objects.update(state=state)

    assert said(participants(campaign)[0]) == ""
