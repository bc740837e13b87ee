"""COM4: a question that nobody answers is on the home of its managers after three working days, and not before."""

from datetime import UTC, date, datetime, timedelta
from uuid import UUID, uuid4

import pytest

from apps.accounts.factories import browser_of
from apps.accounts.models import User
from apps.booklets.factories import BookletFactory
from apps.comprehension import selectors as comprehension
from apps.comprehension import services
from apps.comprehension.factories import ReaderQuestionFactory
from apps.home.services import refresh_concerns
from apps.home.tests.people import admin
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Edition, PublicationContent
from apps.reading.factories import ReadingAccessFactory
from apps.reading.selectors import find_door

FOLDER = "0123456789abcdef"

pytestmark = pytest.mark.django_db


def asked_at(now: datetime):
    """A booklet about which a reader asks something at this moment, through the service of the door."""
    booklet = PublicationFactory.create(at=now).booklet
    Edition.objects.filter(publication__booklet=booklet).update(bundle=FOLDER + "0" * 48)
    ReadingAccessFactory.create(booklet=booklet)
    content = PublicationContent.objects.get(publication=booklet.publication_id).content
    page = UUID(content["chapters"][0]["pages"][0]["id"])
    door = find_door(slug=booklet.slug, hostname=None, now=now)
    assert door
    words = {"kind": "question", "text": "Où ?", "block": "", "name": "", "reply_to": ""}
    services.ask_question(
        door=door,
        asked=services.Asked(id=uuid4(), page=page, ticket="", **words),
        shown=comprehension.page_shown(booklet=booklet, bundle=FOLDER, page_id=page),
        address="203.0.113.7",
        now=now,
    )
    return booklet


@pytest.fixture
def booklet():
    return BookletFactory.create(plan={})


def lines_at_five(booklet, day: date) -> list[dict[str, object]]:
    """What a manager finds in the morning of this day."""
    now = datetime(day.year, day.month, day.day, 3, 2, tzinfo=UTC)  # 5:02 in Paris, in summer time
    refresh_concerns(company_id=booklet.company_id, now=now)
    actor = admin(booklet.company_id)
    assert actor.user_id
    user = User.objects.get(id=actor.user_id)
    told = browser_of(user).get("/api/home?part=todo").json()
    return [one for one in told["todo"]["lines"] if one["kind"] == "unanswered_question"]


@pytest.mark.parametrize(
    ("now", "shown"),
    [
        (datetime(2026, 4, 2, 9, tzinfo=UTC), date(2026, 4, 9)),  # Easter Monday is the 6th
        (datetime(2026, 4, 29, 9, tzinfo=UTC), date(2026, 5, 6)),  # the 1st of May is a Friday
        (datetime(2026, 7, 6, 9, tzinfo=UTC), date(2026, 7, 10)),
    ],
)
def test_it_is_there_on_that_day_and_not_before(now, shown):
    booklet = asked_at(now)

    for ahead in range((shown - now.date()).days):
        assert lines_at_five(booklet, now.date() + timedelta(days=ahead)) == []
    (line,) = lines_at_five(booklet, shown)

    assert (line["rank"], line["count"]) == (5, 1)
    assert line["due_on"] == (shown - timedelta(days=1)).isoformat()


def test_it_is_gone_once_it_is_answered(booklet):
    question = ReaderQuestionFactory.create(
        booklet=booklet, day=date(2026, 7, 6), due_on=date(2026, 7, 9)
    )
    assert lines_at_five(booklet, date(2026, 7, 10))

    services.answer_question(
        actor=admin(booklet.company_id),
        booklet_id=booklet.id,
        question_id=question.id,
        answer="Dans le placard.",
        now=datetime(2026, 7, 10, 9, tzinfo=UTC),
    )

    assert lines_at_five(booklet, date(2026, 7, 10)) == []
