"""Around the values: who may look after one, and the places that may have their own."""

import pytest

from apps.accounts.factories import browser_of
from apps.accounts.models import UserStatus
from apps.companies.factories import MembershipFactory, SiteFactory
from shared.actor import Role

pytestmark = pytest.mark.django_db


def manager():
    return MembershipFactory.create(role=Role.BOOKLET_MANAGER)


def test_colleagues_are_told_by_name():
    membership = manager()
    colleague = MembershipFactory.create(company=membership.company).user

    told = browser_of(membership.user).get("/api/values/people").json()["items"]

    assert {"id": str(colleague.id), "name": colleague.full_name} in told
    assert len(told) == 2


def test_strangers_and_suspended_colleagues_look_after_nothing():
    membership = manager()
    MembershipFactory.create(company=membership.company, user__status=UserStatus.SUSPENDED)
    MembershipFactory.create()

    told = browser_of(membership.user).get("/api/values/people").json()["items"]

    assert [person["id"] for person in told] == [str(membership.user.id)]


def test_sites_are_those_of_the_company():
    membership = manager()
    site = SiteFactory.create(company=membership.company)
    SiteFactory.create()

    told = browser_of(membership.user).get("/api/values/sites").json()["items"]

    assert told == [{"id": str(site.id), "name": site.name}]


@pytest.mark.parametrize(
    ("role", "path", "status"),
    [
        (Role.WRITER, "people", 403),
        (Role.WRITER, "sites", 200),
        (Role.AUDITOR, "people", 403),
        (Role.AUDITOR, "sites", 200),
    ],
)
def test_roles(role, path, status):
    client = browser_of(MembershipFactory.create(role=role).user)

    assert client.get(f"/api/values/{path}").status_code == status
