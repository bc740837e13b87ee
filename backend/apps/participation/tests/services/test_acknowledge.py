"""What a receipt does to a participation."""

from datetime import date

import pytest

from apps.companies.factories import SiteFactory
from apps.participation import services
from apps.participation.factories import ParticipationFactory
from apps.participation.tests.acting import NOW, sign
from apps.participation.tests.versions import page_id, publish, written
from apps.people.factories import PersonFactory
from apps.people.models import Signer, Signs

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
        receipt = services.Acknowledged(publication_id=online.id, part="", at=NOW)
        services.acknowledge(participation=one, receipt=receipt, now=NOW)


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


class TestWithARepresentative:
    @pytest.fixture
    def one(self, booklet):
        person = PersonFactory.create(
            company_id=booklet.company_id,
            signs=Signs.BOTH,
            representative={"name": "Paul Martin", "relation": "père", "until": "2027-12-31"},
        )
        return ParticipationFactory.create(booklet=booklet, person=person)

    @pytest.mark.parametrize("first", Signer)
    def test_both_sign_in_either_order(self, booklet, one, first):
        online = publish(booklet, "1.0", [written("a")])
        [second] = {*Signer} - {first}

        assert sign(one, online, signer=first).acknowledged_at is None
        assert sign(one, online, signer=second).state == "acknowledged"
        assert one.signed == {}

    def test_a_signature_of_another_version_does_not_complete_it(self, booklet, one):
        former = publish(booklet, "1.0", [written("a")])
        online = publish(booklet, "2.0", [written("a", "autre")], marked="a")

        sign(one, former, signer=Signer.PERSON)

        assert sign(one, online, signer=Signer.REPRESENTATIVE).acknowledged_at is None

    def test_chapters_are_signed_by_both_one_after_the_other(self, booklet, one):
        online = publish(booklet, "1.0", [written("a")], [written("b")])
        for signer in Signer:
            sign(one, online, "c1", signer)

        assert sign(one, online, "c2", Signer.PERSON).acknowledged_at is None
        assert sign(one, online, "c2", Signer.REPRESENTATIVE).state == "acknowledged"

    def test_who_need_not_sign_acknowledges_nothing(self, booklet, one):
        online = publish(booklet, "1.0", [written("a")])
        one.person.signs = Signs.REPRESENTATIVE
        one.person.save()

        assert sign(one, online, signer=Signer.PERSON).acknowledged_at is None
        assert sign(one, online, signer=Signer.REPRESENTATIVE).state == "acknowledged"

    def test_after_their_last_day_the_person_signs_alone(self, booklet, one):
        online = publish(booklet, "1.0", [written("a")])
        one.person.representative["until"] = "2027-01-31"
        one.person.save()

        assert sign(one, online).state == "acknowledged"

    def test_what_was_signed_is_enough_once_the_card_says_so(self, booklet, one):
        online = publish(booklet, "1.0", [written("a")])
        sign(one, online, signer=Signer.PERSON)
        one.person.signs = Signs.SELF
        one.person.save()

        services.follow_person(company_id=one.company_id, person_id=one.person_id, now=NOW)

        one.refresh_from_db()
        assert (one.state, one.acknowledged_at) == ("acknowledged", NOW)
