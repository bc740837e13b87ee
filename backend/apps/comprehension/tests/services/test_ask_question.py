"""What the door asks of the service; what comes to the door is in test_door."""

from datetime import UTC, date, datetime
from typing import Any
from uuid import UUID

import pytest

from apps.comprehension import selectors, services
from apps.comprehension.models import ReaderQuestion
from apps.comprehension.tests.asking import FOLDER, first_page, form_of
from apps.reading.selectors import find_door
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


def ask_at(booklet, now: datetime) -> ReaderQuestion:
    form = form_of(booklet)
    wanted: dict[str, Any] = {"block": "", "name": "", "reply_to": "", "ticket": ""}
    asked: dict[str, Any] = {name: form[name] for name in ("id", "page", "kind", "text")}
    door, page = find_door(slug=booklet.slug, hostname=None, now=now), UUID(first_page(booklet))
    assert door
    services.ask_question(
        door=door,
        asked=services.Asked(**asked, **wanted),
        shown=selectors.page_shown(booklet=booklet, bundle=FOLDER, page_id=page),
        address="203.0.113.7",
        now=now,
    )
    return ReaderQuestion.objects.get(sent_as=form["id"])


@pytest.mark.parametrize(
    ("now", "day", "afternoon"),
    [
        (datetime(2027, 3, 16, 10, 59, tzinfo=UTC), date(2027, 3, 16), False),
        (datetime(2027, 3, 16, 11, 0, tzinfo=UTC), date(2027, 3, 16), True),
        (datetime(2027, 3, 16, 23, 30, tzinfo=UTC), date(2027, 3, 17), False),
    ],
)
def test_knows_the_half_day_on_the_clock_of_the_company(booklet, now, day, afternoon):
    question = ask_at(booklet, now)

    assert (question.day, question.afternoon) == (day, afternoon)


def test_its_id_tells_no_hour(booklet):
    assert ask_at(booklet, datetime(2027, 3, 16, 10, tzinfo=UTC)).id.version == 4


def test_what_waits_in_the_booklet_is_counted_again(booklet):
    Job.objects.all().delete()

    ask_at(booklet, datetime(2027, 3, 16, 10, tzinfo=UTC))

    assert Job.objects.filter(name="home.refresh_booklet").count() == 1
