"""What is done with participants."""

import sys
from datetime import date, timedelta
from typing import Any

import pytest

from apps.booklets.models import Booklet
from apps.journal.models import AuditEvent
from apps.participation import services, tasks
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.participation.tests.acting import NOW, TODAY, admin, link
from apps.reading.factories import published_booklet
from apps.reading.models import ReadingLink
from shared import errors
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet() -> Booklet:
    return published_booklet()


def change(
    booklet: Booklet, act: services.Act, *ones: Participation, reason: str = "", **changes: Any
) -> Any:
    return services.change_participants(
        actor=admin(booklet.company_id),
        booklet_id=booklet.id,
        act=act,
        participant_ids=[one.id for one in ones],
        wanted=None,
        reason=reason,
        changes=changes,
        now=NOW,
    )


def test_handed_over_by_hand_has_a_due_day_and_is_said_once(booklet):
    one = ParticipationFactory.create(booklet=booklet)

    change(booklet, "invite", one)
    change(booklet, "invite", one)

    one.refresh_from_db()
    assert (one.state, one.invited_at, one.due_on) == ("invited", NOW, date(2027, 3, 23))


def test_who_is_excluded_has_no_way_in_and_comes_back_where_they_stood(booklet):
    one = ParticipationFactory.create(booklet=booklet, invited_at=NOW)
    link(one)

    change(booklet, "exclude", one, reason="Parti en congé")
    one.refresh_from_db()
    assert (one.state, one.due_on, one.excluded_reason) == ("excluded", None, "Parti en congé")
    assert ReadingLink.objects.get(participation_id=one.id).revoked_at == NOW
    with pytest.raises(services.NoLink):
        link(one)

    change(booklet, "restore", one)
    one.refresh_from_db()
    assert (one.state, one.due_on) == ("invited", date(2027, 3, 23))


def test_somebody_of_another_booklet_is_not_found(booklet):
    with pytest.raises(errors.NotFound):
        change(booklet, "invite", ParticipationFactory.create())


def test_nothing_is_handed_to_who_has_left(booklet):
    one = ParticipationFactory.create(booklet=booklet, has_left=True, state="left")

    change(booklet, "invite", one)

    one.refresh_from_db()
    assert (one.state, one.invited_at) == ("left", None)


def test_another_due_day_for_several_is_one_line_of_the_journal(booklet):
    ones = ParticipationFactory.create_batch(2, booklet=booklet, invited_at=NOW)

    assert change(booklet, "update", *ones, due_on=date(2027, 4, 1)) == (2, 0)

    for one in ones:
        one.refresh_from_db()
        assert (one.state, one.due_on) == ("invited", date(2027, 4, 1))
    [line] = AuditEvent.objects.filter(action="participation.updated")
    assert line.after == {"participants": 2, "due_on": "2027-04-01"}


@pytest.mark.parametrize("changes", [{"language": "xx-XX"}, {"due_on": TODAY - timedelta(1)}])
def test_what_one_may_not_have_nobody_gets(booklet, changes):
    one = ParticipationFactory.create(booklet=booklet, due_on=TODAY, invited_at=NOW)

    with pytest.raises(errors.Invalid):
        change(booklet, "update", one, **changes)


def test_more_than_a_thousand_are_updated_by_jobs(booklet, monkeypatch):
    module = sys.modules["apps.participation.services.change_participants"]
    monkeypatch.setattr(module, "AT_ONCE", 1)
    ones = ParticipationFactory.create_batch(2, booklet=booklet, invited_at=NOW)
    later = date(2027, 4, 1)

    with act_as_company(booklet.company_id):
        assert change(booklet, "update", *ones, due_on=later) == (0, 2)
    for job in Job.objects.filter(name="participation.change"):
        tasks.change(**job.payload)

    for one in ones:
        one.refresh_from_db()
        assert one.due_on == later
