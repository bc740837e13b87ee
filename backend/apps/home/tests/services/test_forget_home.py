import pytest

from apps.home import services
from apps.home.factories import ConcernFactory, HomeVisitFactory
from apps.home.models import Concern, HomeVisit

pytestmark = pytest.mark.django_db


def test_a_company_that_is_gone_has_nothing_to_do():
    concern, other = ConcernFactory.create(), ConcernFactory.create()
    HomeVisitFactory.create(company_id=concern.company_id)

    services.forget_company(company_id=concern.company_id)

    assert list(Concern.objects.all()) == [other]
    assert not HomeVisit.objects.exists()


def test_an_account_that_is_gone_has_visited_nothing():
    visit, other = HomeVisitFactory.create(), HomeVisitFactory.create()

    services.forget_user(user_id=visit.user_id)

    assert list(HomeVisit.objects.all()) == [other]
