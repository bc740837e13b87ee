from typing import Any

import pytest

from apps.booklets.models import Booklet
from apps.emailing import services
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Delivery, LeftOut, Nature
from apps.emailing.tests.acting import NOW
from apps.emailing.tests.campaigns import a_launched_campaign
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.people.factories import PersonFactory
from apps.reading.factories import published_booklet

pytestmark = pytest.mark.django_db


def somebody(booklet: Booklet, email: str = "ines@example.com", **said: Any) -> Participation:
    person = PersonFactory.create(company_id=booklet.company_id, email=email)
    return ParticipationFactory.create(booklet=booklet, person=person, **said)


@pytest.fixture
def booklet() -> Booklet:
    """With one for each of some reasons, and two who are written to."""
    booklet = published_booklet()
    somebody(booklet, language="fr-FR", name="Berger Inès")
    somebody(booklet, language="en-GB", name="Abel Hugo")
    somebody(booklet, has_left=True)
    somebody(booklet, excluded_at=NOW)
    somebody(booklet, email="", name="Caron Léa")
    somebody(booklet, invited_at=NOW)
    return booklet


def count(booklet: Booklet, nature: Nature = Nature.INVITATION, **audience: Any) -> Any:
    return services.count_audience(booklet=booklet, nature=nature, audience=audience, now=NOW)


def names(booklet: Booklet, reason: str, limit: int = 50, cursor: str | None = None) -> Any:
    return services.list_audience(
        booklet=booklet,
        nature=Nature.INVITATION,
        audience={},
        reason=reason,
        cursor=cursor,
        limit=limit,
        now=NOW,
    )


def test_counts_who_is_written_to_and_why_the_others_are_not(booklet: Booklet):
    counted = count(booklet)

    assert (counted.people, counted.written_to) == (6, 2)
    assert counted.left_out == [
        (LeftOut.LEFT, 1),
        (LeftOut.EXCLUDED, 1),
        (LeftOut.NO_ADDRESS, 1),
        (LeftOut.ALREADY_INVITED, 1),
    ]
    assert sorted(counted.locales) == [("en-GB", 1), ("fr-FR", 1)]


def test_counts_what_a_launch_freezes(booklet: Booklet):
    counted = count(booklet)

    campaign = a_launched_campaign(booklet=booklet, nature=Nature.INVITATION)

    frozen = list(Delivery.objects.filter(campaign=campaign).values_list("reason", flat=True))
    assert len(frozen) == counted.people
    assert frozen.count("") == counted.written_to
    assert sorted(filter(None, frozen)) == sorted(str(reason) for reason, _ in counted.left_out)


def test_a_filter_or_a_list_narrows_it_and_the_launch_too(booklet: Booklet):
    one = somebody(booklet, email="lea@example.com", language="pt-PT", name="Durand Léa")
    narrow: list[dict[str, Any]] = [
        {"filter": {"language": "pt-PT"}},
        {"filter": {"search": "durand", "late": False}},
        {"participants": [str(one.id)]},
    ]
    Participation.objects.filter(id=one.id).update(words="durand lea")

    for audience in narrow:
        counted = count(booklet, **audience)
        campaign = a_launched_campaign(booklet=booklet, audience=audience)
        assert (counted.people, counted.written_to) == (1, 1)
        assert Delivery.objects.get(campaign=campaign).participation_id == one.id


def test_nobody_of_another_booklet_is_in_it(booklet: Booklet):
    stranger = ParticipationFactory.create()

    assert count(booklet, participants=[str(stranger.id)]).people == 0


def test_names_them_page_by_page(booklet: Booklet):
    first = names(booklet, "", limit=1)
    second = names(booklet, "", limit=1, cursor=first.next)

    assert [one.name for one in first.items + second.items] == ["Abel Hugo", "Berger Inès"]
    assert second.next is None
    assert [one.name for one in names(booklet, "no_address").items] == ["Caron Léa"]


def test_a_reminder_and_an_update_have_reasons_of_their_own(booklet: Booklet):
    somebody(booklet, state="acknowledged")

    assert (LeftOut.ACKNOWLEDGED, 1) in count(booklet, Nature.REMINDER).left_out
    assert (LeftOut.NOTHING_TO_REREAD, 5) in count(booklet, Nature.UPDATE).left_out


def test_a_booklet_without_participants_counts_nobody():
    campaign = CampaignFactory.create()

    counted = count(campaign.booklet)

    assert (counted.people, counted.written_to, counted.left_out) == (0, 0, [])
