"""Acts of people, and what they ask to be counted."""

from datetime import timedelta

import pytest
from django.utils import timezone

from apps.booklets import services as booklets
from apps.booklets.factories import BookletFactory
from apps.companies import services as companies
from apps.home.models import Concern
from apps.home.tests.people import admin
from apps.participation import services as participation
from apps.participation.factories import ParticipationFactory
from apps.reading.factories import published_booklet
from apps.values import services as values
from apps.values.factories import LivingValueFactory
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


def asked() -> set[str]:
    names = Job.objects.filter(name__startswith="home.").values_list("name", flat=True)
    return set(names)


@pytest.fixture
def booklet():
    return published_booklet()


def test_a_review_day(booklet):
    booklets.set_booklet_options(
        actor=admin(booklet.company_id),
        booklet_id=booklet.id,
        changes={"review_on": timezone.localdate()},
        now=timezone.now(),
    )

    assert asked() == {"home.refresh_booklet"}


def test_values_that_are_confirmed(booklet):
    value = LivingValueFactory.create(company_id=booklet.company_id)

    values.confirm_values(
        actor=admin(booklet.company_id),
        site_id=None,
        keys=[value.key],
        review_on=None,
        today=timezone.localdate(),
        now=timezone.now(),
    )

    assert "home.refresh_company" in asked()


def test_what_is_said_in_another_language(booklet):
    booklets.note_shares(booklet, shares={})

    assert asked() == {"home.refresh_booklet"}


def test_the_card_of_the_company(booklet):
    companies.update_company(
        actor=admin(booklet.company_id),
        company=booklet.company,
        changes={"headcount": 80},
        now=timezone.now(),
    )

    assert "home.refresh_company" in asked()


def test_another_state():
    draft = BookletFactory.create()

    booklets.archive_booklet(actor=admin(draft.company_id), booklet_id=draft.id, now=timezone.now())

    assert "home.refresh_company" in asked()


def test_who_is_no_longer_awaited_is_no_longer_late(booklet, run_jobs):
    one = ParticipationFactory.create(
        booklet=booklet, due_on=timezone.localdate() - timedelta(days=2)
    )

    participation.change_participants(
        actor=admin(booklet.company_id),
        booklet_id=booklet.id,
        act="invite",
        participant_ids=[one.id],
        wanted=None,
        now=timezone.now(),
    )
    _let_them_be_due()
    run_jobs()
    before = Concern.objects.filter(kind="late_readers").count()
    participation.change_participants(
        actor=admin(booklet.company_id),
        booklet_id=booklet.id,
        act="exclude",
        participant_ids=[one.id],
        wanted=None,
        reason="Parti",
        now=timezone.now(),
    )
    _let_them_be_due()
    run_jobs()

    assert (before, Concern.objects.filter(kind="late_readers").count()) == (1, 0)


def _let_them_be_due() -> None:
    Job.objects.filter(name__startswith="home.").update(due_at=timezone.now())
