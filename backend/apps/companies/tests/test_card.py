from datetime import UTC, datetime

import pytest
from django.test import Client

from apps.accounts.factories import browser_of
from apps.companies import services
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.companies.models import Company, CompanyKind, CompanyStatus
from apps.companies.services._contrast import is_legible, nearest_legible
from apps.companies.services._siret import siret_fault
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Actor, PlatformRole, Role
from shared.ids import uuid7
from shared.language import LANGUAGES, text

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
STAFF = Actor(user_id=uuid7(), platform_role=PlatformRole.SUPER_ADMIN)


def an_admin_of(company: Company) -> Actor:
    member = MembershipFactory.create(company=company)
    return Actor(user_id=member.user_id, company_id=company.id, role=Role.COMPANY_ADMIN)


def update(company: Company, actor: Actor = STAFF, **changes: object) -> Company:
    return services.update_company(actor=actor, company=company, changes=changes, now=NOW)


class TestSiret:
    @pytest.mark.parametrize(
        ("siret", "fault"),
        [
            ("73282932000074", ""),
            ("81234567600017", ""),
            ("73282932000075", "siret_wrong"),
            ("7328293200007", "siret_one_missing"),
            ("732829320", "siret_missing"),
            ("732829320000741", "siret_too_long"),
            ("7328293200007A", "siret_digits"),
            ("７3282932000074", "siret_digits"),
            ("35600000000048", ""),  # La Poste's seat, which also passes Luhn
            ("35600000049837", ""),  # an office: its digits add up to 45, not by Luhn
            ("35600000049838", "siret_wrong"),
        ],
    )
    def test_checks_itself(self, siret: str, fault: str):
        assert siret_fault(siret) == fault

    @pytest.mark.parametrize("written", ["732 829 320 00074", "732\u202f829\u00a0320 00074"])
    def test_is_kept_without_spaces(self, written: str):
        assert update(CompanyFactory.create(), siret=written).siret == "73282932000074"

    def test_may_be_absent_in_many_companies(self):
        for company in CompanyFactory.create_batch(2, siret=""):
            assert update(company, city="Mende").siret == ""

    def test_belongs_to_one_company(self):
        CompanyFactory.create(siret="73282932000074")

        with pytest.raises(services.SiretTaken) as refused:
            update(CompanyFactory.create(), siret="73282932000074")

        assert refused.value.fields == {"siret": "siret_taken"}


class TestTheme:
    @pytest.mark.parametrize("color", ["#ffffff", "#000000", "#1e5545", "#f6925c", "#214ca4"])
    def test_takes_colors_that_carry_text(self, color: str):
        assert is_legible(color)

    @pytest.mark.parametrize("color", ["#7a7a7a", "#e5484d", "#808080"])
    def test_proposes_the_nearest_shade_for_others(self, color: str):
        shade = nearest_legible(color)

        assert not is_legible(color)
        assert is_legible(shade)
        changes = [
            abs(int(color[at : at + 2], 16) - int(shade[at : at + 2], 16)) for at in (1, 3, 5)
        ]
        assert 0 < max(changes) < 24

    def test_refuses_a_color_and_says_which_one_would_do(self):
        with pytest.raises(errors.Invalid) as refused:
            update(CompanyFactory.create(), accent_color="#7A7A7A")

        assert refused.value.fields == {"accent_color": "accent_color_contrast"}
        for language in LANGUAGES:
            said = text("fields.accent_color_contrast", language, **refused.value.params)
            assert nearest_legible("#7a7a7a") in said

    def test_is_kept_in_parts(self):
        company = update(CompanyFactory.create(), primary_color="#1E5545", font="Lexend")
        company = update(company, font="")

        assert company.theme == {"primary": "#1e5545"}


class TestUpdateCompany:
    def test_says_every_fault_at_once(self):
        with pytest.raises(errors.Invalid) as refused:
            update(CompanyFactory.create(), siret="1", timezone="Mars/Olympus")

        assert refused.value.fields == {"siret": "siret_missing", "timezone": "timezone"}

    @pytest.mark.parametrize("wanted", [[], ["en-GB"], ["en-GB", "fr-FR", "en-GB"]])
    def test_always_keeps_french(self, wanted: list[str]):
        assert update(CompanyFactory.create(), locales=wanted).locales[0] == "fr-FR"

    def test_keeps_the_search_in_step(self):
        company = update(CompanyFactory.create(name="Maison Aubrac"), city="Saint-Chély-d’Aubrac")

        assert "saint-chely" in company.words
        assert "maison" in company.words

    def test_is_journalled_in_the_company_with_what_changed(self):
        company = CompanyFactory.create(city="Mende", address="1, rue Haute")

        update(company, city="Rodez", address="1, rue Haute")

        event = AuditEvent.objects.get(action="companies.company_updated")
        assert (event.company_id, event.actor_id) == (company.id, STAFF.user_id)
        assert (event.before, event.after) == ({"city": "Mende"}, {"city": "Rodez"})

    def test_writes_nothing_down_when_nothing_changed(self):
        update(CompanyFactory.create(city="Mende"), city="Mende")

        assert not AuditEvent.objects.exists()

    def test_lets_an_administrator_change_the_own_card_theme_and_retention(self):
        company = CompanyFactory.create()

        update(
            company,
            an_admin_of(company),
            city="Rodez",
            font="Lexend",
            journal_months=24,
            second_factor_required=True,
        )

        company.refresh_from_db()
        assert (company.city, company.journal_months) == ("Rodez", 24)
        assert company.second_factor_required

    @pytest.mark.parametrize(
        "quota", ["storage_bytes", "published_booklets", "people", "mails_per_month"]
    )
    def test_keeps_quotas_for_the_platform(self, quota: str):
        company = CompanyFactory.create()

        with pytest.raises(errors.Forbidden):
            update(company, an_admin_of(company), **{quota: 7})

        assert getattr(update(company, STAFF, **{quota: 7}), quota) == 7

    def test_lets_the_platform_alone_say_that_the_hosting_is_certified(self):
        company = CompanyFactory.create(kind=CompanyKind.HEALTH)

        with pytest.raises(errors.Forbidden):
            update(company, an_admin_of(company), hosting_certified=True)

        assert update(company, STAFF, hosting_certified=True).hosting_certified

    @pytest.mark.parametrize("status", [CompanyStatus.ARCHIVED, CompanyStatus.PURGED])
    def test_is_over_once_the_company_is_archived(self, status: CompanyStatus):
        with pytest.raises(services.CompanyClosed):
            update(CompanyFactory.create(status=status), city="Rodez")


class TestSituation:
    @pytest.fixture
    def company(self) -> Company:
        return CompanyFactory.create(headcount=40, situation={"minors": False})

    @pytest.fixture
    def admin(self, company: Company) -> Client:
        return browser_of(MembershipFactory.create(company=company).user)

    def send(self, admin: Client, company: Company, **changes: object):
        return admin.patch(f"/api/companies/{company.id}", changes, "application/json")

    def test_is_what_was_answered_last_and_nothing_else(self, company: Company, admin: Client):
        answers = {"works_council": True, "remote_work": False}

        card = self.send(admin, company, headcount=0, situation=answers).json()

        assert (card["headcount"], card["situation"]) == (0, answers)
        company.refresh_from_db()
        assert (company.headcount, company.situation) == (0, answers)

    def test_stays_when_something_else_changes(self, company: Company, admin: Client):
        card = self.send(admin, company, city="Rodez", situation=None).json()

        assert (card["headcount"], card["situation"]) == (40, {"minors": False})

    def test_may_become_unknown_again(self, company: Company, admin: Client):
        card = self.send(admin, company, headcount=None, situation={}).json()

        assert (card["headcount"], card["situation"]) == (None, {})

    @pytest.mark.parametrize(
        "changes",
        [{"situation": {"headcount_50": True}}, {"situation": {"minors": None}}, {"headcount": -1}],
    )
    def test_refuses_what_nobody_asks(
        self, company: Company, admin: Client, changes: dict[str, object]
    ):
        assert self.send(admin, company, **changes).status_code == 422
        company.refresh_from_db()
        assert (company.headcount, company.situation) == (40, {"minors": False})

    def test_is_journalled(self, company: Company, admin: Client):
        self.send(admin, company, headcount=None, situation={"minors": True})

        event = AuditEvent.objects.get(action="companies.company_updated")
        assert event.before == {"headcount": 40, "situation": {"minors": False}}
        assert event.after == {"headcount": None, "situation": {"minors": True}}


class TestCreateCompany:
    def test_starts_in_french_with_what_is_known(self):
        company = services.create_company(
            actor=STAFF, name="Spa des Monts", kind=CompanyKind.HOSPITALITY, now=NOW, city="Mende"
        )

        assert (company.locales, company.city, company.is_complete) == (["fr-FR"], "Mende", False)
        assert AuditEvent.objects.get(company_id=company.id).object_label == "Spa des Monts"
