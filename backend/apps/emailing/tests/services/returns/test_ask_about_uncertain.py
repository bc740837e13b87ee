from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from apps.companies.factories import MembershipFactory
from apps.companies.models import Company
from apps.emailing import services
from apps.emailing.models import Campaign, Delivery, NewsKind
from apps.emailing.tests.campaigns import a_launched_campaign, claim, fresh
from shared.actor import Role
from shared.ids import uuid7
from shared.jobs.models import Job
from shared.spool.messages import Answer, Outcome

pytestmark = pytest.mark.django_db

NOW = datetime(2026, 11, 18, 9, tzinfo=UTC)
QUARTER = timedelta(minutes=15)


@pytest.fixture
def campaign() -> Campaign:
    """Of two messages, nobody knows whether the first was taken."""
    campaign, worker = a_launched_campaign(people=2), uuid7()
    first, second = claim(campaign, worker=worker, now=NOW)
    services.hand_deliveries(campaign=campaign, claimed=[first, second], worker=worker, now=NOW)
    outcomes = [(first, Outcome.UNCERTAIN), (second, Outcome.SENT)]
    told = [
        services.Told(one.id, Answer(one.message_id, outcome, NOW.timestamp(), ""))
        for one, outcome in outcomes
    ]
    services.mark_deliveries(campaign=campaign, told=told, worker=worker, now=NOW)
    return fresh(campaign)


@pytest.fixture
def manager(campaign: Campaign) -> Any:
    company = Company.objects.get(id=campaign.company_id)
    member = MembershipFactory.create(company=company, role=Role.BOOKLET_MANAGER)
    member.user.email = f"{uuid7()}@example.org"
    member.user.save()
    Campaign.objects.filter(id=campaign.id).update(by_id=member.user_id)
    return member.user


def _asked() -> int:
    return Job.objects.filter(name="emailing.send_notice").count()


def test_the_provider_has_a_quarter_of_an_hour(campaign: Campaign, manager: Any):
    services.call_uncertain(now=NOW + QUARTER - timedelta(seconds=1))

    assert not Job.objects.filter(name="emailing.uncertain").exists()


def test_its_manager_is_asked_once(
    campaign: Campaign, manager: Any, mailbox: Any, run_jobs: Callable[[], None]
):
    for minute in range(3):
        services.ask_about_uncertain(
            campaign_id=campaign.id, now=NOW + QUARTER + timedelta(minutes=minute)
        )
    run_jobs()

    (mail,) = mailbox.of(manager.email)
    body = mail.get_body(["plain"]).get_content()
    assert campaign.name in mail["Subject"]
    assert "(en tout\xa0: 1)" in body
    assert f"/livrets/options/emailing/{campaign.id}/destinataires?" in body


def test_a_job_asks_when_nobody_decided(campaign: Campaign, manager: Any):
    services.call_uncertain(now=NOW + QUARTER)

    job = Job.objects.get(name="emailing.uncertain")
    assert job.payload == {"campaign_id": str(campaign.id)}
    assert _asked() == 0


def test_nobody_is_asked_once_the_provider_has_spoken(campaign: Campaign, manager: Any):
    uncertain = Delivery.objects.get(campaign=campaign, state="uncertain")
    news = services.News(
        provider="brevo",
        event_id="1",
        delivery_id=uncertain.id,
        attempt=1,
        kind=NewsKind.DELIVERED,
        words="",
        at=NOW,
    )
    services.note_news(news, now=NOW + timedelta(minutes=2))

    services.ask_about_uncertain(campaign_id=campaign.id, now=NOW + QUARTER)

    assert _asked() == 0
    assert fresh(campaign).doubt_at is None
