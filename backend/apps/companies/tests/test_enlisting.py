"""What a company gains, and what not, by knowing somebody's address."""

from datetime import UTC, datetime

import pytest

from apps.accounts.factories import UserFactory
from apps.companies import services
from apps.companies.factories import HostFactory, MembershipFactory
from apps.companies.models import Invitation, Membership
from apps.companies.selectors import host_of_user
from apps.companies.tests.acting import acting
from shared import errors
from shared.actor import Actor, PlatformRole, Role

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


@pytest.fixture
def admin() -> Membership:
    return MembershipFactory.create()


@pytest.fixture
def hostname(admin) -> str:
    host = HostFactory.create(company=admin.company)
    return str(host.hostname)


class TestALinkThatOpensAnAccount:
    def test_leads_to_the_host_of_the_only_company(self, admin, hostname):
        assert host_of_user(admin.user_id) == hostname

    def test_does_not_when_another_company_has_the_account_too(self, admin, hostname):
        MembershipFactory.create(user=admin.user)

        assert host_of_user(admin.user_id) is None

    @pytest.mark.parametrize("staff", ["super_admin", "library_editor"])
    def test_does_not_when_the_account_is_the_platforms(self, admin, hostname, staff):
        member = MembershipFactory.create(
            company=admin.company, role=Role.WRITER, **{f"user__{staff}": True}
        )

        assert host_of_user(member.user_id) is None


def test_letters_to_one_address_are_counted(admin):
    def invite(day: int) -> None:
        invitation = services.NewInvitation(
            first_name="Awa",
            last_name="Diallo",
            email="awa@exemple.test",
            language="fr-FR",
            role=Role.WRITER,
        )
        services.invite_user(actor=acting(admin), invitation=invitation, now=NOW)
        Invitation.objects.all().delete()

    for day in range(10):
        invite(day)
    with pytest.raises(errors.TooManyAttempts):
        invite(10)


def test_the_last_super_administrator_stays():
    staff = UserFactory.create(super_admin=True)
    gone = Actor(user_id=UserFactory.create().id, platform_role=PlatformRole.SUPER_ADMIN)

    for act in (services.suspend_user, services.delete_user):
        with pytest.raises(services.LastAdministrator):
            act(actor=gone, user_id=staff.id, now=NOW)
    with pytest.raises(services.LastAdministrator):
        services.update_user(
            actor=gone, user_id=staff.id, changes={"platform_role": "none"}, now=NOW
        )


def test_a_company_does_not_learn_from_a_number_who_else_is_a_customer(admin):
    changes = {"siret": "81234567600017"}

    with pytest.raises(errors.Forbidden):
        services.update_company(
            actor=acting(admin), company=admin.company, changes=changes, now=NOW
        )
