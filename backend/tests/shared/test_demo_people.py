"""Who takes part in the demonstration: by its own steps, without the worker that makes its versions."""

from collections import Counter
from datetime import timedelta

import pytest
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.booklets.tests.people import colleague
from apps.companies.factories import SiteFactory
from apps.participation.models import Participation
from apps.participation.tests.versions import publish, written
from apps.people.models import Person
from apps.publishing.models import Edition
from apps.reading.factories import published_booklet
from apps.register import services as register
from apps.register.models import Cancellation, Receipt, RegisterEntry
from config.management.demo_cards import SITES
from config.management.demo_participants import (
    PATIENT_BOOKLET,
    hand_to_patients,
    hand_to_staff,
    read_again,
)
from config.management.demo_people import AUBRAC_SITES, AUBRAC_STATES
from shared.actor import Actor, Role

pytestmark = pytest.mark.django_db

SPAN = timedelta(days=12)


@pytest.fixture
def booklet() -> Booklet:
    booklet = published_booklet()
    for name in AUBRAC_SITES:
        SiteFactory.create(company_id=booklet.company_id, name=name)
    return booklet


@pytest.fixture
def camille(booklet) -> Actor:
    return colleague(booklet.company_id, Role.COMPANY_ADMIN)


def _publish(booklet: Booklet, version: str, words: str, *, marked: str = "") -> None:
    pages = [written(letter, words if letter == "a" else "") for letter in "abcde"]
    publication = publish(booklet, version, pages, marked=marked)
    Edition.objects.create(
        company_id=booklet.company_id,
        publication=publication,
        locale=booklet.reference_locale,
        bundle=version[0] * 64,
    )


def _make(booklet: Booklet, camille: Actor) -> None:
    _publish(booklet, "1.1", "doigts, ongles")
    then = timezone.now() + SPAN
    hand_to_staff(name=booklet.name, actor=camille, now=then)
    booklet.refresh_from_db()
    _publish(booklet, "2.0", "doigts, pouces, ongles", marked="a")
    read_again(name=booklet.name, actor=camille, now=then + SPAN)


def _numbers() -> tuple[int, ...]:
    tables = (Person, Participation, Receipt, Cancellation)
    return tuple(table.objects.count() for table in tables)


def test_a_hundred_and_forty_people_and_a_register_that_verifies(booklet, camille):
    _make(booklet, camille)
    register.record_entries(now=timezone.now())

    participants = Participation.objects.filter(booklet=booklet)
    states = Counter(participants.values_list("state", flat=True))
    assert states == {state.value: number for state, number in AUBRAC_STATES.items()}
    assert (sum(states.values()), states["to_reread"]) == (140, 12)
    people = Person.objects.filter(company_id=booklet.company_id)
    assert set(people.values_list("site__name", flat=True)) == set(AUBRAC_SITES)
    assert len(set(people.values_list("first_name", "last_name"))) == 140

    versions = Counter(Receipt.objects.values_list("version", flat=True))
    assert versions == {"1.1": 76, "2.0": 75}
    assert {tuple(flags) for flags in Receipt.objects.values_list("flags", flat=True)} == {()}
    assert RegisterEntry.objects.count() == 152
    assert register.verify_register() == []

    later = timezone.now() + 3 * SPAN
    hand_to_staff(name=booklet.name, actor=camille, now=later)
    read_again(name=booklet.name, actor=camille, now=later)
    assert _numbers() == (140, 140, 151, 1)


def test_their_sites_are_those_of_the_company():
    assert set(AUBRAC_SITES) == {name for name, _ in SITES["Maison Aubrac"]}


def test_patients_are_known_by_reference_only(booklet, camille):
    for _ in range(2):
        hand_to_patients(actor=camille, now=timezone.now())

    rows = Participation.objects.filter(booklet__name=PATIENT_BOOKLET).select_related("person")
    assert len(rows) == 24
    for row in rows:
        named = (row.person.first_name, row.person.last_name, row.person.email, row.person.phone)
        assert not any(named)
        assert row.name == row.person.reference
