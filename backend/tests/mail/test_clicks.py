"""A click is told by the page once it is in sight, never by what follows links in advance."""

from collections.abc import Callable
from email import message_from_bytes, policy
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.test import Client
from django.utils import timezone

from apps.emailing import services
from apps.emailing.models import Delivery
from apps.emailing.tests.campaigns import a_launched_campaign, fresh, participants, send_all
from apps.participation.tests.devices import post, ticket_of
from apps.people.models import Person, Signs
from apps.publishing.models import PublicationContent
from apps.reading.factories import ReadingAccessFactory

pytestmark = pytest.mark.django_db


def test_who_comes_by_the_link_of_a_message_is_counted_once(
    spooled: Any, run_jobs: Callable[[], None]
):
    campaign = a_launched_campaign(people=1)
    booklet, one = campaign.booklet, participants(campaign)[0]
    ReadingAccessFactory.create(booklet=booklet)
    of = {"company_id": booklet.company_id, "publication_id": booklet.publication_id}
    PublicationContent.objects.create(**of, content={"chapters": []})
    send_all()
    link = urlsplit(_link_in(next(iter(spooled.messages.values()))))

    landed = [Client().get(f"{link.path}?{link.query}")["Location"] for _ in range(3)]
    run_jobs()
    assert fresh(campaign).clicked == 0
    landing = urlsplit(landed[0])
    message = landing.query.removeprefix("m=")
    for _ in range(2):
        post(booklet, "opened", {"ticket": ticket_of(one), "message": message})
    run_jobs()

    assert (landing.path, landing.fragment) == (f"/l/{booklet.slug}/", "participant")
    assert fresh(campaign).clicked == 1


def test_a_representative_who_reads_beside_them_clicks_too(run_jobs: Callable[[], None]):
    delivery = _to_somebody()
    one = participants(delivery.campaign)[0]
    Person.objects.update(signs=Signs.BOTH, representative={"name": "Paul Martin"})

    post(
        one.booklet,
        "opened",
        {"ticket": ticket_of(one, representative=True), "message": services.short_id(delivery.id)},
    )
    run_jobs()

    one.refresh_from_db()
    assert (fresh(delivery.campaign).clicked, one.opened_on) == (1, None)


def _to_somebody() -> Delivery:
    campaign = a_launched_campaign(people=1)
    ReadingAccessFactory.create(booklet=campaign.booklet)
    Delivery.objects.update(state="sent", sent_at=timezone.now())
    return Delivery.objects.get(campaign=campaign)


def _link_in(content: bytes) -> str:
    message: Any = message_from_bytes(content, policy=policy.default)
    words: list[str] = message.get_body(["plain"]).get_content().split()
    return next(word for word in words if "/l/" in word)
