"""Members who may not read any more, before their pass is over."""

from datetime import timedelta

import pytest
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.booklets.models import Booklet
from apps.companies import services as companies
from apps.companies.models import Membership
from apps.publishing.events import ReadingChanged
from apps.reading import selectors, services
from apps.reading.grants import COOKIE
from apps.reading.models import EdgeEntry, EndedPass, ReadingMode
from apps.reading.tests.doors import come_as_member, kept
from apps.reading.tests.people import NOW, TODAY, acting, admin, member
from shared.actor import Role
from shared.events import announce

pytestmark = pytest.mark.django_db


@pytest.fixture
def person(booklet: Booklet) -> Membership:
    kept(booklet, ReadingMode.SIGNED_IN)
    announce(ReadingChanged(company_id=booklet.company_id, booklet_id=booklet.id))
    return member(booklet.company_id, Role.TRANSLATOR)


def grant(booklet: Booklet, person: Membership) -> str:
    """Whose pass it is that they get at the door."""
    answer = come_as_member(booklet, browser_of(person.user))
    return str(answer.cookies[COOKIE].value.split(".")[1])


def refused(booklet: Booklet) -> list[str]:
    return list(EdgeEntry.objects.get(booklet_id=booklet.id).content["revoked"])


def remove(booklet: Booklet, person: Membership) -> None:
    companies.remove_member(
        actor=admin(booklet.company_id),
        user_id=person.user_id,
        membership_id=person.id,
        now=NOW,
    )


def suspend(booklet: Booklet, person: Membership) -> None:
    companies.suspend_user(actor=admin(booklet.company_id), user_id=person.user_id, now=NOW)


def erase(booklet: Booklet, person: Membership) -> None:
    companies.delete_user(actor=admin(booklet.company_id), user_id=person.user_id, now=NOW)


def set_last_day(booklet: Booklet, person: Membership) -> None:
    changes = {"role": "auditor", "ends_on": TODAY}
    companies.update_user(
        actor=admin(booklet.company_id), user_id=person.user_id, changes=changes, now=NOW
    )


@pytest.mark.parametrize("act", [remove, suspend, erase, set_last_day])
def test_whoever_loses_the_right_is_named_to_the_edges(booklet, person, act):
    known, colleague = grant(booklet, person), grant(booklet, member(booklet.company_id))

    act(booklet, person)

    assert refused(booklet) == [known]
    assert colleague != known


def test_whoever_is_restored_comes_in_with_another_pass(booklet, person):
    known = grant(booklet, person)
    suspend(booklet, person)
    companies.restore_user(actor=admin(booklet.company_id), user_id=person.user_id, now=NOW)
    person.user.refresh_from_db()

    another = grant(booklet, person)
    suspend(booklet, person)

    assert another != known
    assert refused(booklet) == [known, another]


def test_what_could_not_be_open_any_more_is_not_named(booklet, person):
    suspend(booklet, person)
    EndedPass.objects.update(ended_at=timezone.now() - timedelta(hours=9))

    announce(ReadingChanged(company_id=booklet.company_id, booklet_id=booklet.id))

    assert refused(booklet) == []


def test_an_auditor_reads_until_their_last_day_is_over(booklet, person):
    set_last_day(booklet, person)
    door = selectors.find_door(slug=booklet.slug, hostname="localhost", now=NOW)
    midnight = selectors.end_of_day(TODAY, booklet.company)
    late = midnight - timedelta(hours=1)

    entered = services.let_in_member(door=door, actor=acting(person), now=late)

    assert entered.until == midnight


def test_the_clock_that_is_given_says_which_day_it_is(booklet, person):
    set_last_day(booklet, person)
    door = selectors.find_door(slug=booklet.slug, hostname="localhost", now=NOW)

    tomorrow = NOW + timedelta(days=1)

    assert services.let_in_member(door=door, actor=acting(person), now=tomorrow) is None
