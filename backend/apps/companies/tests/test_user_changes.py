"""What acts upon an account do to it."""

from datetime import UTC, datetime, timedelta

import pytest
from django.utils import timezone

from apps.accounts.factories import UserFactory, browser_of
from apps.accounts.models import RecoveryCode, SecondFactor, User, UserStatus
from apps.companies import services
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.companies.models import Membership
from apps.companies.tests.acting import acting
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


class TestDelete:
    def test_erases_who_it_was_and_the_journal_remembers(self, admin, writer):
        name, email = writer.user.full_name, writer.user.email
        SecondFactor.objects.create(user=writer.user, secret="x", confirmed_at=NOW)
        RecoveryCode.objects.create(user=writer.user, digest="y")
        browser = browser_of(writer.user)

        assert services.delete_user(actor=acting(admin), user_id=writer.user_id, now=NOW)

        user = User.objects.get(id=writer.user_id)
        assert user.status == UserStatus.DELETED
        assert not {name, email} & {user.full_name, user.email}
        assert (user.words, user.has_usable_password()) == ("", False)
        assert not Membership.objects.filter(user=user).exists()
        assert not SecondFactor.objects.filter(user=user).exists()
        assert not RecoveryCode.objects.filter(user=user).exists()
        assert browser.get("/api/memberships").status_code == 401
        deleted = AuditEvent.objects.get(action="companies.user_deleted")
        assert (deleted.object_label, deleted.company_id) == (name, admin.company_id)

    def test_frees_the_address(self, admin, writer):
        email = writer.user.email
        services.delete_user(actor=acting(admin), user_id=writer.user_id, now=NOW)

        assert UserFactory.create(email=email)


class TestUpdate:
    def test_writes_names_role_and_journal(self, admin, writer):
        services.update_user(
            actor=acting(admin),
            user_id=writer.user_id,
            changes={"first_name": "Awa", "role": Role.TRANSLATOR},
            now=NOW,
        )

        writer.refresh_from_db()
        assert (writer.user.first_name, writer.role) == ("Awa", "translator")
        assert "awa" in User.objects.get(id=writer.user_id).words
        changed = AuditEvent.objects.get(action="companies.member_role_changed")
        assert (changed.before, changed.after) == ({"role": "writer"}, {"role": "translator"})

    def test_changes_an_address_only_for_the_platform_and_before_it_is_used(
        self, admin, writer, platform
    ):
        invited = MembershipFactory.create(company=admin.company, user__invited=True)
        change = {"email": "juste@exemple.test"}

        for actor, user_id in (
            (acting(admin), invited.user_id),
            (platform, writer.user_id),
        ):
            with pytest.raises(services.EmailIsTheirs):
                services.update_user(actor=actor, user_id=user_id, changes=change, now=NOW)
        services.update_user(actor=platform, user_id=invited.user_id, changes=change, now=NOW)
        assert User.objects.get(id=invited.user_id).email == "juste@exemple.test"

    @pytest.mark.parametrize(
        ("role", "days", "fault"),
        [
            (Role.AUDITOR, None, "missing"),
            (Role.AUDITOR, -1, "day_is_past"),
            (Role.WRITER, 3, "only_for_auditors"),
        ],
    )
    def test_gives_auditors_a_last_day_and_nobody_else(self, admin, writer, role, days, fault):
        ends_on = None if days is None else NOW.date() + timedelta(days=days)

        with pytest.raises(errors.Invalid) as refused:
            services.update_user(
                actor=acting(admin),
                user_id=writer.user_id,
                changes={"role": role, "ends_on": ends_on},
                now=NOW,
            )

        assert refused.value.fields == {"ends_on": fault}


class TestAnAuditor:
    @pytest.mark.parametrize(("days", "status"), [(0, 200), (-1, 403)])
    def test_is_a_member_until_the_last_day(self, days, status):
        member = MembershipFactory.create(
            role=Role.AUDITOR, ends_on=timezone.localdate() + timedelta(days=days)
        )

        browser = browser_of(member.user)

        assert browser.get("/api/journal/events").status_code == status
        assert bool(browser.get("/api/memberships").json()["items"]) is (status == 200)


class TestMemberships:
    def test_are_offered_and_taken_by_the_platform(self, writer, platform):
        company = CompanyFactory.create()
        membership = MembershipFactory.create(company=company, user=writer.user, role=Role.WRITER)

        services.remove_member(
            actor=platform, user_id=writer.user_id, membership_id=membership.id, now=NOW
        )
        services.add_user_membership(
            actor=platform,
            user_id=writer.user_id,
            company_id=company.id,
            role=Role.TRANSLATOR,
            ends_on=None,
            now=NOW,
        )

        told = AuditEvent.objects.filter(company_id=company.id).order_by("id")
        assert [event.action for event in told] == [
            "companies.member_removed",
            "companies.user_invited",
        ]
