"""What a receipt does to a participation."""

from datetime import date

import pytest

from apps.companies.factories import SiteFactory
from apps.participation import services
from apps.participation.factories import ParticipationFactory
from apps.participation.tests.acting import NOW, sign
from apps.participation.tests.versions import page_id, publish, written
from apps.people.factories import PersonFactory

pytestmark = pytest.mark.django_db


def test_the_whole_version_is_acknowledged(booklet):
    online = publish(booklet, "1.0", [written("a")])
    one = ParticipationFactory.create(booklet=booklet, due_on=date(2027, 3, 20))

    sign(one, online)

    assert (one.state, one.acknowledged_at, one.due_on) == ("acknowledged", NOW, None)
    assert one.acknowledged_publication_id == online.id


def test_it_takes_one_statement(booklet, django_assert_num_queries):
    online = publish(booklet, "1.0", [written("a")])
    one = ParticipationFactory.create(booklet=booklet)

    with django_assert_num_queries(1):
        services.acknowledge(participation=one, publication_id=online.id, part="", at=NOW, now=NOW)


def test_a_former_version_is_acknowledged_and_what_changed_since_is_asked(booklet):
    former = publish(booklet, "1.0", [written("a"), written("b")])
    publish(booklet, "2.0", [written("a", "autre"), written("b")], marked="a")
    one = ParticipationFactory.create(booklet=booklet)

    sign(one, former)

    assert (one.state, one.reread_reason) == ("to_reread", "version")
    assert (one.reread_pages, one.due_on) == ([page_id("a")], date(2027, 3, 23))


def test_a_receipt_that_comes_late_takes_nothing_back(booklet):
    former = publish(booklet, "1.0", [written("a")])
    online = publish(booklet, "2.0", [written("a", "autre")], marked="a")
    one = ParticipationFactory.create(booklet=booklet)

    sign(sign(one, online), former)

    assert (one.state, one.acknowledged_publication_id) == ("acknowledged", online.id)


def test_the_new_receipt_ends_the_reading_again(booklet):
    former = publish(booklet, "1.0", [written("a")])
    one = sign(ParticipationFactory.create(booklet=booklet), former)
    online = publish(booklet, "2.0", [written("a", "autre")], marked="a")

    sign(sign(one, former), online)

    assert (one.state, one.reread_pages) == ("acknowledged", [])


def test_chapter_by_chapter_the_last_of_those_that_concern_them_completes_it(booklet):
    chapters = ([written("a")], [written("b")], [written("c", jobs=["Cuisinier"])])
    online = publish(booklet, "1.0", *chapters)
    waiter = PersonFactory.create(company_id=booklet.company_id, job="Serveur")
    one = ParticipationFactory.create(booklet=booklet, person=waiter)

    assert sign(one, online, "c1").state == "to_invite"
    assert sign(one, online, "c2").state == "acknowledged"


def test_a_chapter_of_a_former_version_counts_while_nothing_in_it_is_to_be_read_again(booklet):
    former = publish(booklet, "1.0", [written("a")], [written("b")])
    one, other = (ParticipationFactory.create(booklet=booklet) for _ in range(2))
    sign(one, former, "c1")
    sign(other, former, "c2")
    online = publish(booklet, "2.0", [written("a", "autre")], [written("b")], marked="a")

    assert sign(one, online, "c2").acknowledged_at is None
    assert sign(other, online, "c1").state == "acknowledged"


def test_it_keeps_the_site_and_the_job_of_that_day(booklet):
    online = publish(booklet, "1.0", [written("a")])
    site = SiteFactory.create(company=booklet.company)
    cook = PersonFactory.create(company_id=booklet.company_id, site=site, job="Cuisinière")

    one = sign(ParticipationFactory.create(booklet=booklet, person=cook), online)

    assert (one.acknowledged_site_id, one.acknowledged_job) == (site.id, "cuisiniere")
