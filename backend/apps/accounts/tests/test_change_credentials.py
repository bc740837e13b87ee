"""Another password, another address: with the password, and told to whom it concerns."""

import re
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from apps.accounts import services
from apps.accounts.factories import PASSWORD, UserFactory, browser_of, email_token_of
from apps.accounts.models import Session, User
from apps.journal.models import AuditEvent
from shared.actor import Actor

pytestmark = pytest.mark.django_db

CHOSEN = "sept-oies-traversent-le-pont"


@pytest.fixture
def user() -> User:
    return UserFactory.create(language="en-GB")


def post(client: Client, path: str, **body: Any) -> Any:
    return client.post(f"/api/auth/{path}", body, content_type="application/json")


class TestPassword:
    def test_is_changed_and_told(self, user, mailbox, run_jobs):
        client = browser_of(user)

        answer = post(client, "password", current_password=PASSWORD, password=CHOSEN)
        run_jobs()

        user.refresh_from_db()
        assert answer.status_code == 204
        assert user.check_password(CHOSEN)
        assert user.password_changed_at is not None
        assert AuditEvent.objects.filter(action="accounts.password_changed").count() == 1
        assert [mail["Subject"] for mail in mailbox.of(user.email)] == ["Your password was changed"]

    def test_leaves_this_session_open_under_another_key(self, user):
        client = browser_of(user)
        before = Session.objects.get().session_key

        post(client, "password", current_password=PASSWORD, password=CHOSEN)

        assert client.get("/api/auth/user").status_code == 200
        assert Session.objects.get().session_key != before

    @pytest.mark.parametrize(
        ("current", "chosen", "field"),
        [("non", CHOSEN, "current_password"), (PASSWORD, "court", "password")],
    )
    def test_says_which_of_the_two_is_wrong(self, user, current, chosen, field):
        refused = post(browser_of(user), "password", current_password=current, password=chosen)

        assert (refused.status_code, list(refused.json()["errors"])) == (422, [field])
        assert User.objects.get(id=user.id).check_password(PASSWORD)

    def test_is_not_guessed_from_a_session_left_open(self, user):
        client = browser_of(user)
        for _ in range(10):
            post(client, "password", current_password="non", password=CHOSEN)

        refused = post(client, "password", current_password=PASSWORD, password=CHOSEN)

        assert refused.status_code == 429


class TestAskingForAnAddress:
    def ask(self, user: User, email: str, password: str = PASSWORD) -> Any:
        return post(browser_of(user), "email", email=email, current_password=password)

    def test_writes_to_both_in_the_persons_language(self, user, mailbox, run_jobs):
        assert self.ask(user, " Nouvelle@Exemple.TEST ").status_code == 204
        run_jobs()

        (link,), (warning,) = mailbox.of("nouvelle@exemple.test"), mailbox.of(user.email)
        assert link["Subject"] == "Confirm your new address"
        assert warning["Subject"] == "Change of address requested"
        assert "nouvelle@exemple.test" in warning.get_body(("plain",)).get_content()
        assert User.objects.get(id=user.id).email == user.email

    def test_says_the_same_of_an_address_that_somebody_has(self, user, mailbox, run_jobs):
        other = UserFactory.create()

        free, taken = self.ask(user, "libre@exemple.test"), self.ask(user, other.email)
        run_jobs()

        assert (free.status_code, free.content) == (taken.status_code, taken.content)
        assert mailbox.of(other.email) == []
        assert len(mailbox.of(user.email)) == 2

    def test_needs_the_password(self, user, run_jobs):
        refused = self.ask(user, "nouvelle@exemple.test", password="non")

        assert list(refused.json()["errors"]) == ["current_password"]

    @pytest.mark.parametrize("email", ["pas une adresse", "a@b", "a\0@b.test", "é" * 250 + "@b.fr"])
    def test_wants_an_address(self, user, email):
        assert self.ask(user, email).status_code == 422

    def test_is_not_for_the_address_one_has(self, user):
        refused = self.ask(user, user.email.upper())

        assert (refused.status_code, refused.json()["code"]) == (422, "email_unchanged")

    def test_is_limited(self, user):
        answers = [self.ask(user, f"n{number}@exemple.test").status_code for number in range(6)]

        assert answers == [204] * 5 + [429]


class TestConfirmingAnAddress:
    def confirm(self, token: str) -> Any:
        return post(Client(), "email/confirmation", token=token)

    def test_works_once_with_the_link_of_the_mail(self, user, mailbox, run_jobs):
        post(browser_of(user), "email", email="autre@exemple.test", current_password=PASSWORD)
        run_jobs()
        letter = mailbox.of("autre@exemple.test")[0].get_body(("plain",)).get_content()
        found = re.search(r"/auth/email\?token=(\S+)", letter)
        assert found
        token = found.group(1).replace("%3A", ":")

        first, again = self.confirm(token), self.confirm(token)

        user.refresh_from_db()
        assert (first.status_code, again.status_code) == (204, 422)
        assert (user.email, "autre@exemple.test" in user.words) == ("autre@exemple.test", True)
        assert AuditEvent.objects.filter(action="accounts.email_changed").count() == 1

    def test_is_refused_after_an_hour(self, user):
        token = email_token_of(user, "autre@exemple.test")

        with pytest.raises(services.BadEmailLink):
            services.change_email(
                actor=Actor(), token=token, now=timezone.now() + timedelta(minutes=60)
            )

    def test_is_refused_once_the_password_is_another_one(self, user):
        token = email_token_of(user, "autre@exemple.test")
        post(browser_of(user), "password", current_password=PASSWORD, password=CHOSEN)

        assert self.confirm(token).json()["code"] == "bad_email_link"

    def test_is_refused_when_somebody_has_the_address_since(self, user):
        token = email_token_of(user, "autre@exemple.test")
        UserFactory.create(email="autre@exemple.test")

        assert self.confirm(token).json()["code"] == "bad_email_link"

    @pytest.mark.parametrize("token", ["", "a", "a:b:c", "\0", "é:é:é"])
    def test_a_made_up_link_is_refused(self, token):
        assert self.confirm(token).status_code == 422
