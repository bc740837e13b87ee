import pytest

from apps.emailing import services
from apps.emailing.factories import MailMonthFactory, SuppressionFactory
from apps.emailing.models import Campaign, Delivery, MailMonth, Rendering, Suppression
from apps.emailing.tests.campaigns import a_launched_campaign, claim, participants

pytestmark = pytest.mark.django_db


def test_nothing_is_left_of_a_booklet_s():
    campaign, other = a_launched_campaign(people=1), a_launched_campaign(people=1)

    services.forget_campaigns(company_id=campaign.company_id, booklet_id=campaign.booklet_id)

    assert [one.id for one in Campaign.objects.all()] == [other.id]
    assert {one.campaign_id for one in Delivery.objects.all()} == {other.id}


def test_nothing_is_left_of_a_company_s():
    campaign = a_launched_campaign(people=1)
    SuppressionFactory.create(company_id=campaign.company_id)
    MailMonthFactory.create(company_id=campaign.company_id, month="2026-01-01")

    services.forget_company(company_id=campaign.company_id)

    for model in (Campaign, Rendering, Delivery, Suppression, MailMonth):
        assert model.objects.count() == 0


def test_somebody_who_is_forgotten_leaves_no_address_and_is_not_written_to():
    campaign = a_launched_campaign(people=2)
    first = participants(campaign)[0]

    services.forget_addresses(company_id=campaign.company_id, person_id=first.person_id)

    assert [one.place for one in claim(campaign)] == [2]
    assert Delivery.objects.get(campaign=campaign, place=1).address == ""
