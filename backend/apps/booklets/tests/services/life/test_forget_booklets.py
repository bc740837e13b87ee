from datetime import timedelta

import pytest

from apps.booklets.factories import BookletFactory, NotApplicableFactory
from apps.booklets.models import Booklet, BookletPage
from apps.booklets.tests.people import NOW, working_on
from apps.companies import services as companies
from apps.companies.factories import CompanyFactory, SiteFactory
from apps.companies.models import CompanyStatus, Site
from apps.pages.models import Manuscript, Page

pytestmark = pytest.mark.django_db


class TestForgetBooklets:
    def test_leaves_no_booklet_no_page_and_no_site(self):
        gone = CompanyFactory.create(
            status=CompanyStatus.ARCHIVED, status_since=NOW - timedelta(days=91)
        )
        booklet = BookletFactory.create(company_id=gone.id, site=SiteFactory.create(company=gone))
        NotApplicableFactory.create(booklet=booklet)
        working_on(booklet)
        kept = BookletFactory.create()

        assert companies.purge_company(company_id=gone.id, now=NOW)

        assert list(Booklet.objects.all()) == [kept]
        assert BookletPage.objects.get().chapter.booklet == kept
        for model in (Page, Manuscript):
            assert not model.objects.of(gone.id).exists()
        assert not Site.objects.filter(company=gone).exists()
