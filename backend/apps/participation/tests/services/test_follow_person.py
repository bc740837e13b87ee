import pytest

from apps.companies.factories import SiteFactory
from apps.participation import services
from apps.participation.models import Participation
from apps.participation.tests.acting import NOW, signed
from apps.participation.tests.versions import page_id, publish, written

pytestmark = pytest.mark.django_db


def state_of(one: Participation) -> str:
    one.refresh_from_db()
    return one.state


def test_another_site_brings_its_pages_and_going_back_takes_them_away(booklet):
    aubrac = SiteFactory.create(company=booklet.company)
    millau = SiteFactory.create(company=booklet.company)
    publish(booklet, "1.0", [written("a"), written("b", sites=[str(aubrac.id)])])
    one = signed(booklet, site=millau)

    def move(site) -> None:
        one.person.site = site
        one.person.save()
        services.follow_person(company_id=one.company_id, person_id=one.person_id, now=NOW)

    move(aubrac)
    assert (state_of(one), one.reread_reason, one.site_id) == ("to_reread", "site", aubrac.id)
    assert one.reread_pages == [page_id("b")]
    move(millau)
    assert (state_of(one), one.reread_reason) == ("acknowledged", "")
