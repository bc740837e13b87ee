from datetime import UTC, datetime

import pytest

from apps.emailing.addresses import address_key
from apps.emailing.factories import CampaignFactory, DeliveryFactory, SuppressionFactory
from apps.emailing.selectors import find_reachable, participants_of
from apps.participation.factories import ParticipationFactory
from apps.people.factories import PersonFactory
from apps.people.models import Signer

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 4, 1, tzinfo=UTC)
PAUL = {"email": "paul@exemple.test"}
ROSE = {"representative": {"name": "Rose", "email": "Rose@exemple.test"}}


def delivery(signer=Signer.PERSON, **card):
    campaign = CampaignFactory.create(month=NOW.date(), launched_at=NOW, state="done")
    person = PersonFactory.create(company_id=campaign.company_id, **card)
    one = ParticipationFactory.create(booklet=campaign.booklet, person=person)
    return DeliveryFactory.create(campaign=campaign, participation_id=one.id, signer=signer)


def reached(*deliveries):
    return [one.id in find_reachable(deliveries, participants_of(deliveries)) for one in deliveries]


@pytest.mark.parametrize(
    ("signer", "card", "known"),
    [
        (Signer.PERSON, PAUL, True),
        (Signer.PERSON, {"email": ""}, False),
        (Signer.REPRESENTATIVE, PAUL, False),
        (Signer.REPRESENTATIVE, ROSE, True),
    ],
)
def test_an_address_is_that_of_who_acknowledges(signer, card, known):
    assert reached(delivery(signer, **card)) == [known]


def refuse(one, address, **whose):
    return SuppressionFactory.create(
        company_id=one.company_id, address_key=address_key(address), **whose
    )


def test_an_address_that_refused_is_none_until_it_is_corrected_or_lifted():
    one = delivery(**PAUL)
    refusal = refuse(one, "paul@exemple.test")
    assert reached(one) == [False]

    refusal.lifted_at = refusal.updated_at
    refusal.save()
    assert reached(one) == [True]


def test_somebody_else_who_reads_there_is_still_written_to():
    one = delivery(**PAUL)
    refuse(one, "paul@exemple.test", person_id=PersonFactory.create(company_id=one.company_id).id)
    assert reached(one) == [True]

    refuse(
        one, "paul@exemple.test", person_id=participants_of([one])[one.participation_id].person_id
    )
    assert reached(one) == [False]


def test_a_refusal_in_another_company_says_nothing():
    one = delivery(**PAUL)
    refuse(delivery(**PAUL), "paul@exemple.test")

    assert reached(one) == [True]


def test_whoever_was_forgotten_is_not_reached():
    one = delivery(**PAUL)
    assert find_reachable([one], {}) == set()
