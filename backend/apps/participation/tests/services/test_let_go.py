"""People who leave, come back, or are forgotten; places and booklets that go."""

from datetime import UTC, datetime

import pytest

from apps.booklets.events import BookletLeavesTrash
from apps.companies.events import CompanyPurged, SiteRemoved
from apps.companies.factories import SiteFactory
from apps.participation import services, subscribers
from apps.participation.factories import (
    ParticipationFactory,
    ParticipationRuleFactory,
    SegmentFactory,
)
from apps.participation.grants import link_token
from apps.participation.models import Participation, ParticipationRule, Segment
from apps.people.events import PersonForgotten, PersonLeft, PersonsAdded
from apps.reading import services as reading
from apps.reading.models import ReadingLink
from shared.events import announce
from shared.ids import uuid7
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


@pytest.fixture
def one() -> Participation:
    """Who was handed a booklet and holds their link."""
    made = ParticipationFactory.create(invited_at=NOW, due_on=NOW.date(), state="invited")
    token = link_token(participation_id=made.id, epoch=1)
    reading.keep_links(booklet=made.booklet, tokens={made.id: token})
    return made


def of(one: Participation) -> dict[str, object]:
    return {"company_id": one.company_id, "person_id": one.person_id}


def test_who_leaves_is_asked_nothing_and_their_link_opens_nothing(one):
    announce(PersonLeft(**of(one)))

    one.refresh_from_db()
    assert (one.state, one.due_on, one.link_epoch) == ("left", None, 2)
    assert ReadingLink.objects.get(participation_id=one.id).revoked_at


def test_who_comes_back_stands_where_they_stood(one):
    announce(PersonLeft(**of(one)))
    with act_as_company(one.company_id):
        announce(PersonsAdded(company_id=one.company_id, person_ids=(one.person_id,)))

    one.refresh_from_db()
    assert (one.state, one.due_on is None) == ("invited", False)
    assert Job.objects.filter(name="participation.fit_persons").exists()


def test_who_is_forgotten_leaves_a_link_of_nobody(one):
    announce(PersonForgotten(**of(one)))

    assert not Participation.objects.filter(id=one.id).exists()
    (link,) = ReadingLink.objects.filter(booklet=one.booklet)
    assert (link.participation_id, link.label, link.revoked_at is None) == (None, "", False)


def test_a_booklet_takes_its_participants_along(one):
    ParticipationRuleFactory.create(booklet=one.booklet)
    SegmentFactory.create(booklet=one.booklet)
    stays = ParticipationFactory.create(company_id=one.company_id)

    gone = BookletLeavesTrash(company_id=one.company_id, booklet_id=one.booklet_id)
    subscribers.forget_participants(gone)  # others would ask whether it is so

    assert [left.id for left in Participation.objects.all()] == [stays.id]
    assert not ParticipationRule.objects.exists()
    assert not Segment.objects.exists()


def test_a_purged_company_has_handed_nothing_to_anybody(one):
    other = ParticipationFactory.create()

    subscribers.forget_everybody(CompanyPurged(company_id=one.company_id))

    expected = [] if other.company_id == one.company_id else [other.id]
    assert [left.id for left in Participation.objects.all()] == expected


def test_a_place_that_is_given_up_is_in_no_list_and_no_rule(one):
    site, other = (SiteFactory.create(company=one.booklet.company) for _ in range(2))
    Participation.objects.update(site_id=site.id)
    only, both = (
        ParticipationRuleFactory.create(booklet=one.booklet, conditions={"sites": sites})
        for sites in ([str(site.id)], [str(site.id), str(other.id)])
    )

    announce(SiteRemoved(company_id=one.company_id, site_id=site.id))

    one.refresh_from_db()
    assert one.site_id is None
    assert {rule.id: rule.conditions for rule in ParticipationRule.objects.all()} == {
        both.id: {"sites": [str(other.id)]}
    }
    assert only.id != both.id


def test_a_rule_stays_under_the_name_that_an_erased_account_leaves(one):
    author = uuid7()
    rule = ParticipationRuleFactory.create(
        booklet=one.booklet, by_id=author, by_name="Camille Vidal"
    )

    services.erase_user_traces(user_id=author, name="Compte supprimé")

    rule.refresh_from_db()
    assert rule.by_name == "Compte supprimé"


class TestViewsOfWhoIsForgotten:
    def test_go_with_their_name(self, one):
        person = one.person
        SegmentFactory.create(
            booklet=one.booklet, name=f"Suivi : {person.last_name} {person.first_name}"
        )
        kept = SegmentFactory.create(booklet=one.booklet, name="Sans e-mail")

        announce(PersonForgotten(**of(one)))

        assert list(Segment.objects.all()) == [kept]

    def test_go_when_they_searched_for_them_alone(self, one):
        other = ParticipationFactory.create(booklet=one.booklet)
        alone, both = (
            SegmentFactory.create(booklet=one.booklet, filters={"search": search})
            for search in (one.person.reference, one.person.first_name)
        )
        nobody = SegmentFactory.create(booklet=one.booklet, filters={"search": "Personne"})

        announce(PersonForgotten(**of(one)))

        assert other.person.first_name == one.person.first_name
        assert set(Segment.objects.all()) == {both, nobody}
        assert alone not in Segment.objects.all()
