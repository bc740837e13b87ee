from datetime import date, timedelta

import pytest

from apps.accounts import services as accounts
from apps.companies import services as companies
from apps.companies.factories import CompanyFactory, MembershipFactory, SiteFactory
from apps.companies.models import CompanyStatus, Site
from apps.companies.questions import SheetsOfCompany
from apps.values import selectors
from apps.values.factories import LivingValueFactory
from apps.values.models import LivingValue
from apps.values.tests.acting import NOW, member, said
from shared.actor import Role
from shared.questions import ask

pytestmark = pytest.mark.django_db


class TestAPurgedCompany:
    def test_leaves_no_value_and_no_site(self):
        gone = CompanyFactory.create(
            status=CompanyStatus.ARCHIVED, status_since=NOW - timedelta(days=91)
        )
        LivingValueFactory.create(
            company_id=gone.id, site=SiteFactory.create(company=gone), value="Rue basse"
        )
        kept = LivingValueFactory.create()

        assert companies.purge_company(company_id=gone.id, now=NOW)

        assert list(LivingValue.objects.all()) == [kept]
        assert not Site.objects.filter(company=gone).exists()


class TestAPlaceThatIsNoMore:
    def test_takes_what_was_said_for_it_along(self):
        company = CompanyFactory.create()
        gone, stays = SiteFactory.create_batch(2, company=company)
        for site in (None, gone, stays):
            LivingValueFactory.create(company_id=company.id, site=site)

        companies.remove_site(
            actor=member(company.id, Role.COMPANY_ADMIN), company=company, site=gone, now=NOW
        )

        assert set(LivingValue.objects.values_list("site", flat=True)) == {None, stays.id}


class TestAnErasedAccount:
    def test_leaves_no_name_and_follows_nothing(self, run_jobs):
        person = MembershipFactory.create(role=Role.BOOKLET_MANAGER).user
        name = person.full_name
        value = LivingValueFactory.create(
            owner=person, confirmed_by_id=person.id, confirmed_by_name=name
        )
        other = LivingValueFactory.create(confirmed_by_name=name)

        accounts.erase_account(user=person)
        run_jobs()

        value.refresh_from_db()
        other.refresh_from_db()
        assert (value.owner_id, value.confirmed_by_name) == (None, person.full_name)
        assert (value.value, other.confirmed_by_name) == ("Julien Delmas", name)


class TestSomebodyWhoLeft:
    def test_is_no_longer_shown_as_who_follows_it(self):
        membership = MembershipFactory.create()
        actor = member(membership.company_id)
        LivingValueFactory.create(
            company_id=membership.company_id, key="parking", owner=membership.user
        )
        assert said(actor, "parking").owner == membership.user

        membership.delete()

        assert said(actor, "parking").owner is None


class TestAnExport:
    def test_takes_each_filled_one_along(self):
        company = CompanyFactory.create()
        site = SiteFactory.create(company=company, name="Espalion")
        said = {"company_id": company.id, "review_on": date(2027, 4, 2), "confirmed_on": None}
        LivingValueFactory.create(**said, key="parking", value="Rue basse", site=site)
        LivingValueFactory.create(**said, key="dpo", value="")
        LivingValueFactory.create(**said, key="own_code", label="Code", value="1234")
        LivingValueFactory.create()

        lines = list(selectors.value_lines(company_id=company.id, language="en-GB"))

        after = ("", "2027-04-02", "", "Camille Vidal")
        assert lines == [
            ("Code", "1234", "", *after),
            ("parking", "Rue basse", "Espalion", *after),
        ]

    def test_has_their_sheet(self):
        sheets = ask(SheetsOfCompany, company_id=CompanyFactory.create().id, language="fr-FR")

        assert "values.csv" in [sheet.file_name for sheet in sheets]
