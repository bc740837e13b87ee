"""What a company does with invitations that wait, and what each answer leaves."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.accounts.models import User
from apps.companies import services
from apps.companies.factories import InvitationFactory, token_of
from apps.companies.models import Invitation, Membership
from apps.companies.tests.inviting import invite

pytestmark = pytest.mark.django_db


class TestACompany:
    def test_sends_again_withdraws_and_the_old_link_dies(self, admin):
        invitation = InvitationFactory.create(company=admin.company)
        first, browser = token_of(invitation), browser_of(admin.user)

        assert browser.post(f"/api/invitations/{invitation.id}/letter").status_code == 200
        second = token_of(invitation)
        looks = [Client().get("/api/auth/invitation", {"token": t}) for t in (first, second)]
        assert [look.status_code for look in looks] == [422, 200]
        assert browser.delete(f"/api/invitations/{invitation.id}").status_code == 200
        assert Client().get("/api/auth/invitation", {"token": second}).status_code == 422

    def test_has_one_invitation_to_an_address_until_it_runs_out(self, admin):
        sent = timezone.now() - timedelta(days=7)
        InvitationFactory.create(company=admin.company, email="une@exemple.test", sent_at=sent)

        first, second = (invite(admin, email="une@exemple.test") for _ in range(2))

        assert (first.status_code, second.status_code) == (201, 409)
        assert second.json()["code"] == "already_invited"

    def test_does_not_see_those_of_another(self, admin):
        stranger = InvitationFactory.create()
        browser = browser_of(admin.user)

        assert browser.get("/api/invitations").json()["items"] == []
        assert browser.post(f"/api/invitations/{stranger.id}/letter").status_code == 404
        assert browser.delete(f"/api/invitations/{stranger.id}").status_code == 404


def test_two_companies_ask_a_newcomer_and_neither_hears_of_the_other():
    first, second = (InvitationFactory.create(email="nouvelle@exemple.test") for _ in range(2))
    body = {"token": token_of(first), "password": "sept-oies-traversent-le-pont"}

    accepted = Client().post("/api/auth/invitation", body, content_type="application/json")

    user = User.objects.get(email="nouvelle@exemple.test")
    assert accepted.status_code == 204
    assert [one.company_id for one in Membership.objects.filter(user=user)] == [first.company_id]
    assert Invitation.objects.get().id == second.id


def test_what_was_never_answered_is_forgotten():
    now = timezone.now()
    kept = InvitationFactory.create(sent_at=now - timedelta(days=89))
    InvitationFactory.create(sent_at=now - timedelta(days=91))

    services.forget_invitations(now=now)

    assert Invitation.objects.get() == kept
