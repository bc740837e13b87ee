import pytest
from django.conf import settings
from django.test import Client

from apps.accounts.factories import UserFactory, browser_of
from apps.accounts.models import Session
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.companies.models import CompanyStatus
from apps.journal.models import AuditEvent

pytestmark = pytest.mark.django_db


class TestSwitchCompany:
    def switch(self, client: Client, company_id: object):
        body = {"company_id": str(company_id)}
        return client.post("/api/auth/company", body, content_type="application/json")

    def test_works_from_now_on_in_the_other_company(self):
        first = MembershipFactory.create()
        second = MembershipFactory.create(user=first.user, role="writer")
        client = browser_of(first.user)

        answer = self.switch(client, second.company_id)

        user = answer.json()
        assert (answer.status_code, user["role"]) == (200, "writer")
        assert user["company"]["id"] == str(second.company_id)
        assert client.get("/api/auth/user").json() == user

    def test_keeps_the_session(self):
        first = MembershipFactory.create()
        second = MembershipFactory.create(user=first.user)
        client = browser_of(first.user)

        answer = self.switch(client, second.company_id)

        assert settings.SESSION_COOKIE_NAME not in answer.cookies
        assert Session.objects.count() == 1

    def test_is_journalled_in_the_company_entered(self):
        first = MembershipFactory.create()
        second = MembershipFactory.create(user=first.user)
        client = browser_of(first.user)

        for _ in range(2):
            self.switch(client, second.company_id)

        event = AuditEvent.objects.get(action="companies.entered")
        assert (event.actor_id, event.company_id) == (first.user_id, second.company_id)

    def test_a_strangers_company_is_a_404(self):
        member, stranger = MembershipFactory.create(), CompanyFactory.create()
        client = browser_of(member.user)

        assert self.switch(client, stranger.id).status_code == 404

        assert client.get("/api/auth/user").json()["company"]["id"] == str(member.company_id)

    def test_a_suspended_company_is_a_404(self):
        first = MembershipFactory.create()
        second = MembershipFactory.create(user=first.user, company__status=CompanyStatus.SUSPENDED)

        assert self.switch(browser_of(first.user), second.company_id).status_code == 404

    def test_is_not_for_super_administrators_without_a_membership(self):
        staff, company = UserFactory.create(super_admin=True), CompanyFactory.create()

        assert self.switch(browser_of(staff), company.id).status_code == 404


class TestUpdateProfile:
    def update(self, client: Client, **changes: object):
        return client.patch("/api/auth/user", changes, content_type="application/json")

    def test_answers_with_the_session_as_it_is_now_and_says_so(self):
        member = MembershipFactory.create()
        client = browser_of(member.user)

        answer = self.update(client, first_name="  Nadia ", last_name="Ferrière").json()

        assert answer.pop("message") == "Votre compte est à jour."
        assert (answer["first_name"], answer["last_name"]) == ("Nadia", "Ferrière")
        assert client.get("/api/auth/user").json() == answer

    def test_speaks_the_language_that_was_just_chosen(self):
        client = browser_of(UserFactory.create())

        answer = self.update(client, language="en-GB").json()

        assert answer["language"] == "en-GB"
        assert answer["message"] == "Your account is up to date."

    def test_is_journalled_with_what_it_was_before(self):
        member = MembershipFactory.create(user__first_name="Camille")

        self.update(browser_of(member.user), first_name="Nadia")

        event = AuditEvent.objects.get(action="accounts.profile_updated")
        assert (event.before, event.after) == ({"first_name": "Camille"}, {"first_name": "Nadia"})
        assert (event.company_id, event.object_id) == (member.company_id, member.user_id)

    def test_of_nothing_changes_nothing(self):
        user = UserFactory.create()

        answer = self.update(browser_of(user), first_name=None, email="autre@exemple.test")

        assert (answer.status_code, answer.json()["email"]) == (200, user.email)
        assert not AuditEvent.objects.exists()

    @pytest.mark.parametrize(
        ("changes", "sentence"),
        [
            ({"first_name": "   "}, "Cette information est nécessaire."),
            ({"last_name": "a" * 81}, "80 caractères au plus."),
            ({"language": "tlh"}, "Choisissez une valeur de la liste."),
        ],
    )
    def test_names_the_field_that_is_wrong(self, changes: dict[str, str], sentence: str):
        refused = self.update(browser_of(UserFactory.create()), **changes)

        assert refused.status_code == 422
        assert refused.json()["errors"] == {next(iter(changes)): [sentence]}
