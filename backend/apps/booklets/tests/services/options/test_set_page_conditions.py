import pytest

from apps.booklets.tests.acting import at, page_called, send
from apps.companies.factories import SiteFactory

pytestmark = pytest.mark.django_db


class TestSetPageConditions:
    def test_is_for_sites_of_the_company_jobs_and_contracts(self, client, booklet, company):
        site, foreign = SiteFactory.create(company=company), SiteFactory.create()
        path = at(booklet, "pages", page_called("Horaires").id, "conditions")
        body = {"sites": [str(site.id)], "jobs": ["Cuisinier"], "contracts": ["seasonal"]}

        answer = send(client, "PUT", path, body).json()
        refused = send(client, "PUT", path, {"sites": [str(foreign.id)]})

        assert answer["conditions"] == {**body, "groups": []}
        assert (refused.status_code, list(refused.json()["errors"])) == (422, ["sites"])
