import pytest

from apps.accounts.factories import browser_of
from apps.companies.factories import CompanyFactory, MembershipFactory

pytestmark = pytest.mark.django_db


class TestListMemberships:
    def test_shows_all_companies_of_the_caller_and_no_other(self):
        member = MembershipFactory.create()
        second = MembershipFactory.create(user=member.user)
        MembershipFactory.create(company=member.company)

        items = browser_of(member.user).get("/api/memberships").json()["items"]

        assert [item["company"]["name"] for item in items] == [
            member.company.name,
            second.company.name,
        ]

    def test_goes_on_page_by_page(self):
        member = MembershipFactory.create()
        MembershipFactory.create_batch(4, user=member.user)
        client, seen, cursor = browser_of(member.user), [], ""

        while cursor is not None:
            page = client.get(f"/api/memberships?limit=2&cursor={cursor}").json()
            seen += [item["id"] for item in page["items"]]
            cursor = page["next"]

        assert len(seen) == len(set(seen)) == 5


class TestGetCompany:
    def test_shows_the_own_company(self):
        member = MembershipFactory.create()

        answer = browser_of(member.user).get(f"/api/companies/{member.company_id}")

        assert answer.json()["name"] == member.company.name

    def test_a_strangers_company_is_a_404(self):
        member, stranger = MembershipFactory.create(), CompanyFactory.create()

        answer = browser_of(member.user).get(f"/api/companies/{stranger.id}")

        assert answer.status_code == 404
