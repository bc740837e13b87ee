"""What was written to one person: beside the participant, and in the file that they get who ask what is kept about them."""

import json
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from apps.emailing import selectors, services
from apps.emailing.addresses import address_key
from apps.emailing.factories import CampaignFactory, DeliveryFactory, SuppressionFactory
from apps.emailing.models import Delivery, MailingOrigin, Nature
from apps.emailing.schemas.describe import describe_messages
from apps.emailing.tests.acting import member
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.people import services as people

pytestmark = pytest.mark.django_db

NOW = datetime(2026, 11, 12, 9, tzinfo=UTC)
LAST_YEAR = (NOW - timedelta(days=300)).date().replace(day=1)


@pytest.fixture
def one() -> Participation:
    return ParticipationFactory.create()


def written(one: Participation, state: str = "sent", **said: Any) -> Delivery:
    campaign = CampaignFactory.create(
        booklet=one.booklet, launched=True, name="Relance", nature=Nature.REMINDER, **said
    )
    sent_at = NOW if state not in ("pending", "excluded", "failed") else None
    return DeliveryFactory.create(
        campaign=campaign, participation_id=one.id, state=state, sent_at=sent_at
    )


def told(one: Participation) -> dict[str, Any]:
    kept = people.export_person(actor=member(one.company_id), person_id=one.person_id, now=NOW)
    found: dict[str, Any] = json.loads(kept)
    return found


class TestListMessages:
    def test_is_what_left_or_could_not_over_all_months_the_newest_first(self, one):
        old, new = written(one, month=LAST_YEAR), written(one, "failed")
        for state in ("pending", "excluded"):
            written(one, state)
        written(ParticipationFactory.create(booklet=one.booklet))

        page = selectors.list_messages(participation=one, cursor=None, limit=50)

        assert [message.id for message in page.items] == [new.id, old.id]

    def test_says_which_mailing_it_was_and_whether_anybody_launched_it(self, one):
        by_hand = written(one)
        by_itself = written(one, origin=MailingOrigin.AUTOMATIC, day=date(2027, 3, 16))
        proposed = written(one, origin=MailingOrigin.AUTOMATIC)

        said = describe_messages([by_hand, by_itself, proposed])

        assert [line["by_itself"] for line in said] == [False, True, False]
        assert (said[0]["name"], said[0]["nature"], said[0]["at"]) == ("Relance", "reminder", NOW)
        assert said[0]["mailing"] == by_hand.campaign_id


class TestDataOfPerson:
    def test_holds_each_message_with_its_address(self, one):
        delivery = written(one)
        services.note_click(
            participation_id=one.id, message=services.short_id(delivery.id), now=NOW
        )
        written(ParticipationFactory.create(booklet=one.booklet))

        [message] = told(one)["messages"]

        assert (message["mailing"], message["state"]) == ("Relance", "sent")
        assert message["address"] == delivery.address
        assert message["clicked_on"]

    def test_says_why_no_mail_goes_to_them(self, one):
        company_id = one.company_id
        SuppressionFactory.create(company_id=company_id, person_id=one.person_id)
        SuppressionFactory.create(
            company_id=company_id, address_key=address_key(one.person.email), reason="hard_bounce"
        )
        SuppressionFactory.create(company_id=company_id, reason="complaint")

        reasons = [row["reason"] for row in told(one)["mail_put_aside"]]

        assert reasons == ["manual", "hard_bounce"]
