"""What somebody sees of their own account: who acted in their name, and everything that is kept."""

import json
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from apps.accounts.factories import IdentitySwitchFactory, UserFactory, browser_of
from apps.companies import services
from apps.companies.factories import CompanyFactory, InvitationFactory, MembershipFactory
from apps.journal.factories import AuditEventFactory
from apps.journal.models import AuditEvent
from shared.actor import Actor, Role

pytestmark = pytest.mark.django_db


def kept(client: Client) -> dict[str, Any]:
    content = b"".join(client.get("/api/auth/data"))
    found: dict[str, Any] = json.loads(content)
    return found


class TestWhoActedInMyName:
    def test_names_them_why_and_how_often(self):
        member, staff = MembershipFactory.create(), UserFactory.create(super_admin=True)
        switch = IdentitySwitchFactory.create(
            target=member.user, administrator=staff, company_id=member.company_id
        )
        acts = {
            "company_id": member.company_id,
            "actor_id": staff.id,
            "acting_as_id": member.user_id,
        }
        AuditEventFactory.create_batch(3, **acts, at=switch.started_at + timedelta(minutes=1))
        AuditEventFactory.create(**acts, at=switch.started_at + timedelta(minutes=11))
        AuditEventFactory.create(**acts, at=switch.started_at, action="accounts.identity_switched")
        AuditEventFactory.create(
            **{**acts, "acting_as_id": staff.id}, at=switch.started_at + timedelta(minutes=1)
        )

        (shown,) = browser_of(member.user).get("/api/auth/identity-switches").json()["items"]

        assert (shown["administrator"], shown["from_platform"]) == (staff.full_name, True)
        assert (shown["reason"], shown["acts"]) == (switch.reason, 3)

    def test_counts_what_was_done_in_a_company_that_one_has_left(self):
        member, gone = MembershipFactory.create(), CompanyFactory.create()
        switch = IdentitySwitchFactory.create(target=member.user, company_id=gone.id)
        AuditEventFactory.create(
            company_id=gone.id,
            actor_id=switch.administrator_id,
            acting_as_id=member.user_id,
            at=switch.started_at,
        )

        (shown,) = browser_of(member.user).get("/api/auth/identity-switches").json()["items"]

        assert (shown["acts"], shown["from_platform"]) == (1, False)

    def test_shows_nobody_elses(self):
        IdentitySwitchFactory.create()

        answer = browser_of(UserFactory.create()).get("/api/auth/identity-switches").json()

        assert answer == {"items": [], "next": None}


class TestMyData:
    def test_is_everything_that_is_kept_about_me(self):
        member = MembershipFactory.create(company__name="Maison Aubrac")
        IdentitySwitchFactory.create(target=member.user, company_id=member.company_id)
        AuditEventFactory.create(company_id=member.company_id, actor_id=member.user_id)
        AuditEventFactory.create(object_id=member.user_id, action="accounts.password_reset")

        data = kept(browser_of(member.user))

        assert data["account"]["email"] == member.user.email
        assert [one["company"] for one in data["memberships"]] == ["Maison Aubrac"]
        assert {one["document"] for one in data["terms"]} == {"cgu", "rgpd"}
        assert (len(data["sessions"]), len(data["identity_switches"])) == (1, 1)
        assert {one["action"] for one in data["journal"]} == {
            "accounts.signed_in",
            "accounts.password_reset",
        }
        assert AuditEvent.objects.filter(action="accounts.data_exported").count() == 1

    def test_is_a_file_without_secrets(self):
        user = UserFactory.create()
        answer = browser_of(user).get("/api/auth/data")

        content = b"".join(answer).decode()

        assert answer["Content-Disposition"].startswith('attachment; filename="livretier-')
        assert user.password not in content

    def test_holds_nothing_of_others(self):
        stranger = MembershipFactory.create(company__name="Étrangère")
        AuditEventFactory.create(company_id=stranger.company_id, actor_id=stranger.user_id)

        data = kept(browser_of(MembershipFactory.create().user))

        assert (data["journal"], data["identity_switches"]) == ([], [])
        assert "Étrangère" not in json.dumps(data, ensure_ascii=False)

    def test_of_a_colleague_is_what_concerns_the_administrators_company(self):
        colleague = MembershipFactory.create(role=Role.WRITER)
        elsewhere = MembershipFactory.create(user=colleague.user, company__name="Ailleurs")
        AuditEventFactory.create(company_id=elsewhere.company_id, actor_id=colleague.user_id)
        admin = MembershipFactory.create(company=colleague.company)
        actor = Actor(user_id=admin.user_id, company_id=admin.company_id, role=Role.COMPANY_ADMIN)

        InvitationFactory.create(email=colleague.user.email)

        content = services.export_person(actor=actor, user=colleague.user, now=timezone.now())

        data = json.loads(content)
        assert [one["company"] for one in data["memberships"]] == [colleague.company.name]
        assert data["journal"] == []
        assert set(data["account"]) == {"id", "email", "first_name", "last_name", "language"}
        assert not {"sessions", "terms", "invitations"} & set(data)
