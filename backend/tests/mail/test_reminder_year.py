"""A year of mornings through the real job, in zones of the Republic: what is owed and nothing else, never too much."""

import os
import random
from collections import defaultdict
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from uuid import UUID
from zoneinfo import ZoneInfo

import pytest

from apps.booklets.models import Booklet
from apps.companies.models import Company
from apps.emailing import services
from apps.emailing.calendar import MOST_REMINDERS, REMINDERS_APART, is_quiet, is_reminder_owed
from apps.emailing.factories import MailRoutineFactory, ReminderStepFactory
from apps.emailing.models import Campaign, CampaignState, Delivery, MailRoutine
from apps.emailing.tests.calendar.zones import ZONES
from apps.emailing.tests.campaigns import freeze_all
from apps.participation import services as participation
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.reading.factories import published_booklet
from shared.tenancy.scope import act_as_company
from tests.figures import FOLDER, KEPT, Figures

pytestmark = pytest.mark.django_db

CHANGING = [ZoneInfo("Europe/Paris"), ZoneInfo("America/Miquelon")]  # their clocks
WHOLE = bool(os.environ.get("WHOLE_YEAR"))  # and every zone: `make reminder-years`
WANTED = ZONES if WHOLE else CHANGING
PEOPLE = 8
YEAR = [date(2027, 1, 1) + timedelta(days=day) for day in range(365)]
CHANGES = [day for day in YEAR if (3, 8) <= (day.month, day.day) <= (4, 2) or day.month == 11]
LIVED = YEAR if WHOLE else CHANGES
LAST_STEP = (
    90 if WHOLE else 20
)  # of a calendar: the first of who is invited on the first day is lived


class Year:
    """One booklet, its people, and everything that was sent to them."""

    def __init__(self, zone: ZoneInfo, chance: random.Random) -> None:
        self.zone, self.chance = zone, chance
        self.booklet: Booklet = published_booklet()
        Company.objects.filter(id=self.booklet.company_id).update(timezone=str(zone))
        self.days = self._some_days()
        MailRoutineFactory.create(booklet=self.booklet, reminds=True)
        for day in self.days:
            ReminderStepFactory.create(booklet=self.booklet, day=day)
        self.people = [self._invited(LIVED[0])]
        self.people += [self._invited_before(chance.choice(LIVED)) for _ in range(PEOPLE - 1)]
        self.sent: defaultdict[UUID, list[datetime]] = defaultdict(list)
        self.by_hand: defaultdict[UUID, list[datetime]] = defaultdict(list)

    def live(self, day: date) -> None:
        """At nine or, after a failure, later, and once more; then somebody reminds by hand."""
        nine = datetime.combine(day, time(9), self.zone).astimezone(UTC)
        for now in (nine, nine + timedelta(minutes=self.chance.randrange(15 * 60))):
            self._run(now)
        if self.chance.random() < 0.1:
            one, at = self.chance.choice(self.people), nine + timedelta(hours=3)
            self._note(one.id, at, by_calendar=False)
            self.by_hand[one.id].append(at)

    def _run(self, now: datetime) -> None:
        owed = {one.id for one in self.people if self._is_owed(one, now)}
        ran_before = MailRoutine.objects.get(booklet=self.booklet).ran_on
        with act_as_company(self.booklet.company_id):
            services.run_routine(
                routine_id=MailRoutine.objects.get(booklet=self.booklet).id, now=now
            )
        freeze_all(Booklet.objects.get(id=self.booklet.id), now=now)
        if MailRoutine.objects.get(booklet=self.booklet).ran_on == ran_before:
            owed = set()  # not its hour, or it ran today
        assert self._send(now) == owed

    def _send(self, now: datetime) -> set[UUID]:
        """As the loop would, at once."""
        sending = Campaign.objects.filter(booklet=self.booklet, state=CampaignState.SENDING)
        rows = Delivery.objects.filter(campaign__in=sending, state="pending")
        found = set(rows.values_list("participation_id", flat=True))
        for one in found:
            self._note(one, now, by_calendar=True)
            self.sent[one].append(now)
        rows.update(state="sent", sent_at=now)
        sending.update(state=CampaignState.DONE)
        return found

    def _is_owed(self, one: Participation, now: datetime) -> bool:
        assert one.invited_at
        return is_reminder_owed(
            handed_at=one.invited_at,
            days=self.days,
            sent=self.sent[one.id],
            by_hand=self.by_hand[one.id],
            now=now,
            zone=self.zone,
        )

    def _note(self, one: UUID, at: datetime, *, by_calendar: bool) -> None:
        participation.note_reminded(
            booklet=self.booklet, participation_ids=[one], by_calendar=by_calendar, now=at
        )

    def _some_days(self) -> list[int]:
        return sorted(self.chance.sample(range(1, LAST_STEP + 1), self.chance.randint(1, 3)))

    def _invited_before(self, day: date) -> Participation:
        return self._invited(day, earlier=timedelta(minutes=self.chance.randrange(40 * 24 * 60)))

    def _invited(self, day: date, earlier: timedelta = timedelta()) -> Participation:
        at = datetime.combine(day, time.min, UTC) - earlier
        return ParticipationFactory.create(booklet=self.booklet, state="invited", invited_at=at)


@pytest.fixture(scope="module")
def lived() -> Iterator[list[Year]]:
    """Years without a fault."""
    years: list[Year] = []
    yield years
    Figures("make reminder-years", folder=KEPT if WHOLE else FOLDER).note(
        "Reminders",
        "years of automatic reminders with one too many, too soon, in quiet time, or missing",
        f"{len(WANTED) - len(years)} of {len(WANTED)} zones ({len(LIVED)} days,"
        f" {sum(sum(map(len, year.sent.values())) for year in years)} reminders)",
        goal="0",
        met=len(years) == len(WANTED),
    )


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("zone", WANTED, ids=str)
def test_a_year_of_reminders(zone: ZoneInfo, lived: list[Year]):
    year = Year(zone, random.Random(f"{zone} {datetime.now(UTC).date()}"))

    for day in LIVED:
        year.live(day)

    assert sum(map(len, year.sent.values())) > 0
    for one, sent in year.sent.items():
        every = sorted([*sent, *year.by_hand[one]])
        assert len(sent) <= MOST_REMINDERS
        assert not any(is_quiet(at, zone=zone) for at in sent)
        assert all(at - other >= REMINDERS_APART for at in sent for other in every if other < at)
    lived.append(year)
