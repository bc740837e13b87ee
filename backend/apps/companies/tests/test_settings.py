from typing import Any
from unittest.mock import patch

import pytest

from apps.accounts.factories import UserFactory, browser_of
from apps.accounts.models import User
from apps.companies.factories import CompanyFactory, InvitationFactory, MembershipFactory
from apps.companies.models import CompanyStatus
from shared.actor import Role

pytestmark = pytest.mark.django_db


def overview(user: User) -> dict[str, Any]:
    answer: dict[str, Any] = browser_of(user).get("/api/settings/overview").json()
    return answer


def number(count: int, *, more: bool = False) -> dict[str, Any]:
    return {"count": count, "more": more}


class TestSettingsOverview:
    def test_counts_everything_for_the_platform(self):
        staff = UserFactory.create(super_admin=True)
        MembershipFactory.create(user__status="invited")
        UserFactory.create(status="deleted")
        CompanyFactory.create(status=CompanyStatus.SUSPENDED)
        CompanyFactory.create(status=CompanyStatus.PURGED)

        assert overview(staff) == {
            "companies": {"total": number(2), "suspended": number(1)},
            "own_company": None,
            "users": {"total": number(2), "invited": number(1)},
            "journal": {"months": 12},
        }

    def test_counts_ones_own_people_for_a_company(self):
        admin = MembershipFactory.create(company__name="Maison Aubrac", company__journal_months=6)
        MembershipFactory.create(company=admin.company, user__status="invited")
        InvitationFactory.create(company=admin.company)
        InvitationFactory.create()
        MembershipFactory.create()

        shown = overview(admin.user)

        assert shown["own_company"]["name"] == "Maison Aubrac"
        assert (shown["companies"], shown["journal"]) == (None, {"months": 6})
        assert shown["users"] == {"total": number(2), "invited": number(2)}

    def test_shows_an_auditor_the_journal_and_nothing_else(self):
        auditor = MembershipFactory.create(role=Role.AUDITOR).user

        shown = overview(auditor)

        assert shown.pop("journal")
        assert set(shown.values()) == {None}

    def test_opens_to_a_translator_who_has_a_library_to_look_at(self):
        translator = MembershipFactory.create(role=Role.TRANSLATOR).user

        assert set(overview(translator).values()) == {None}

    def test_stops_counting_at_what_nobody_reads(self):
        admin = MembershipFactory.create()
        MembershipFactory.create_batch(3, company=admin.company)

        with patch("apps.companies.selectors.settings.MOST_COUNTED", 3):
            assert overview(admin.user)["users"]["total"] == number(3, more=True)
