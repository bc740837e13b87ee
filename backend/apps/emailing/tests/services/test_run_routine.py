from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from apps.booklets.models import Booklet, BookletStatus
from apps.companies.models import Company
from apps.emailing import services
from apps.emailing.factories import MailRoutineFactory, ReminderStepFactory
from apps.emailing.models import Campaign, Delivery, MailingOrigin, MailRoutine, Nature
from apps.emailing.tests.campaigns import freeze_all
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.people.factories import PersonFactory
from apps.reading.factories import published_booklet
from shared.ids import uuid7
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db

NINE = datetime(2027, 3, 16, 8, tzinfo=UTC)  # a Tuesday, on the clocks of Paris
WEEK = timedelta(days=7)


@pytest.fixture
def booklet() -> Booklet:
    """It reminds seven days after the handing over, and invites newcomers."""
    booklet = published_booklet()
    MailRoutineFactory.create(booklet=booklet, reminds=True, invites_newcomers=True)
    ReminderStepFactory.create(booklet=booklet, day=7)
    return booklet


def invited(booklet: Booklet, **said: Any) -> Participation:
    told = {"state": "invited", "invited_at": NINE - WEEK, **said}
    return ParticipationFactory.create(booklet=booklet, **told)


def run(booklet: Booklet, now: datetime = NINE) -> None:
    routine = MailRoutine.objects.get(booklet=booklet)
    with act_as_company(booklet.company_id):
        services.run_routine(routine_id=routine.id, now=now)
    freeze_all(booklet, now=now)


def recipients(nature: Nature = Nature.REMINDER) -> list[Any]:
    campaigns = Campaign.objects.filter(origin=MailingOrigin.AUTOMATIC, nature=nature)
    rows = Delivery.objects.filter(campaign__in=campaigns).order_by("place")
    return list(rows.values_list("participation_id", flat=True))


class TestReminders:
    def test_go_to_exactly_those_who_are_owed_one(self, booklet: Booklet):
        owed = invited(booklet)
        again = invited(
            booklet, state="to_reread", invited_at=NINE - 9 * WEEK, asked_at=NINE - WEEK
        )
        invited(booklet, invited_at=NINE - timedelta(days=3))
        invited(booklet, state="acknowledged")
        invited(booklet, reminders_off=True)
        invited(booklet, calendar_reminders=3)
        invited(booklet, reminded_at=NINE - timedelta(hours=47))
        invited(booklet, calendar_reminded_at=NINE + timedelta(seconds=1), reminded_at=NINE - WEEK)
        invited(booklet, person=PersonFactory.create(company_id=booklet.company_id, email=""))
        ParticipationFactory.create(booklet=booklet)

        run(booklet)

        assert set(recipients()) == {owed.id, again.id}

    def test_are_one_campaign_a_day_however_often_it_runs(self, booklet: Booklet):
        invited(booklet)

        for minutes in (0, 1, 300):
            run(booklet, NINE + timedelta(minutes=minutes))

        assert len(recipients()) == Campaign.objects.count() == 1

    def test_make_no_campaign_for_nobody_and_do_not_look_again_that_day(self, booklet: Booklet):
        run(booklet)
        invited(booklet)
        run(booklet, NINE + timedelta(hours=3))

        assert not Campaign.objects.exists()

    def test_wait_for_nine_and_for_an_open_day(self, booklet: Booklet):
        invited(booklet)

        run(booklet, NINE - timedelta(minutes=1))
        run(booklet, NINE + timedelta(days=5))  # a Sunday

        assert not Campaign.objects.exists()

    def test_do_not_double_what_still_waits(self, booklet: Booklet):
        invited(booklet)
        run(booklet)

        run(booklet, NINE + timedelta(days=1))

        assert len(recipients()) == 1

    def test_of_a_suspended_booklet_wait(self, booklet: Booklet):
        invited(booklet)
        Booklet.objects.filter(id=booklet.id).update(status=BookletStatus.SUSPENDED)

        run(booklet)

        assert not Campaign.objects.exists()

    def test_are_asked_for_by_nobody_where_no_receipt_is(self, booklet: Booklet):
        invited(booklet)
        Booklet.objects.filter(id=booklet.id).update(receipt_mode="none")

        run(booklet)

        assert not Campaign.objects.exists()


class TestNewcomers:
    def test_are_invited_by_one_campaign(self, booklet: Booklet):
        came = [ParticipationFactory.create(booklet=booklet, rule_id=uuid7()) for _ in range(2)]
        ParticipationFactory.create(booklet=booklet)  # added by hand, invited by hand

        run(booklet)

        assert set(recipients(Nature.INVITATION)) == {one.id for one in came}
        assert recipients() == []

    def test_are_not_where_it_is_switched_off(self, booklet: Booklet):
        ParticipationFactory.create(booklet=booklet, rule_id=uuid7())
        MailRoutine.objects.update(invites_newcomers=False)

        run(booklet)

        assert not Campaign.objects.exists()


class TestCallRoutines:
    def test_calls_those_whose_clock_shows_nine(
        self, booklet: Booklet, run_jobs: Callable[[], None]
    ):
        there = published_booklet()
        Company.objects.filter(id=there.company_id).update(timezone="Indian/Reunion")
        MailRoutineFactory.create(booklet=there, reminds=True)

        services.call_routines(now=NINE - timedelta(hours=3))  # nine in Saint-Denis

        assert [job.company_id for job in Job.objects.all()] == [there.company_id]

        MailRoutine.objects.filter(booklet=there).update(ran_on=NINE.date())
        services.call_routines(now=NINE)

        assert [job.company_id for job in Job.objects.order_by("id")] == [
            there.company_id,
            booklet.company_id,
        ]

    def test_calls_nobody_who_writes_nothing_by_itself(self, booklet: Booklet):
        MailRoutine.objects.update(reminds=False, invites_newcomers=False)

        services.call_routines(now=NINE)

        assert not Job.objects.exists()
