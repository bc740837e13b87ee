import pytest
from django.conf import settings
from django.test import Client

from apps.accounts.factories import PASSWORD, UserFactory, browser_of
from apps.accounts.models import Session, kept_key
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.companies.models import CompanyStatus
from apps.journal.models import AuditEvent

pytestmark = pytest.mark.django_db


def sign_in(client: Client, **credentials):
    return client.post("/api/auth/login", credentials, content_type="application/json")


class TestLogin:
    def test_answers_with_the_user_their_company_and_role(self):
        member = MembershipFactory.create(company__name="Maison Aubrac", user__first_name="Camille")

        answer = sign_in(Client(), email=member.user.email, password=PASSWORD)

        user = answer.json()
        assert answer.status_code == 200
        assert (user["first_name"], user["role"]) == ("Camille", "company_admin")
        assert user["company"]["name"] == "Maison Aubrac"
        assert user["terms"]["accepted"] is True
        assert user["abilities"]["switch_identity"] is True
        assert user["abilities"]["manage_companies"] is False

    def test_sets_a_cookie_that_scripts_and_other_sites_cannot_use(self):
        user = UserFactory.create()

        cookie = sign_in(Client(), email=user.email, password=PASSWORD).cookies[
            settings.SESSION_COOKIE_NAME
        ]

        assert cookie.key.startswith("__Host-")
        assert cookie["httponly"]
        assert cookie["secure"]
        assert cookie["samesite"] == "Lax"
        assert (cookie["path"], cookie["domain"]) == ("/", "")

    def test_remembers_only_who_asks_for_it(self):
        user = UserFactory.create()

        for_now = sign_in(Client(), email=user.email, password=PASSWORD)
        for_long = sign_in(Client(), email=user.email, password=PASSWORD, remember=True)

        assert for_now.cookies[settings.SESSION_COOKIE_NAME]["max-age"] == ""
        assert for_long.cookies[settings.SESSION_COOKIE_NAME]["max-age"] == 30 * 24 * 3600

    def test_gives_a_new_session_so_that_a_planted_one_is_worth_nothing(self):
        user, client = UserFactory.create(), Client()
        client.force_login(UserFactory.create())
        planted = client.cookies[settings.SESSION_COOKIE_NAME].value

        sign_in(client, email=user.email, password=PASSWORD)

        assert client.cookies[settings.SESSION_COOKIE_NAME].value != planted
        assert not Session.objects.filter(session_key=kept_key(planted)).exists()

    def test_says_the_same_to_every_wrong_pair(self):
        user = UserFactory.create()

        wrong = sign_in(Client(), email=user.email, password="pas celui-ci")
        unknown = sign_in(Client(), email="inconnu@exemple.test", password=PASSWORD)

        assert wrong.status_code == unknown.status_code == 422
        assert wrong.json() == unknown.json()
        assert wrong.json()["message"] == "L’adresse e-mail ou le mot de passe ne convient pas."

    def test_needs_the_csrf_token(self):
        user, client = UserFactory.create(), Client(enforce_csrf_checks=True)

        refused = sign_in(client, email=user.email, password=PASSWORD)
        token = client.get("/api/auth/csrf-token").json()["csrfToken"]
        accepted = client.post(
            "/api/auth/login",
            {"email": user.email, "password": PASSWORD},
            content_type="application/json",
            headers={"X-CSRF-TOKEN": token},
        )

        assert (refused.status_code, refused.json()["code"]) == (403, "csrf_failed")
        assert accepted.status_code == 200

    def test_repeated_with_its_key_gives_the_same_session(self):
        user = UserFactory.create()
        body = {"email": user.email, "password": PASSWORD}
        headers = {"Idempotency-Key": "une-seule-connexion"}

        first, second = (
            Client().post("/api/auth/login", body, content_type="application/json", headers=headers)
            for _ in range(2)
        )

        name = settings.SESSION_COOKIE_NAME
        assert first.cookies[name].value == second.cookies[name].value
        assert second["Idempotent-Replayed"] == "true"
        assert Session.objects.count() == 1

    def test_is_journalled_in_the_company_of_whoever_came(self):
        member, colleague = MembershipFactory.create(), MembershipFactory.create()
        client = browser_of(colleague.user)

        sign_in(client, email=member.user.email, password=PASSWORD)

        event = AuditEvent.objects.get(action="accounts.signed_in")
        assert (event.actor_id, event.company_id) == (member.user_id, member.company_id)

    def test_gives_a_new_session_to_the_same_user_too(self):
        member = MembershipFactory.create()
        client = browser_of(member.user)
        before = client.cookies[settings.SESSION_COOKIE_NAME].value

        sign_in(client, email=member.user.email, password=PASSWORD)

        assert client.cookies[settings.SESSION_COOKIE_NAME].value != before

    def test_repeated_after_a_lost_answer_works_from_another_users_session(self):
        member, colleague = MembershipFactory.create(), MembershipFactory.create()
        cookie = browser_of(colleague.user).cookies[settings.SESSION_COOKIE_NAME].value
        body = {"email": member.user.email, "password": PASSWORD}

        answers = []
        for _ in range(2):
            client = Client()
            client.cookies[settings.SESSION_COOKIE_NAME] = cookie
            answers.append(
                client.post(
                    "/api/auth/login",
                    body,
                    content_type="application/json",
                    headers={"Idempotency-Key": "une-seule-connexion"},
                )
            )

        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json() == answers[1].json()

    def test_is_not_repeated_once_its_session_has_ended(self):
        user, headers = UserFactory.create(), {"Idempotency-Key": "une-seule-connexion"}
        body = {"email": user.email, "password": PASSWORD}
        Client().post("/api/auth/login", body, content_type="application/json", headers=headers)
        Session.objects.all().delete()

        again = Client().post(
            "/api/auth/login", body, content_type="application/json", headers=headers
        )

        assert again.status_code == 401


class TestSessionUser:
    def test_is_unknown_without_a_session(self):
        assert Client().get("/api/auth/user").status_code == 401

    def test_is_unknown_once_suspended(self):
        member, client = MembershipFactory.create(), Client()
        client.force_login(member.user)
        assert client.get("/api/auth/user").status_code == 200

        type(member.user).objects.update(status="suspended")

        assert client.get("/api/auth/user").status_code == 401

    def test_loses_a_company_that_is_suspended(self):
        member, client = MembershipFactory.create(), Client()
        client.force_login(member.user)

        type(member.company).objects.update(status=CompanyStatus.SUSPENDED)

        user = client.get("/api/auth/user").json()
        assert (user["company"], user["role"]) == (None, None)

    def test_works_with_the_company_chosen_in_the_session(self):
        user, chosen = UserFactory.create(), CompanyFactory.create()
        MembershipFactory.create(user=user)
        MembershipFactory.create(user=user, company=chosen)
        client = Client()
        client.force_login(user)
        session = client.session
        session["company_id"] = str(chosen.id)
        session.save()

        assert client.get("/api/auth/user").json()["company"]["id"] == str(chosen.id)

    def test_ignores_a_chosen_company_that_is_not_theirs(self):
        member, stranger = MembershipFactory.create(), CompanyFactory.create()
        client = Client()
        client.force_login(member.user)
        session = client.session
        session["company_id"] = str(stranger.id)
        session.save()

        assert client.get("/api/auth/user").json()["company"]["id"] == str(member.company_id)
