from datetime import timedelta
from urllib.parse import parse_qs, urlsplit

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from apps.accounts.factories import UserFactory, browser_of, invitation_token_of
from apps.accounts.models import User
from apps.companies.factories import (
    CompanyFactory,
    HostFactory,
    MembershipFactory,
    token_of,
)
from apps.companies.models import Invitation, Membership
from apps.companies.tests.inviting import invite, link_in
from apps.journal.models import AuditEvent
from shared.actor import Role
from shared.jobs.models import Job
from shared.permissions import Action

pytestmark = pytest.mark.django_db

CHOSEN = "sept-oies-traversent-le-pont"


@pytest.fixture
def admin() -> Membership:
    return MembershipFactory.create(company__name="Maison Aubrac")


def accept(token: str, password: str = CHOSEN):
    body = {"token": token, "password": password}
    return Client().post("/api/auth/invitation", body, content_type="application/json")


def look(token: str):
    return Client().get("/api/auth/invitation", {"token": token})


def token_in(mail):
    return str(parse_qs(urlsplit(link_in(mail)).query)["token"][0])


class TestInvite:
    def test_leads_by_letter_to_an_account_of_ones_own(self, admin, mailbox, run_jobs):
        answer = invite(admin)
        run_jobs()

        (mail,) = mailbox.of("awa.diallo@exemple.test")
        assert (answer.status_code, answer.json()["id"]) == (201, str(Invitation.objects.get().id))
        assert not User.objects.filter(email="awa.diallo@exemple.test").exists()
        assert mail["Subject"] == "Rejoignez Maison Aubrac sur Livretier"
        assert admin.user.full_name in mail.get_body(("plain",)).get_content()
        token = token_in(mail)
        assert look(token).json() == {
            "first_name": "Awa",
            "email": "awa.diallo@exemple.test",
            "company": "Maison Aubrac",
            "has_account": False,
        }

        assert accept(token).status_code == 204

        user = User.objects.get(email="awa.diallo@exemple.test")
        entered = Client().post(
            "/api/auth/login",
            {"email": user.email, "password": CHOSEN},
            content_type="application/json",
        )
        assert entered.json()["company"]["name"] == "Maison Aubrac"
        accepted = AuditEvent.objects.get(action="accounts.invitation_accepted")
        assert (accepted.company_id, accepted.actor_id) == (admin.company_id, user.id)

    def test_writes_in_the_language_and_from_the_host_of_the_company(
        self, admin, mailbox, run_jobs, settings
    ):
        HostFactory.create(hostname="livrets.aubrac.test", company=admin.company)

        invite(admin, language="en-GB")
        run_jobs()

        text = mailbox.of("awa.diallo@exemple.test")[0].get_body(("plain",)).get_content()
        port = urlsplit(settings.PUBLIC_URL).port
        assert f"http://livrets.aubrac.test:{port}/en-GB/auth/invitation?token=" in text
        assert "valid for 7 days" in text

    def test_keeps_no_secret_in_the_job(self, admin):
        invite(admin)

        assert set(Job.objects.get().payload) == {"invitation_id", "message_id"}

    def test_is_told_that_a_colleague_is_one(self, admin):
        colleague = MembershipFactory.create(company=admin.company).user

        refused = invite(admin, email=colleague.email.upper())

        assert (refused.status_code, list(refused.json()["errors"])) == (409, ["email"])

    @pytest.mark.parametrize(
        ("changes", "field"),
        [
            ({"role": "auditor"}, "ends_on"),
            ({"role": None}, "role"),
            ({"email": "pas une adresse"}, "email"),
            ({"email": "a\r\nBcc: b@c.fr"}, "email"),
            ({"first_name": "a\0b"}, "first_name"),
        ],
    )
    def test_refuses_what_is_incomplete(self, admin, changes, field):
        refused = invite(admin, **changes)

        assert (refused.status_code, list(refused.json()["errors"])) == (422, [field])

    def test_stays_in_the_company_and_below_the_platform(self, admin):
        elsewhere = invite(admin, company_id=str(CompanyFactory.create().id))
        above = invite(admin, role=None, platform_role="super_admin")

        assert (elsewhere.status_code, above.status_code) == (404, 403)
        assert not User.objects.filter(email="awa.diallo@exemple.test").exists()


class TestALink:
    def test_dies_when_it_is_used_or_a_week_old(self, admin, monkeypatch):
        invite(admin)
        token = token_of(Invitation.objects.get())

        later = timezone.now() + timedelta(days=7)
        with monkeypatch.context() as patch:
            patch.setattr(timezone, "now", lambda: later)
            assert accept(token).json()["code"] == "bad_invitation"

        assert accept(token, "trop court").status_code == 422
        assert accept(token).status_code == 204
        assert accept(token, "une-autre-phrase-de-passe").json()["code"] == "bad_invitation"

    def test_to_an_account_that_the_platform_made_dies_when_it_is_replaced(self, admin):
        user = MembershipFactory.create(company=admin.company, user__invited=True).user
        first, browser = invitation_token_of(user), browser_of(admin.user)

        assert browser.post(f"/api/users/{user.id}/invitation").status_code == 200
        second = invitation_token_of(user)
        assert (look(first).status_code, look(second).status_code) == (422, 200)
        assert accept(second).status_code == 204

    @pytest.mark.parametrize("token", ["", "x", "0" * 32 + "-" + "0" * 64, "é", "a" * 201])
    def test_that_is_none_says_nothing(self, token):
        assert look(token).status_code == accept(token).status_code == 422

    def test_is_sent_again_five_times_an_hour(self, admin):
        path = f"/api/invitations/{invite(admin).json()['id']}/letter"
        browser = browser_of(admin.user)

        answers = [browser.post(path).status_code for _ in range(6)]

        assert answers == [200] * 5 + [429]


class TestList:
    def test_filters_and_finds_without_accents(self, admin):
        MembershipFactory.create(
            company=admin.company,
            role=Role.AUDITOR,
            user__first_name="Élodie",
            user__words="elodie roux elodie@exemple.test",
        )
        MembershipFactory.create(company=admin.company, user__suspended=True)
        browser = browser_of(admin.user)

        def found(**query):
            return len(browser.get("/api/users", query).json()["items"])

        assert (found(), found(search="ÉLODIE roux"), found(search="elodie vidal")) == (3, 1, 0)
        assert (found(role="auditor"), found(status="suspended")) == (1, 1)

    def test_of_the_platform_costs_the_same_for_any_number(self):
        browser = browser_of(UserFactory.create(super_admin=True))
        MembershipFactory.create_batch(2)
        with CaptureQueriesContext(connection) as few:
            browser.get("/api/users")
        MembershipFactory.create_batch(20)
        with CaptureQueriesContext(connection) as many:
            browser.get("/api/users")

        assert len(few) == len(many)


def test_the_table_of_roles_is_that_of_the_permissions(admin):
    table = browser_of(admin.user).get("/api/roles").json()

    rows = {row["name"]: row["roles"] for row in table["essential"]}
    assert rows["publish"] == ["company_admin", "booklet_manager"]
    assert rows["journal"] == ["company_admin", "auditor"]
    assert "register" not in rows
    assert (len(table["roles"]), table["platform_roles"]) == (5, [])
    assert [row["action"] for row in table["actions"]] == list(Action)
