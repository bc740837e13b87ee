from collections.abc import Callable
from hashlib import sha256

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.factories import MailMonthFactory, SuppressionFactory
from apps.emailing.message import content_sha256
from apps.emailing.models import Campaign, Delivery, MailMonth, Rendering, Suppression
from apps.emailing.tests.campaigns import (
    a_booklet_of,
    a_launched_campaign,
    claim,
    fresh,
    participants,
    participants_of,
)
from apps.participation.models import Participation

pytestmark = pytest.mark.django_db


def _forget(one: Participation) -> None:
    services.forget_addresses(
        company_id=one.company_id, person_id=one.person_id, now=timezone.now()
    )


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
    Delivery.objects.filter(campaign=campaign).update(answer="550 <lea@exemple.test>: nobody")

    _forget(first)

    assert [one.place for one in claim(campaign)] == [2]
    theirs, others = Delivery.objects.filter(campaign=campaign).order_by("place")
    assert (theirs.address, theirs.answer) == ("", "")
    assert others.answer


def test_no_mailing_names_or_searches_somebody_who_is_forgotten():
    campaign = a_launched_campaign(people=2)
    one = participants(campaign)[0]
    campaign.name = f"Relance de {one.person.name}"
    campaign.audience = {"filter": {"search": one.person.reference, "late": True}}
    campaign.save()

    _forget(one)

    told = fresh(campaign)
    assert told.name == f"Relance de {one.person.initials}"
    assert told.audience == {"filter": {"search": str(one.person_id), "late": True}}


def test_no_mailing_says_the_name_of_somebody_who_is_forgotten(run_jobs: Callable[[], None]):
    booklet = a_booklet_of(2)
    person = participants_of(booklet)[0].person
    link = {"type": "link", "href": f"mailto:{person.email}"}
    said = [
        {"type": "text", "text": f"Demandez à {person.name}", "marks": [{"type": "bold"}, link]},
        {"type": "variable", "name": "booklet"},
    ]
    button = {"type": "button", "text": f"Écrire à {person.name}", "href": link["href"]}
    texts = {
        "fr-FR": {
            "subject": [{"type": "text", "text": f"Avec {person.name}"}],
            "body": [{"type": "paragraph", "content": said}, button],
        }
    }
    campaign = a_launched_campaign(booklet=booklet, texts=texts)
    campaign.tested_sha256 = content_sha256(campaign)
    campaign.save()

    _forget(participants(campaign)[0])
    run_jobs()

    told, rendering = fresh(campaign), Rendering.objects.get(campaign=campaign)
    left = person.initials
    assert told.texts["fr-FR"]["subject"] == [{"type": "text", "text": f"Avec {left}"}]
    assert told.texts["fr-FR"]["body"] == [
        {
            "type": "paragraph",
            "content": [
                {"type": "text", "text": f"Demandez à {left}", "marks": [{"type": "bold"}]},
                {"type": "variable", "name": "booklet"},
            ],
        },
        {"type": "button", "text": f"Écrire à {left}"},
    ]
    assert bytes(told.tested_sha256 or b"") == content_sha256(told)
    assert (rendering.subject, bytes(rendering.sha256)) == (
        f"Avec {left}",
        sha256(rendering.message).digest(),
    )
    assert person.last_name.encode() not in bytes(rendering.message)


def test_a_search_that_finds_others_too_stays():
    campaign = a_launched_campaign(people=2)
    first, second = participants(campaign)
    for one in (first, second):
        one.words = "serveuse"
        one.save()
    campaign.audience = {"filter": {"search": "serveuse"}}
    campaign.save()

    _forget(first)

    assert fresh(campaign).audience == {"filter": {"search": "serveuse"}}
