from pathlib import Path

import pytest
from django.test import Client

from apps.accounts.factories import UserFactory, browser_of
from apps.companies import selectors
from apps.companies.factories import CompanyFactory, HostFactory
from apps.companies.models import BRANDS, Host, Site
from apps.journal.models import AuditEvent

pytestmark = pytest.mark.django_db


@pytest.fixture
def staff() -> Client:
    return browser_of(UserFactory.create(super_admin=True))


def send(client: Client, method: str, path: str, **body: object):
    return getattr(client, method)(f"/api/companies/{path}", body, content_type="application/json")


class TestSites:
    def test_come_change_and_go(self, staff: Client):
        company = CompanyFactory.create()
        path = f"{company.id}/sites"

        site = send(staff, "post", path, name=" Auberge ", city="Laguiole").json()
        changed = send(staff, "patch", f"{path}/{site['id']}", city="Mende").json()
        taken = send(staff, "post", path, name="Auberge")
        gone = send(staff, "delete", f"{path}/{site['id']}")

        assert (changed["name"], changed["city"]) == ("Auberge", "Mende")
        assert (taken.status_code, taken.json()["code"]) == (409, "site_name_taken")
        assert (gone.status_code, Site.objects.count()) == (204, 0)
        actions = AuditEvent.objects.filter(company_id=company.id).order_by("id")
        assert [event.action for event in actions] == [
            "companies.site_added",
            "companies.site_updated",
            "companies.site_removed",
        ]


class TestHosts:
    def test_brands_are_the_stylesheets_that_exist(self):
        folder = Path(__file__).parents[4] / "frontend/apps/studio/public/admin/brands"

        assert sorted(file.stem for file in folder.glob("*.css")) == sorted(BRANDS)

    def test_are_known_at_once(self, staff: Client, django_capture_on_commit_callbacks):
        company = CompanyFactory.create()
        assert selectors.brands_by_host() == {}

        with django_capture_on_commit_callbacks(execute=True):
            host = send(
                staff,
                "post",
                f"{company.id}/hosts",
                hostname="Livrets.Causses.test",
                brand=BRANDS[0],
            ).json()
        assert selectors.brands_by_host() == {"livrets.causses.test": BRANDS[0]}

        with django_capture_on_commit_callbacks(execute=True):
            send(staff, "delete", f"{company.id}/hosts/{host['id']}")
        assert selectors.brands_by_host() == {}

    @pytest.mark.parametrize(
        ("hostname", "status", "code"),
        [
            ("localhost", 422, "invalid"),
            ("a b.test", 422, "invalid"),
            ("livrets.test:80", 422, "invalid"),
            ("pris.exemple.test", 409, "hostname_taken"),
            ("PRIS.exemple.test", 409, "hostname_taken"),
        ],
    )
    def test_are_names_of_nobody_else(self, staff: Client, hostname: str, status: int, code: str):
        HostFactory.create(hostname="pris.exemple.test")

        refused = send(
            staff, "post", f"{CompanyFactory.create().id}/hosts", hostname=hostname, brand=BRANDS[0]
        )

        assert (refused.status_code, refused.json()["code"]) == (status, code)
        assert list(refused.json()["errors"]) == ["hostname"]
        assert Host.objects.count() == 1

    def test_have_a_brand_that_exists(self, staff: Client):
        body = {"hostname": "livrets.test.fr", "brand": "autre"}

        refused = send(staff, "post", f"{CompanyFactory.create().id}/hosts", **body)

        assert (refused.status_code, list(refused.json()["errors"])) == (422, ["brand"])
