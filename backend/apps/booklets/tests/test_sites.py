import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.tests.people import NOW, admin
from apps.companies import services as companies
from apps.companies.factories import CompanyFactory, SiteFactory

pytestmark = pytest.mark.django_db


class TestASite:
    def test_stays_while_a_booklet_is_for_it(self):
        company = CompanyFactory.create()
        site = SiteFactory.create(company=company)
        BookletFactory.create(company_id=company.id, site=site)

        with pytest.raises(companies.SiteInUse):
            companies.remove_site(actor=admin(company.id), company=company, site=site, now=NOW)
