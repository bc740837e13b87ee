import pytest

from apps.companies.factories import MembershipFactory, SiteFactory
from apps.companies.models import Company, Membership, Site
from shared.actor import Actor, PlatformRole
from shared.tenancy import act_as

pytestmark = pytest.mark.django_db


class TestActAs:
    def test_is_left_as_it_was_found(self):
        SiteFactory.create()

        with act_as(Actor()):
            assert Site.objects.count() == 0

        assert Site.objects.count() == 1

    def test_shows_somebody_their_own_memberships_and_companies(self):
        mine = MembershipFactory.create()
        MembershipFactory.create(company=mine.company)
        MembershipFactory.create()

        with act_as(Actor(user_id=mine.user_id)):
            assert list(Membership.objects.all()) == [mine]
            assert list(Company.objects.all()) == [mine.company]

    def test_shows_super_administrators_every_company(self):
        SiteFactory.create_batch(2)

        with act_as(Actor(platform_role=PlatformRole.SUPER_ADMIN)):
            assert Site.objects.count() == 2


class TestVisibleTo:
    def test_is_empty_without_a_company(self):
        SiteFactory.create()

        assert not Site.objects.visible_to(Actor()).exists()
