from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from apps.booklets.models import Booklet
from apps.emailing import services
from apps.emailing.factories import MailRoutineFactory, ReminderStepFactory
from apps.emailing.models import MailRoutine
from apps.journal.models import AuditEvent
from apps.participation.factories import ParticipationFactory
from apps.reading.factories import published_booklet
from shared.actor import Actor, Role
from shared.ids import uuid7

pytestmark = pytest.mark.django_db

EARLY = datetime(2027, 3, 16, 7, 30, tzinfo=UTC)  # half past eight in Paris, on a Tuesday
NINE = EARLY + timedelta(minutes=30)


@pytest.fixture
def booklet() -> Booklet:
    return published_booklet()


def keep(booklet: Booklet, *, now: datetime = EARLY, **said: Any) -> services.Routine:
    told: dict[str, Any] = {"reminds": True, "invites_newcomers": False, "days": [3, 6], **said}
    actor = Actor(user_id=uuid7(), company_id=booklet.company_id, role=Role.COMPANY_ADMIN)
    return services.set_reminders(actor=actor, booklet_id=booklet.id, now=now, **told)


def test_nothing_is_sent_until_somebody_says_so(booklet: Booklet):
    assert services.get_routine(booklet) == services.Routine(
        reminds=False, invites_newcomers=False, days=[]
    )


def test_keeps_what_was_said_and_writes_it_down_once(booklet: Booklet):
    for _ in range(2):
        keep(booklet)
    kept = keep(booklet, days=[4, 6, 20])

    assert services.get_routine(booklet) == kept
    assert AuditEvent.objects.filter(action="mail_routine.changed").count() == 2


def test_refuses_days_that_are_too_close_or_in_disorder(booklet: Booklet):
    for days in ([3, 4], [6, 3]):
        with pytest.raises(services.RemindersTooClose):
            keep(booklet, days=days)


@pytest.mark.parametrize(("now", "ran_on"), [(EARLY, None), (NINE, date(2027, 3, 16))])
def test_what_is_switched_on_after_nine_begins_on_the_next_day(
    booklet: Booklet, now: datetime, ran_on: date | None
):
    keep(booklet, now=now)

    assert MailRoutine.objects.get(booklet=booklet).ran_on == ran_on


class TestForeseen:
    def test_is_what_each_day_of_the_calendar_would_send(self, booklet: Booklet):
        for day in (3, 6):
            ReminderStepFactory.create(booklet=booklet, day=day)
        for days in (3, 6, 6, 1):
            ParticipationFactory.create(
                booklet=booklet, state="invited", invited_at=EARLY - timedelta(days=days)
            )
        ParticipationFactory.create(booklet=booklet, rule_id=uuid7())

        foreseen = services.foresee_reminders(booklet, now=EARLY)

        assert foreseen.day == date(2027, 3, 16)
        assert (foreseen.by_step, foreseen.newcomers) == ({3: 1, 6: 2}, 1)

    def test_is_of_the_next_open_day_once_it_has_run(self, booklet: Booklet):
        MailRoutineFactory.create(booklet=booklet, reminds=True, ran_on=date(2027, 3, 20))
        ReminderStepFactory.create(booklet=booklet, day=3)
        saturday = datetime(2027, 3, 20, 12, tzinfo=UTC)
        ParticipationFactory.create(
            booklet=booklet, state="invited", invited_at=saturday - timedelta(days=2)
        )

        foreseen = services.foresee_reminders(booklet, now=saturday)

        assert (foreseen.day, foreseen.by_step) == (date(2027, 3, 22), {3: 1})
