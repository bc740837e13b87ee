from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from threading import Barrier

import pytest
from django.db import connection
from django.test import Client

from apps.accounts import services
from apps.accounts.factories import PASSWORD, UserFactory, browser_of, reset_token_of
from apps.accounts.models import User
from apps.companies.factories import MembershipFactory
from apps.journal.models import AuditEvent
from shared.actor import Actor
from shared.tenancy import act_as_platform

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
NEW = "sept-oies-traversent-le-pont"


def choose(token: str, password: str = NEW, language: str = "fr-FR"):
    return Client(headers={"Accept-Language": language}).post(
        "/api/auth/new-password",
        {"token": token, "password": password},
        content_type="application/json",
    )


def sign_in(user: User, password: str) -> int:
    body = {"email": user.email, "password": password}
    return Client().post("/api/auth/login", body, content_type="application/json").status_code


class TestResetPassword:
    def test_replaces_the_password(self):
        user = UserFactory.create()

        assert choose(reset_token_of(user)).status_code == 204

        assert sign_in(user, PASSWORD) == 422
        assert sign_in(user, NEW) == 200
        written = AuditEvent.objects.get(action="accounts.password_reset")
        assert (written.actor_id, written.object_id) == (user.id, user.id)

    def test_is_not_told_in_the_company_of_whoever_sent_it(self):
        user, member = UserFactory.create(), MembershipFactory.create()
        client = Client()
        client.force_login(member.user)

        answer = client.post(
            "/api/auth/new-password",
            {"token": reset_token_of(user), "password": NEW},
            content_type="application/json",
        )

        assert answer.status_code == 204
        with act_as_platform():
            written = AuditEvent.objects.get(action="accounts.password_reset")
            assert (written.company_id, written.actor_id) == (None, user.id)

    def test_works_once(self):
        token = reset_token_of(UserFactory.create())
        choose(token)

        again = choose(token, "neuf-cygnes-sur-le-lac")

        assert (again.status_code, again.json()["code"]) == (422, "bad_reset_link")

    def test_makes_every_other_link_worthless(self):
        user = UserFactory.create()
        first = reset_token_of(user)

        choose(reset_token_of(user))

        assert choose(first).status_code == 422

    @pytest.mark.parametrize(("minutes", "lasts"), [(59, True), (61, False)])
    def test_works_for_an_hour(self, minutes: int, lasts: bool):
        user = UserFactory.create()
        token, later = reset_token_of(user, now=NOW), NOW + timedelta(minutes=minutes)

        try:
            services.reset_password(actor=Actor(), token=token, password=NEW, now=later)
        except services.BadResetLink:
            assert not lasts

        assert User.objects.get(id=user.id).check_password(NEW) is lasts

    @pytest.mark.parametrize("fault", ["", "-", "abc", "0" * 32 + "-abc-def", "\0", "é" * 200])
    def test_refuses_what_is_no_token(self, fault: str):
        assert choose(fault).json()["code"] == "bad_reset_link"

    def test_refuses_the_token_of_somebody_else(self):
        mine, other = reset_token_of(UserFactory.create()), UserFactory.create()
        forged = f"{other.id.hex}-{mine.partition('-')[2]}"

        assert choose(forged).status_code == 422
        assert sign_in(other, PASSWORD) == 200

    def test_refuses_somebody_suspended_since(self):
        user = UserFactory.create()
        token = reset_token_of(user)
        User.objects.filter(id=user.id).update(status="suspended")

        assert choose(token).json()["code"] == "bad_reset_link"

    def test_leaves_the_link_when_it_refuses_the_password(self):
        user = UserFactory.create()
        token = reset_token_of(user)

        assert choose(token, "court").status_code == 422

        assert choose(token).status_code == 204

    def test_ends_every_session(self):
        """SEC15: no cookie given before is accepted after."""
        user = UserFactory.create()
        browsers = [browser_of(user) for _ in range(5)]
        assert {one.get("/api/auth/user").status_code for one in browsers} == {200}

        choose(reset_token_of(user))

        assert {one.get("/api/auth/user").status_code for one in browsers} == {401}

    def test_opens_the_door_that_failures_had_closed(self):
        user = UserFactory.create()
        for _ in range(10):
            sign_in(user, "autre chose")
        assert sign_in(user, PASSWORD) == 429

        choose(reset_token_of(user))

        assert sign_in(user, NEW) == 200

    @pytest.mark.parametrize(
        "letter",
        [
            ("fr-FR", "Votre mot de passe a été changé", "/auth/forgotten-password"),
            ("en-GB", "Your password was changed", "/en-GB/auth/forgotten-password"),
        ],
    )
    def test_is_told_to_the_user(self, letter, mailbox, run_jobs, settings):
        language, subject, page = letter
        user = UserFactory.create(language=language)

        choose(reset_token_of(user))
        run_jobs()

        (mail,) = mailbox.of(user.email)
        assert mail["Subject"] == subject
        for kind in ("plain", "html"):
            body = mail.get_body((kind,)).get_content()
            assert f"{settings.PUBLIC_URL}{page}" in body
            assert NEW not in body


@pytest.mark.django_db(transaction=True)
def test_of_ten_calls_with_one_link_one_wins():
    with act_as_platform():
        user = UserFactory.create()
        token = reset_token_of(user)
    passwords, start = [f"{NEW} {number}" for number in range(10)], Barrier(10)

    def call(password: str):
        start.wait()
        try:
            return choose(token, password).status_code
        finally:
            connection.close()

    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(call, passwords))

    assert sorted(answers) == [204] + [422] * 9
    assert User.objects.get(id=user.id).check_password(passwords[answers.index(204)])


class TestChoosePassword:
    @pytest.mark.parametrize(
        ("password", "french", "english"),
        [
            ("onze-signes", "12 caractères au moins.", "12 characters at least."),
            (
                "password1234",
                "Ce mot de passe est trop connu. Choisissez-en un que personne d’autre n’emploie.",
                "This password is too well known. Choose one that nobody else uses.",
            ),
            (
                "Camille.Durand",
                "Ce mot de passe ressemble trop à votre nom ou à votre adresse.",
                "This password is too close to your name or your address.",
            ),
        ],
    )
    def test_says_what_is_wrong_beside_the_field(self, password, french, english):
        token = reset_token_of(UserFactory.create(email="camille.durand@exemple.test"))

        for language, sentence in {"fr-FR": french, "en-GB": english}.items():
            refused = choose(token, password, language)

            assert refused.json()["code"] == "password_refused"
            assert refused.json()["errors"] == {"password": [sentence]}

    @pytest.mark.parametrize(
        "password",
        [
            "MotDePasse2026!",
            "azertyuiop123",
            "__marseille__",
            "123456789012",
            "dragondragon",
            "a" * 30,
        ],
    )
    def test_knows_a_leaked_password_under_its_trimmings(self, password: str):
        with pytest.raises(services.PasswordRefused):
            services.choose_password(user=UserFactory.create(), password=password)

    @pytest.mark.parametrize(
        "password", [NEW, "correct cheval batterie agrafe", "ÉtéÀLaPlage∑2031"]
    )
    def test_takes_any_other(self, password: str):
        user = UserFactory.create()

        services.choose_password(user=user, password=password)

        assert User.objects.get(id=user.id).check_password(password)

    def test_takes_an_accent_however_it_is_composed(self):
        user = UserFactory.create()

        services.choose_password(user=user, password="l’e\u0301te\u0301 des baleines")

        assert sign_in(user, "l’\u00e9t\u00e9 des baleines") == 200
