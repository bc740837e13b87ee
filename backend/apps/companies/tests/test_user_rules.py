"""Who may act upon whose account."""

from datetime import UTC, datetime

import pytest

from apps.accounts.factories import UserFactory, browser_of
from apps.accounts.models import User
from apps.companies import services
from apps.companies.factories import MembershipFactory
from apps.companies.models import Membership
from apps.companies.tests.acting import acting
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Actor, Hands, PlatformRole, Role

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


ACTS = [services.suspend_user, services.delete_user, services.resend_invitation]


class TestNobody:
    @pytest.mark.parametrize("act", ACTS)
    def test_acts_upon_themselves(self, act, admin):
        with pytest.raises(services.OwnAccount):
            act(actor=acting(admin), user_id=admin.user_id, now=NOW)

    @pytest.mark.parametrize("act", ACTS)
    def test_acts_upon_platform_staff_from_a_company(self, act, admin):
        staff = MembershipFactory.create(
            company=admin.company, role=Role.WRITER, user__library_editor=True
        )

        with pytest.raises(errors.Forbidden):
            act(actor=acting(admin), user_id=staff.user_id, now=NOW)

    @pytest.mark.parametrize("act", ACTS)
    def test_acts_upon_a_stranger(self, act, admin):
        with pytest.raises(errors.NotFound):
            act(actor=acting(admin), user_id=MembershipFactory.create().user_id, now=NOW)

    @pytest.mark.parametrize("act", ACTS)
    def test_acts_with_the_hands_of_another(self, act, admin, writer):
        hands = Hands(user_id=UserFactory.create().id, name="Inès Moreau", reason="Une demande")
        switched = Actor(
            user_id=admin.user_id,
            company_id=admin.company_id,
            role=Role.COMPANY_ADMIN,
            switched_by=hands,
        )

        with pytest.raises(errors.NotWhileSwitched):
            act(actor=switched, user_id=writer.user_id, now=NOW)

    def test_makes_platform_staff_from_a_company(self, admin, writer):
        with pytest.raises(services.RoleNotAllowed):
            services.update_user(
                actor=acting(admin),
                user_id=writer.user_id,
                changes={"platform_role": PlatformRole.SUPER_ADMIN},
                now=NOW,
            )


class TestTheLastAdministrator:
    @pytest.mark.parametrize(
        "act",
        [
            lambda actor, one: services.suspend_user(actor=actor, user_id=one.user_id, now=NOW),
            lambda actor, one: services.delete_user(actor=actor, user_id=one.user_id, now=NOW),
            lambda actor, one: services.remove_member(
                actor=actor, user_id=one.user_id, membership_id=one.id, now=NOW
            ),
            lambda actor, one: services.update_user(
                actor=actor, user_id=one.user_id, changes={"role": Role.WRITER}, now=NOW
            ),
        ],
        ids=["suspended", "deleted", "removed", "demoted"],
    )
    def test_cannot_be_taken_from_a_company(self, act, admin, platform):
        MembershipFactory.create(company=admin.company, user__suspended=True)
        MembershipFactory.create(company=admin.company, user__invited=True)

        with pytest.raises(services.LastAdministrator):
            act(platform, admin)

        MembershipFactory.create(company=admin.company)
        act(platform, admin)


class TestSuspend:
    def test_ends_every_session_at_once_and_restoring_opens_none(self, admin, writer):
        browser = browser_of(writer.user)
        assert browser.get("/api/memberships").status_code == 200

        services.suspend_user(actor=acting(admin), user_id=writer.user_id, now=NOW)

        assert browser.get("/api/memberships").status_code == 401
        services.restore_user(actor=acting(admin), user_id=writer.user_id, now=NOW)
        assert User.objects.get(id=writer.user_id).is_active
        assert list(
            AuditEvent.objects.filter(object_id=writer.user_id).values_list("action", flat=True)
        ) == ["companies.user_suspended", "companies.user_restored"]

    def test_is_for_active_accounts_and_restoring_for_suspended_ones(self, admin, writer):
        invited = MembershipFactory.create(company=admin.company, user__invited=True)

        with pytest.raises(services.NotActive):
            services.suspend_user(actor=acting(admin), user_id=invited.user_id, now=NOW)
        with pytest.raises(services.NotSuspended):
            services.restore_user(actor=acting(admin), user_id=writer.user_id, now=NOW)


class TestSomebodyWhoAlsoWorksElsewhere:
    @pytest.fixture
    def shared_writer(self, writer: Membership) -> Membership:
        MembershipFactory.create(user=writer.user, role=Role.WRITER)
        return writer

    def test_is_suspended_here_and_works_on_elsewhere(self, admin, shared_writer):
        browser, chief = browser_of(shared_writer.user), browser_of(admin.user)
        path = f"/api/users/{shared_writer.user_id}"

        said = chief.post(f"{path}/suspend").json()

        (only,) = browser.get("/api/memberships").json()["items"]
        states = ("active", "suspended")
        listed = [chief.get("/api/users", {"status": state}).json()["items"] for state in states]
        assert (said["status"], said["abilities"]["restore"]) == ("suspended", True)
        assert only["company"]["id"] != str(admin.company_id)
        assert [len(items) for items in listed] == [1, 1]
        assert chief.post(f"{path}/suspend").status_code == 409
        assert chief.post(f"{path}/restore").json()["status"] == "active"
        assert len(browser.get("/api/memberships").json()["items"]) == 2

    def test_is_not_renamed_by_one_company(self, admin, shared_writer):
        with pytest.raises(services.WorksElsewhere):
            services.update_user(
                actor=acting(admin),
                user_id=shared_writer.user_id,
                changes={"first_name": "Autre"},
                now=NOW,
            )

    def test_only_leaves_the_company_that_deletes_them(self, admin, shared_writer):
        answer = browser_of(admin.user).delete(f"/api/users/{shared_writer.user_id}")

        assert answer.json()["message"].endswith("Son compte reste ouvert.")
        assert User.objects.get(id=shared_writer.user_id).is_active
        assert Membership.objects.filter(user=shared_writer.user).count() == 1
