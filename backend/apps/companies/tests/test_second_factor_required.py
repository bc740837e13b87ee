"""Who must have a second factor, and what they can do until then."""

import pytest
from pytest_django import Settings

from apps.accounts.factories import SecondFactorFactory, UserFactory, browser_of
from apps.companies.factories import CompanyFactory, MembershipFactory
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create(second_factor_required=True)


def state(user):
    return browser_of(user).get("/api/auth/user").json()["second_factor"]


class TestACompanyThatAsksForIt:
    def test_asks_its_administrators(self, company):
        admin = MembershipFactory.create(company=company).user

        refused = browser_of(admin).get("/api/memberships")

        assert state(admin) == {"on": False, "required": True}
        assert (refused.status_code, refused.json()["code"]) == (403, "second_factor_required")

    def test_lets_them_in_once_they_have_one(self, company):
        admin = MembershipFactory.create(company=company).user
        SecondFactorFactory.create(user=admin)

        assert state(admin) == {"on": True, "required": True}
        assert browser_of(admin).get("/api/memberships").status_code == 200

    def test_an_application_that_never_gave_a_code_does_not_count(self, company):
        admin = MembershipFactory.create(company=company).user
        SecondFactorFactory.create(user=admin, confirmed_at=None)

        assert browser_of(admin).get("/api/memberships").status_code == 403

    @pytest.mark.parametrize("role", sorted(set(Role) - {Role.COMPANY_ADMIN}))
    def test_asks_nobody_else(self, company, role):
        member = MembershipFactory.create(company=company, role=role).user

        assert state(member) == {"on": False, "required": False}
        assert browser_of(member).get("/api/memberships").status_code == 200


class TestThePlatform:
    @pytest.mark.parametrize("asks", [True, False])
    def test_asks_its_super_administrators_unless_it_says_otherwise(
        self, settings: Settings, asks: bool
    ):
        settings.STAFF_SECOND_FACTOR = asks
        staff = UserFactory.create(super_admin=True)

        assert state(staff)["required"] is asks
        assert browser_of(staff).get("/api/memberships").status_code == (403 if asks else 200)

    def test_does_not_ask_the_editors_of_the_library(self, settings: Settings):
        settings.STAFF_SECOND_FACTOR = True

        assert state(UserFactory.create(library_editor=True))["required"] is False


class TestWhileActingAsSomebody:
    def test_the_administrators_own_factor_counts(self, company, settings: Settings):
        settings.STAFF_SECOND_FACTOR = True
        admin, staff = (
            MembershipFactory.create(company=company).user,
            UserFactory.create(super_admin=True),
        )
        SecondFactorFactory.create(user=staff)
        client = browser_of(staff)
        body = {"id_utilisateur": str(admin.id), "reason": "Demande par téléphone"}
        client.post("/api/admin/identity/switch", body, content_type="application/json")

        shown = client.get("/api/auth/user").json()

        assert shown["switched"]
        assert shown["second_factor"] == {"on": True, "required": True}
        assert client.get("/api/memberships").status_code == 200
