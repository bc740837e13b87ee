import csv
import json
from io import BytesIO, StringIO
from zipfile import ZipFile

import pytest
from django.test import Client

from apps.accounts.factories import UserFactory, browser_of
from apps.companies.factories import CompanyFactory, MembershipFactory, SiteFactory
from apps.companies.models import Company, CompanyStatus
from apps.journal.models import AuditEvent

pytestmark = pytest.mark.django_db


@pytest.fixture
def staff() -> Client:
    return browser_of(UserFactory.create(super_admin=True))


def names(client: Client, query: str = "") -> list[str]:
    return [item["name"] for item in client.get(f"/api/companies?{query}").json()["items"]]


def named(*wanted: str) -> None:
    for name in wanted:
        CompanyFactory.create(name=name)


def send(client: Client, method: str, path: str, **body: object):
    return getattr(client, method)(f"/api/companies/{path}", body, content_type="application/json")


class TestListCompanies:
    def test_is_in_french_order_page_by_page(self, staff: Client):
        named("Zinc", "Étoile", "Ateliers", "EHPAD", "école")

        page = staff.get("/api/companies?limit=3").json()
        rest = names(staff, f"cursor={page['next']}")

        assert [item["name"] for item in page["items"]] == ["Ateliers", "école", "EHPAD"]
        assert rest == ["Étoile", "Zinc"]

    @pytest.mark.parametrize("search", ["genev", "GENÉV", "marvejols ehpad", "48100", "264800"])
    def test_finds_by_name_town_and_number(self, staff: Client, search: str):
        named("Zinc")
        company = CompanyFactory.create(
            name="EHPAD Les Genévriers",
            siret="26480011100017",
            city="Marvejols",
            postal_code="48100",
        )
        company.name_for_search()
        company.save()

        assert names(staff, f"search={search}") == [company.name]

    def test_filters_by_kind_and_status(self, staff: Client):
        CompanyFactory.create(name="AA", kind="health")
        CompanyFactory.create(name="BB", status=CompanyStatus.SUSPENDED)
        CompanyFactory.create(name="CC", status=CompanyStatus.PURGED)

        assert names(staff) == ["AA", "BB"]
        assert names(staff, "kind=health") == ["AA"]
        assert names(staff, "status=suspended") == ["BB"]
        assert names(staff, "status=purged") == ["CC"]

    def test_counts_members_and_says_what_may_be_done(self, staff: Client):
        company = MembershipFactory.create().company
        MembershipFactory.create_batch(2, company=company)

        item = staff.get("/api/companies").json()["items"][0]

        assert (item["users"], item["complete"]) == (3, False)
        assert {name for name, may in item["abilities"].items() if may} == {
            "edit",
            "suspend",
            "export",
            "set_quotas",
            "set_hosts",
        }


class TestCard:
    def test_a_company_administrator_may_edit_and_export_only(self):
        member = MembershipFactory.create()

        answer = browser_of(member.user).get(f"/api/companies/{member.company_id}/card").json()

        may = {name for name, allowed in answer["abilities"].items() if allowed}
        assert may == {"edit", "export"}
        assert (answer["locales"], answer["storage_bytes"]) == (["fr-FR"], 5_000_000_000)

    def test_faults_stand_beside_their_fields(self, staff: Client):
        company = CompanyFactory.create()

        refused = send(staff, "patch", str(company.id), siret="812 345 676 0001", name="M")

        assert refused.status_code == 422
        assert refused.json()["errors"] == {"name": ["2 caractères au moins."]}
        refused = send(staff, "patch", str(company.id), siret="812 345 676 0001")
        assert refused.json()["errors"] == {"siret": ["Il manque un chiffre."]}

    @pytest.mark.parametrize(
        "change",
        [
            {"receipts_months": 59},
            {"people_months": 61},
            {"journal_months": 5},
            {"locales": ["xx-XX"]},
            {"font": "Comic Sans"},
            {"primary_color": "red"},
            {"storage_bytes": -1},
            {"name": "a\0b"},
            {"privacy_notice": "\0"},
            {"timezone": "../etc/passwd"},
        ],
    )
    def test_what_cannot_be_is_refused(self, staff: Client, change: dict[str, object]):
        company = CompanyFactory.create()

        refused = send(staff, "patch", str(company.id), **change)

        assert (refused.status_code, next(iter(refused.json()["errors"])).split(".")[0]) == (
            422,
            next(iter(change)),
        )

    def test_a_reason_is_needed(self, staff: Client):
        refused = send(staff, "post", f"{CompanyFactory.create().id}/suspend", reason=" court  ")

        assert (refused.status_code, list(refused.json()["errors"])) == (422, ["reason"])


class TestExport:
    def test_holds_the_card_the_sites_and_the_members_as_inert_cells(self):
        member = MembershipFactory.create(company__name="Maison Aubrac", user__last_name="=1+1")
        SiteFactory.create(company=member.company, name="@Auberge", city="Laguiole")
        SiteFactory.create(name="Site étranger")

        answer = browser_of(member.user).get(f"/api/companies/{member.company_id}/export")

        folder = ZipFile(BytesIO(b"".join(answer)))
        sites, members = (
            list(csv.reader(StringIO(folder.read(name).decode("utf-8-sig")), delimiter=";"))
            for name in ("sites.csv", "members.csv")
        )
        assert json.loads(folder.read("card.json"))["name"] == "Maison Aubrac"
        assert sites == [["Nom", "Ville"], ["'@Auberge", "Laguiole"]]
        assert members[1][:4] == ["Camille", "'=1+1", member.user.email, "Administration"]
        assert AuditEvent.objects.get().action == "companies.company_exported"


class TestCreateCompany:
    def test_answers_with_the_card_and_what_was_done(self, staff: Client):
        administrator = {
            "first_name": "Rose",
            "last_name": "Fourcade",
            "email": "rose@exemple.test",
        }

        answer = staff.post(
            "/api/companies",
            {"name": "Laiterie Fourcade", "kind": "company", "administrator": administrator},
            content_type="application/json",
        )

        assert (answer.status_code, answer.json()["users"]) == (201, 0)
        assert answer.json()["message"].startswith("Laiterie Fourcade est créée.")
        assert Company.objects.get().locales == ["fr-FR"]
