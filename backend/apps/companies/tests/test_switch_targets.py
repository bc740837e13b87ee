from typing import Any
from urllib.parse import urlencode

import pytest
from django.test import Client
from django.utils import timezone

from apps.accounts.factories import UserFactory, browser_of
from apps.accounts.models import Session, User
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.companies.models import Company, CompanyStatus
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def company() -> Company:
    return CompanyFactory.create(name="Maison Aubrac")


@pytest.fixture
def admin(company: Company) -> Client:
    return browser_of(MembershipFactory.create(company=company).user)


@pytest.fixture
def platform() -> Client:
    return browser_of(UserFactory.create(super_admin=True, last_name="Zola"))


def member(company: Company, role: Role = Role.WRITER, **user: Any) -> User:
    return MembershipFactory.create(
        company=company, role=role, **{f"user__{name}": value for name, value in user.items()}
    ).user


def found(client: Client, **query: object) -> list[dict[str, Any]]:
    answer = client.get(f"/api/admin/identity/targets?{urlencode(query)}")
    assert answer.status_code == 200, answer.content
    items: list[dict[str, Any]] = answer.json()["items"]
    return items


def names(items: list[dict[str, Any]]) -> list[str]:
    return [item["last_name"] for item in items]


class TestListSwitchTargets:
    def test_shows_where_each_works_and_that_one_may(self, company: Company, admin: Client):
        member(company, first_name="Awa", last_name="Diop", email="awa@exemple.test")

        (awa,) = found(admin)

        assert (awa["first_name"], awa["email"], awa["platform_role"]) == (
            "Awa",
            "awa@exemple.test",
            "none",
        )
        assert (awa["role"], awa["company_name"], awa["companies"]) == (
            "writer",
            "Maison Aubrac",
            1,
        )
        assert (awa["allowed"], awa["obstacle"], awa["last_seen"]) == (True, None, None)

    @pytest.mark.parametrize(
        ("status", "obstacle"), [("invited", "not_active_yet"), ("suspended", "not_active")]
    )
    def test_says_why_not(self, company: Company, admin: Client, status: str, obstacle: str):
        member(company, status=status)

        (person,) = found(admin)

        assert (person["allowed"], person["obstacle"]) == (False, obstacle)

    def test_is_silent_on_what_somebody_does_elsewhere(self, company: Company, admin: Client):
        equal = member(company, Role.COMPANY_ADMIN, last_name="Abel")
        busy = member(company, last_name="Brun")
        MembershipFactory.create(user=busy, role=Role.WRITER, company__name="Ailleurs")

        shown = found(admin)

        assert names(shown) == [equal.last_name, busy.last_name]
        assert [(item["obstacle"], item["companies"]) for item in shown] == [
            ("out_of_reach", 1),
            ("out_of_reach", 1),
        ]
        assert "Ailleurs" not in str(shown)

    def test_leaves_out_oneself_the_deleted_and_strangers(self, company: Company, admin: Client):
        member(company, status="deleted")
        member(CompanyFactory.create())

        assert found(admin) == []
        assert found(admin, company=CompanyFactory.create().id) == []

    def test_shows_everybody_to_the_platform_and_one_company_on_demand(
        self, company: Company, platform: Client
    ):
        member(company, last_name="Abel")
        elsewhere = CompanyFactory.create()
        member(elsewhere, Role.COMPANY_ADMIN, last_name="Brun")
        UserFactory.create(library_editor=True, last_name="Cros")
        UserFactory.create(super_admin=True, last_name="Dax")

        assert [(item["last_name"], item["allowed"]) for item in found(platform)] == [
            ("Abel", True),
            ("Brun", True),
            ("Cros", True),
            ("Dax", False),
        ]
        assert names(found(platform, company=elsewhere.id)) == ["Brun"]

    def test_shows_the_company_that_is_open_first(self, company: Company, platform: Client):
        closed = CompanyFactory.create(status=CompanyStatus.SUSPENDED)
        person = member(closed)
        MembershipFactory.create(user=person, company=company, role=Role.TRANSLATOR)

        (shown,) = found(platform)

        assert (shown["company_name"], shown["role"], shown["companies"]) == (
            "Maison Aubrac",
            "translator",
            2,
        )

    @pytest.mark.parametrize("search", ["éloïse", "ELOISE lefevre", "eloise@ex", ""])
    def test_finds_by_name_and_address(self, company: Company, admin: Client, search: str):
        member(company, first_name="Éloïse", last_name="Lefèvre", email="eloise@exemple.test")

        assert names(found(admin, search=search)) == ["Lefèvre"]
        assert found(admin, search=f"{search} personne") == []

    def test_finds_by_company_for_the_platform_only(
        self, company: Company, admin: Client, platform: Client
    ):
        member(company, last_name="Abel")

        assert "Abel" in names(found(platform, search="abel aubrac"))
        assert found(admin, search="aubrac") == []

    def test_finds_one_person(self, company: Company, admin: Client):
        member(company)
        wanted, stranger = member(company), member(CompanyFactory.create())

        assert [item["id"] for item in found(admin, person=wanted.id)] == [str(wanted.id)]
        assert found(admin, person=stranger.id) == []

    def test_says_when_somebody_was_last_here(self, company: Company, admin: Client):
        now = timezone.now()
        person = member(company, last_login=now.replace(year=2020))
        Session.objects.create(
            session_key="a", session_data="", expire_date=now, user=person, seen_at=now
        )
        Session.objects.create(session_key="b", session_data="", expire_date=now, user=person)

        assert found(admin)[0]["last_seen"][:16] == now.isoformat()[:16]

    def test_goes_on_in_the_order_of_french(self, company: Company, admin: Client):
        for name in ("Zay", "Écarlate", "Dupond", "Égée"):
            member(company, last_name=name)
        seen, cursor = list[str](), ""

        for _ in range(4):
            page = admin.get(f"/api/admin/identity/targets?limit=1&cursor={cursor}").json()
            seen, cursor = [*seen, *names(page["items"])], page["next"]

        assert not cursor
        assert seen == ["Dupond", "Écarlate", "Égée", "Zay"]
