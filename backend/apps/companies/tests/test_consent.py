"""SEC20: nobody enters a company, and nothing of an account is shown to one, before its owner accepts."""

import json
from datetime import timedelta
from urllib.parse import parse_qs, urlsplit

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from apps.accounts.factories import SecondFactorFactory, SessionFactory, UserFactory, browser_of
from apps.accounts.models import User
from apps.companies.factories import (
    HostFactory,
    InvitationFactory,
    MembershipFactory,
    token_of,
)
from apps.companies.models import Invitation, Membership
from apps.companies.tests.inviting import invite, link_in
from apps.journal.models import AuditEvent
from shared.actor import Role

pytestmark = pytest.mark.django_db

NEVER_SEEN = "Zéphyrine"


@pytest.fixture
def employee() -> Membership:
    """Somebody of another company, with everything that an account may show."""
    now = timezone.now()
    member = MembershipFactory.create(
        company__name="Clinique secrète",
        role=Role.WRITER,
        user__first_name=NEVER_SEEN,
        user__last_name=NEVER_SEEN,
        user__last_login=now,
    )
    SecondFactorFactory.create(user=member.user)
    SessionFactory.create(user=member.user)
    return member


class TestBeforeTheyAccept:
    def test_the_inviting_company_sees_the_address_that_it_typed_and_nothing_else(
        self, admin, employee
    ):
        invited = invite(admin, email=employee.user.email).json()
        browser = browser_of(admin.user)

        answers = [
            browser.get(path)
            for path in (
                "/api/users",
                f"/api/users/{employee.user_id}",
                f"/api/users/{employee.user_id}/data",
                f"/api/users/{invited['id']}",
                f"/api/users/{invited['id']}/data",
                "/api/invitations",
                "/api/admin/identity/targets",
                "/api/journal/events",
                "/api/settings/overview",
            )
        ]

        said = " ".join(answer.content.decode() for answer in answers)
        assert [answer.status_code for answer in answers] == [200, *[404] * 4, *[200] * 4]
        assert NEVER_SEEN not in json.dumps(
            [json.loads(a.content) for a in answers], ensure_ascii=False
        )
        assert str(employee.user_id) not in said
        (line,) = browser.get("/api/invitations").json()["items"]
        assert (line["email"], line["last_name"]) == (employee.user.email, "Diallo")
        assert not Membership.objects.filter(company=admin.company, user=employee.user).exists()

    def test_the_own_company_keeps_all_its_rights(self, admin, employee):
        chief = MembershipFactory.create(company=employee.company)
        invite(admin, email=employee.user.email)
        browser, path = browser_of(chief.user), f"/api/users/{employee.user_id}"

        seen = browser.get(path).json()

        assert not seen["works_elsewhere"]
        assert {seen["abilities"][act] for act in ("rename", "suspend", "delete")} == {True}
        assert browser.post(f"{path}/suspend").json()["status"] == "suspended"
        assert not User.objects.get(id=employee.user_id).is_active
        assert browser.delete(path).status_code == 200
        assert not User.objects.filter(email=employee.user.email).exists()

    def test_the_platform_too_only_asks(self, admin, employee):
        staff = UserFactory.create(super_admin=True)
        body = {"company_id": str(admin.company_id), "role": "writer"}

        added = browser_of(staff).post(
            f"/api/users/{employee.user_id}/memberships", body, content_type="application/json"
        )

        assert added.status_code == 201
        assert Membership.objects.filter(user=employee.user).count() == 1
        invitation = Invitation.objects.get(company=admin.company)
        assert (invitation.email, invitation.last_name) == (employee.user.email, "")

    @pytest.mark.parametrize("kind", ["super_admin", "suspended", "invited"])
    def test_no_kind_of_account_is_betrayed(self, admin, kind):
        known = UserFactory.create(**{kind: True})

        answer = invite(admin, email=known.email)

        assert answer.status_code == 201
        assert set(answer.json()) == {"id", "message"}


class TestTheAnswer:
    def test_is_the_same_with_the_same_work_for_every_address(self, admin, employee):
        browser = browser_of(admin.user)
        invite(admin, browser, email="premiere@exemple.test")

        with CaptureQueriesContext(connection) as to_known:
            known = invite(admin, browser, email=employee.user.email)
        with CaptureQueriesContext(connection) as to_new:
            new = invite(admin, browser, email="inconnue@exemple.test")

        def shape(answer, email):
            return (
                answer.status_code,
                set(answer.json()),
                answer.json()["message"].replace(email, ""),
            )

        assert shape(known, employee.user.email) == shape(new, "inconnue@exemple.test")
        assert len(to_known) == len(to_new)
        asked = " ".join(query["sql"] for query in to_known)
        assert (
            '"accounts_user"."password" FROM "accounts_user" WHERE "accounts_user"."email"'
            not in asked
        )

    def test_of_the_list_has_the_same_shape(self, admin, employee):
        for email in (employee.user.email, "inconnue@exemple.test"):
            invite(admin, email=email)

        new, known = browser_of(admin.user).get("/api/invitations").json()["items"]

        its_own = {"id", "email", "sent_at", "expires_at"}
        assert {k: v for k, v in new.items() if k not in its_own} == {
            k: v for k, v in known.items() if k not in its_own
        }


class TestTheOwner:
    def test_is_told_by_letter_and_joins_signed_in_as_themselves(
        self, admin, employee, mailbox, run_jobs
    ):
        HostFactory.create(hostname="livrets.hostile.test", company=admin.company)
        invite(admin, email=employee.user.email)
        run_jobs()

        (mail,) = mailbox.of(employee.user.email)
        words = mail.get_body(("plain",)).get_content()
        assert "ne voit rien de votre compte" in words
        assert "livrets.hostile.test" not in words
        token = parse_qs(urlsplit(link_in(mail)).query)["token"][0]
        seen = Client().get("/api/auth/invitation", {"token": token}).json()
        assert seen["has_account"]
        assert NEVER_SEEN not in str(seen)

        body = {"token": token, "password": "sept-oies-traversent-le-pont"}
        taken = Client().post("/api/auth/invitation", body, content_type="application/json")
        assert (taken.status_code, taken.json()["code"]) == (409, "account_exists")
        browser = browser_of(employee.user)
        (offer,) = browser.get("/api/auth/invitations").json()["items"]
        assert offer["company_name"] == admin.company.name
        joined = browser.post(f"/api/auth/invitations/{offer['id']}/accept")

        assert joined.status_code == 200
        assert Membership.objects.get(company=admin.company, user=employee.user).role == "writer"
        assert not Invitation.objects.exists()
        accepted = AuditEvent.objects.get(action="accounts.invitation_accepted")
        assert (accepted.company_id, accepted.actor_id) == (admin.company_id, employee.user_id)

    @pytest.mark.parametrize("way", ["link", "account"])
    def test_declines_and_the_company_learns_no_name(self, admin, employee, way):
        invitation = InvitationFactory.create(company=admin.company, email=employee.user.email)

        if way == "link":
            body = {"token": token_of(invitation)}
            Client().post("/api/auth/invitation/decline", body, content_type="application/json")
        else:
            browser_of(employee.user).post(f"/api/auth/invitations/{invitation.id}/decline")

        assert not Invitation.objects.exists()
        told = AuditEvent.objects.get(company_id=admin.company_id)
        assert (told.action, told.object_label, told.actor_id) == (
            "companies.invitation_declined",
            employee.user.email,
            None,
        )

    def test_answers_only_what_is_theirs_lasts_and_leads_to_an_open_company(self, employee):
        now, email = timezone.now(), employee.user.email
        others = [
            InvitationFactory.create(),
            InvitationFactory.create(email=email, sent_at=now - timedelta(days=7)),
            InvitationFactory.create(email=email, company__status="suspended"),
        ]
        browser = browser_of(employee.user)

        assert browser.get("/api/auth/invitations").json()["items"] == []
        for one in others:
            for act in ("accept", "decline"):
                answer = browser.post(f"/api/auth/invitations/{one.id}/{act}")
                assert answer.status_code == 404
            assert Client().get("/api/auth/invitation", {"token": token_of(one)}).status_code == (
                200 if one is others[0] else 422
            )

    def test_is_not_answered_for_by_who_acts_as_them(self, employee):
        InvitationFactory.create(email=employee.user.email)
        browser = browser_of(UserFactory.create(super_admin=True))
        body = {"id_utilisateur": str(employee.user_id), "reason": "Demande par téléphone"}
        browser.post("/api/admin/identity/switch", body, content_type="application/json")

        assert browser.get("/api/auth/invitations").json()["code"] == "not_while_switched"
