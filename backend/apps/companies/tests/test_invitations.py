from datetime import timedelta
from urllib.parse import parse_qs, urlsplit

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from apps.accounts.factories import PASSWORD, UserFactory, browser_of, invitation_token_of
from apps.accounts.models import User, UserStatus
from apps.companies.factories import CompanyFactory, HostFactory, MembershipFactory
from apps.companies.models import Membership
from apps.journal.models import AuditEvent
from shared.actor import Role
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db

CHOSEN = "sept-oies-traversent-le-pont"


@pytest.fixture
def admin() -> Membership:
    return MembershipFactory.create(company__name="Maison Aubrac")


def invite(admin: Membership, **changes):
    person = {
        "first_name": "Awa",
        "last_name": "Diallo",
        "email": "awa.diallo@exemple.test",
        "language": "fr-FR",
        "role": "writer",
        **changes,
    }
    return browser_of(admin.user).post("/api/users", person, content_type="application/json")


def accept(token: str, password: str = CHOSEN):
    body = {"token": token, "password": password}
    return Client().post("/api/auth/invitation", body, content_type="application/json")


def look(token: str):
    return Client().get("/api/auth/invitation", {"token": token})


def token_in(mail):
    text = mail.get_body(("plain",)).get_content()
    link = next(line for line in text.splitlines() if line.startswith("http"))
    return str(parse_qs(urlsplit(link).query)["token"][0])


class TestInvite:
    def test_leads_by_letter_to_an_account_of_ones_own(self, admin, mailbox, run_jobs):
        answer = invite(admin)
        run_jobs()

        (mail,) = mailbox.of("awa.diallo@exemple.test")
        user = User.objects.get(email="awa.diallo@exemple.test")
        assert (answer.status_code, answer.json()["id"]) == (201, str(user.id))
        assert (user.status, user.has_usable_password()) == (UserStatus.INVITED, False)
        assert mail["Subject"] == "Rejoignez Maison Aubrac sur Livretier"
        assert admin.user.full_name in mail.get_body(("plain",)).get_content()
        token = token_in(mail)
        assert look(token).json() == {
            "first_name": "Awa",
            "email": "awa.diallo@exemple.test",
            "company": "Maison Aubrac",
        }

        assert accept(token).status_code == 204

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

        assert set(Job.objects.get().payload) == {"user_id", "company_id", "inviter", "message_id"}

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


class TestInviteSomebodyWhoHasAnAccount:
    def test_answers_the_same_and_says_so_to_them_only(self, admin, mailbox, run_jobs):
        known = UserFactory.create(first_name="Nom", last_name="Secret")

        to_known, to_new = invite(admin, email=known.email), invite(admin)
        run_jobs()

        assert to_known.status_code == to_new.status_code == 201
        said = to_known.json()["message"].replace(known.email, "awa.diallo@exemple.test")
        assert said == to_new.json()["message"]
        assert "Secret" not in to_known.content.decode()
        known.refresh_from_db()
        assert (known.first_name, known.status) == ("Nom", UserStatus.ACTIVE)
        assert known.check_password(PASSWORD)
        assert Membership.objects.get(user=known).company_id == admin.company_id
        (mail,) = mailbox.of(known.email)
        assert mail["Subject"] == "Vous faites maintenant partie de Maison Aubrac"

    def test_says_nothing_of_the_other_company(self, admin):
        other = MembershipFactory.create(company__name="Clinique secrète", role=Role.AUDITOR)

        invite(admin, email=other.user.email)
        seen = browser_of(admin.user).get("/api/users")

        assert "Clinique secrète" not in seen.content.decode()
        (line,) = [one for one in seen.json()["items"] if one["id"] == str(other.user_id)]
        assert [membership["role"] for membership in line["memberships"]] == ["writer"]
        assert line["works_elsewhere"]


class TestALink:
    def test_dies_when_it_is_used_replaced_or_a_week_old(self, admin, monkeypatch):
        invite(admin)
        user = User.objects.get(email="awa.diallo@exemple.test")
        first = invitation_token_of(user)
        browser = browser_of(admin.user)

        assert browser.post(f"/api/users/{user.id}/invitation").status_code == 200
        second = invitation_token_of(user)
        assert (look(first).status_code, look(second).status_code) == (422, 200)

        later = timezone.now() + timedelta(days=7)
        with monkeypatch.context() as patch:
            patch.setattr(timezone, "now", lambda: later)
            assert accept(second).json()["code"] == "bad_invitation"

        assert accept(second, "trop court").status_code == 422
        assert accept(second).status_code == 204
        assert accept(second, "une-autre-phrase-de-passe").json()["code"] == "bad_invitation"

    @pytest.mark.parametrize("token", ["", "x", "0" * 32 + "-" + "0" * 64, "é", "a" * 201])
    def test_that_is_none_says_nothing(self, token):
        assert look(token).status_code == accept(token).status_code == 422

    def test_is_sent_again_five_times_an_hour(self, admin):
        invite(admin)
        user = User.objects.get(email="awa.diallo@exemple.test")
        browser = browser_of(admin.user)

        answers = [browser.post(f"/api/users/{user.id}/invitation").status_code for _ in range(6)]

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
    assert rows["publish_send"] == ["company_admin", "booklet_manager"]
    assert rows["register"] == ["company_admin", "booklet_manager", "auditor"]
    assert (len(table["roles"]), table["platform_roles"], len(table["actions"])) == (5, [], 22)
