from collections.abc import Callable
from datetime import timedelta
from hashlib import sha256
from importlib import import_module
from typing import Any

import pytest
from django.db import connection
from django.utils import timezone

from apps.emailing import services
from apps.emailing.models import Delivery, MailMonth, Nature, Rendering, SuppressionReason, Waits
from apps.emailing.tests.campaigns import (
    a_booklet_of,
    a_launched_campaign,
    fresh,
    participants,
    states,
    turns,
)
from apps.participation.factories import ParticipationFactory
from apps.people.factories import PersonFactory
from apps.reading.factories import published_booklet

pytestmark = pytest.mark.django_db

MONTH_AGO = timedelta(days=30)


def reasons(nature: Nature = Nature.INFORMATION, **said: Any) -> list[str]:
    """Why the only participant, of whom this is said, is left out."""
    booklet = published_booklet()
    email = said.pop("email", "ines@example.com")
    person = PersonFactory.create(company_id=booklet.company_id, email=email)
    ParticipationFactory.create(booklet=booklet, person=person, **said)
    campaign = a_launched_campaign(booklet=booklet, nature=nature)
    return list(Delivery.objects.filter(campaign=campaign).values_list("reason", flat=True))


def test_whoever_is_left_out_has_a_row_with_the_reason():
    long_ago = timezone.now() - MONTH_AGO

    assert reasons() == [""]
    assert reasons(has_left=True) == ["left"]
    assert reasons(excluded_at=long_ago) == ["excluded"]
    assert reasons(email="") == ["no_address"]
    assert reasons(Nature.REMINDER, state="acknowledged") == ["acknowledged"]
    assert reasons(Nature.REMINDER, reminders_off=True) == [""]  # somebody writes it by hand
    assert reasons(Nature.UPDATE, state="acknowledged") == ["nothing_to_reread"]
    assert reasons(Nature.UPDATE, state="to_reread") == [""]
    assert reasons(Nature.REMINDER, reminded_at=timezone.now()) == ["reminded_lately"]
    assert reasons(Nature.REMINDER, reminded_at=long_ago) == [""]
    assert reasons(Nature.UPDATE, state="to_reread", reminded_at=timezone.now()) == [""]
    assert reasons(Nature.INVITATION, invited_at=long_ago) == ["already_invited"]


def test_who_unsubscribed_is_left_out_and_not_those_who_share_the_address():
    booklet = published_booklet()
    ines, hugo = (
        PersonFactory.create(company_id=booklet.company_id, email="famille@example.com")
        for _ in range(2)
    )
    for person in (ines, hugo):
        ParticipationFactory.create(booklet=booklet, person=person)
    services.suppress_address(
        company_id=booklet.company_id,
        address="famille@example.com",
        reason=SuppressionReason.UNSUBSCRIBED,
        person_id=ines.id,
    )

    campaign = a_launched_campaign(booklet=booklet)

    rows = Delivery.objects.filter(campaign=campaign).order_by("place")
    assert list(rows.values_list("reason", flat=True)) == ["unsubscribed", ""]
    assert fresh(campaign).excluded == 1


def test_a_rendering_is_frozen_for_each_language():
    campaign = a_launched_campaign(people=1)

    rendering = Rendering.objects.get(campaign=campaign)

    assert rendering.locale == "fr-FR"
    assert bytes(rendering.sha256) == sha256(bytes(rendering.message)).digest()


def test_goes_on_where_the_rows_end(monkeypatch: pytest.MonkeyPatch, run_jobs: Callable[[], None]):
    monkeypatch.setattr(import_module("apps.emailing.services.freeze_campaign"), "AT_ONCE", 2)
    campaign = a_launched_campaign(people=5)
    assert len(states(campaign)) == 2

    for _ in range(3):
        run_jobs()

    rows = Delivery.objects.filter(campaign=campaign).order_by("place")
    assert list(rows.values_list("place", flat=True)) == [1, 2, 3, 4, 5]
    assert {one.participation_id for one in rows} == {one.id for one in participants(campaign)}
    assert fresh(campaign).total == 5


def test_promises_no_more_than_the_month_has_room_for():
    booklet = a_booklet_of(3)
    booklet.company.mails_per_month = 5
    booklet.company.save()

    first, second = (a_launched_campaign(booklet=booklet) for _ in range(2))

    assert (first.waits_for, second.waits_for) == ("", Waits.QUOTA)
    assert MailMonth.objects.get(company_id=booklet.company_id).used == 3
    assert [one.id for one in turns()] == [first.id]


def test_postgresql_knows_how_large_a_month_became(monkeypatch: pytest.MonkeyPatch):
    freezing = import_module("apps.emailing.services.freeze_campaign")
    monkeypatch.setattr(freezing, "MANY", 3)

    campaign = a_launched_campaign(people=3)

    with connection.cursor() as cursor:
        month = f"emailing_delivery_{campaign.partition:%Y%m}"
        cursor.execute("SELECT reltuples FROM pg_class WHERE relname = %s", [month])
        assert cursor.fetchone() == (3,)
