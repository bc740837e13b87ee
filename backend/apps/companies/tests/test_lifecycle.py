from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from django.utils import timezone

from apps.accounts.factories import PASSWORD, UserFactory, browser_of
from apps.accounts.models import User, UserStatus
from apps.companies import services
from apps.companies.factories import (
    CompanyFactory,
    HostFactory,
    MembershipFactory,
    SiteFactory,
)
from apps.companies.models import (
    Company,
    CompanyKind,
    CompanyStatus,
    Host,
    Invitation,
    Membership,
    Site,
)
from apps.journal.models import AuditEvent
from shared.actor import Actor, PlatformRole, Role
from shared.ids import uuid7
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
STAFF = Actor(user_id=uuid7(), platform_role=PlatformRole.SUPER_ADMIN)
REASON = "Demande écrite du client."
CHANGES: dict[str, Callable[..., Company]] = {
    "suspend": services.suspend_company,
    "restore": services.restore_company,
    "archive": services.archive_company,
}


def change(name: str, company: Company) -> Company:
    return CHANGES[name](actor=STAFF, company=company, reason=REASON, now=NOW)


class TestStatusChanges:
    @pytest.mark.parametrize(
        ("name", "before", "after"),
        [
            ("suspend", CompanyStatus.ACTIVE, CompanyStatus.SUSPENDED),
            ("restore", CompanyStatus.SUSPENDED, CompanyStatus.ACTIVE),
            ("archive", CompanyStatus.SUSPENDED, CompanyStatus.ARCHIVED),
        ],
    )
    def test_lead_from_one_state_to_the_next(self, name, before, after):
        company = change(name, CompanyFactory.create(status=before))

        event = AuditEvent.objects.get()
        assert (company.status, company.status_since) == (after, NOW)
        assert (event.company_id, event.reason) == (company.id, REASON)

    @pytest.mark.parametrize(
        ("name", "status", "refusal"),
        [
            ("suspend", CompanyStatus.SUSPENDED, services.CompanyNotActive),
            ("suspend", CompanyStatus.ARCHIVED, services.CompanyNotActive),
            ("restore", CompanyStatus.ACTIVE, services.CompanyNotSuspended),
            ("restore", CompanyStatus.ARCHIVED, services.CompanyNotSuspended),
            ("archive", CompanyStatus.ACTIVE, services.CompanyNotSuspended),
            ("archive", CompanyStatus.PURGED, services.CompanyNotSuspended),
        ],
    )
    def test_are_refused_from_every_other(self, name, status, refusal):
        with pytest.raises(refusal):
            change(name, CompanyFactory.create(status=status))


class TestMembersOfASuspendedCompany:
    def test_cannot_work_in_it_and_are_told_its_name(self):
        member = MembershipFactory.create(company__name="Hôtel des Volcans")
        client = browser_of(member.user)
        assert client.get("/api/auth/user").json()["closed_company"] == ""

        change("suspend", member.company)

        session = client.get("/api/auth/user").json()
        assert (session["company"], session["closed_company"]) == (None, "Hôtel des Volcans")
        assert client.get(f"/api/companies/{member.company_id}/card").status_code == 404

    def test_go_on_in_another_one(self):
        member = MembershipFactory.create()
        other = MembershipFactory.create(user=member.user)

        change("suspend", member.company)

        session = browser_of(member.user).get("/api/auth/user").json()
        assert session["company"]["id"] == str(other.company_id)
        assert session["closed_company"] == ""


class TestPurge:
    def archived(self, days: int, now: datetime = NOW) -> Company:
        return CompanyFactory.create(
            status=CompanyStatus.ARCHIVED,
            status_since=now - timedelta(days=days),
            siret="73282932000074",
            city="Mende",
        )

    def test_is_asked_for_after_ninety_days(self):
        due = self.archived(90)
        CompanyFactory.create(status=CompanyStatus.ARCHIVED, status_since=NOW - timedelta(days=89))
        CompanyFactory.create(status=CompanyStatus.SUSPENDED, status_since=NOW - timedelta(days=99))

        services.purge_archived(now=NOW)

        job = Job.objects.get()
        assert (job.name, job.payload) == ("companies.purge_company", {"company_id": str(due.id)})

    def test_removes_what_the_company_holds_and_keeps_its_name_and_journal(self, run_jobs):
        now = timezone.now()  # the job that removes has its own
        company, other = self.archived(90, now), CompanyFactory.create()
        SiteFactory.create(company=company)
        HostFactory.create(company=company)
        kept = SiteFactory.create(company=other), HostFactory.create(company=other)
        MembershipFactory.create(company=company)

        services.purge_archived(now=now)
        run_jobs()

        company.refresh_from_db()
        assert (company.status, company.siret, company.city) == (CompanyStatus.PURGED, "", "")
        assert company.name
        assert company.words == company.name.lower() + "   "
        assert list(Site.objects.all()) == [kept[0]]
        assert list(Host.objects.all()) == [kept[1]]
        assert not Membership.objects.exists()
        assert AuditEvent.objects.filter(
            company_id=company.id, action="companies.company_purged"
        ).exists()

    def test_erases_people_who_belong_nowhere_else(self):
        company = self.archived(90)
        gone = MembershipFactory.create(company=company).user
        elsewhere = MembershipFactory.create(company=company).user
        MembershipFactory.create(user=elsewhere)
        staff = UserFactory.create(library_editor=True)
        MembershipFactory.create(company=company, user=staff)

        services.purge_company(company_id=company.id, now=NOW)

        gone.refresh_from_db()
        assert (gone.status, gone.full_name, gone.words) == (
            UserStatus.DELETED,
            "Compte supprimé",
            "",
        )
        assert gone.email.endswith("@deleted.invalid")
        assert not gone.check_password(PASSWORD)
        for user in (elsewhere, staff):
            assert User.objects.get(id=user.id).status == UserStatus.ACTIVE

    def test_does_nothing_twice_or_too_early(self):
        early = self.archived(89)

        assert not services.purge_company(company_id=early.id, now=NOW)
        assert services.purge_company(company_id=early.id, now=NOW + timedelta(days=1))
        assert not services.purge_company(company_id=early.id, now=NOW + timedelta(days=1))


class TestFoundCompany:
    def found(self, email: str) -> Company:
        return services.found_company(
            actor=STAFF,
            name="Laiterie Fourcade",
            kind=CompanyKind.COMPANY,
            card={"city": "Laguiole"},
            administrator={"first_name": "Rose", "last_name": "Fourcade", "email": email},
            now=NOW,
        )

    @pytest.mark.parametrize("has_account", [True, False])
    def test_invites_its_first_administrator_whether_or_not_they_have_an_account(self, has_account):
        if has_account:
            UserFactory.create(email="rose@fourcade.test")

        company = self.found("Rose@Fourcade.test")

        invitation = Invitation.objects.get(company=company)
        assert (invitation.role, invitation.email) == (Role.COMPANY_ADMIN, "rose@fourcade.test")
        assert not Membership.objects.filter(company=company).exists()
        assert Job.objects.get().name == "companies.send_member_invitation"
