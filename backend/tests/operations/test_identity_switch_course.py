"""SEC12: acting as somebody else while it lasts, how it ends, and what is written of it."""

import pytest
from django.conf import settings
from django.db import DatabaseError, connection, transaction
from django.test import Client

from apps.accounts.factories import PASSWORD, UserFactory
from apps.accounts.models import IdentitySwitch, TermsDocument, User
from apps.accounts.terms import VERSIONS
from apps.companies.factories import MembershipFactory
from apps.companies.models import Membership
from apps.journal.models import AuditEvent
from shared.actor import Role
from tests.operations.switching import (
    REASON,
    come_back,
    key_of,
    outcome,
    post,
    shown,
    switch,
    switched_admin,
)
from tests.operations.world import Caller, World

pytestmark = pytest.mark.django_db


@pytest.fixture
def world(fresh_world: World) -> World:
    return fresh_world


class TestWhileItLasts:
    def test_sec12_12_it_lasts_an_hour_and_gives_the_session_back_by_itself(self, world, wait):
        client = switched_admin(world)

        wait(59)
        assert shown(client)["id"] == str(world.users[Caller.WRITER].id)
        wait(60)
        assert shown(client)["id"] == str(world.users[Caller.COMPANY_ADMIN].id)
        assert IdentitySwitch.objects.get().how_ended == "expired"

    def test_sec12_13_after_which_nothing_is_written_before_the_page_knows(self, world, wait):
        client = switched_admin(world)
        wait(61)

        assert client.get("/api/journal/events").status_code == 200
        refused = post(client, "/api/auth/set-language", language="en-GB")
        shown(client)
        accepted = post(client, "/api/auth/set-language", language="en-GB")

        assert outcome(refused) == (403, "switch_ended")
        assert accepted.status_code == 204

    @pytest.mark.parametrize(
        ("method", "path"),
        [
            ("post", "/api/auth/legal/acceptances"),
            ("post", "/api/auth/legal/refusals"),
            ("post", "/api/auth/set-language"),
            ("patch", "/api/auth/user"),
            ("post", "/api/auth/password"),
            ("post", "/api/auth/email"),
            ("delete", "/api/memberships"),
        ],
    )
    def test_sec12_14_one_cannot_accept_change_an_account_or_delete(self, world, method, path):
        client = switched_admin(world)
        terms = {"cgu": "2026-11-18", "rgpd": "2026-11-18", "language": "en-GB"}
        account = {"current_password": PASSWORD, "password": "x" * 20, "email": "a@exemple.test"}
        body = terms | account

        refused = getattr(client, method)(path, body, content_type="application/json")

        assert outcome(refused) == (403, "not_while_switched")

    def test_sec12_15_the_language_stays_the_administrators(self, world):
        User.objects.filter(id=world.users[Caller.COMPANY_ADMIN].id).update(language="en-GB")
        client = switched_admin(world)

        refused = client.get("/api/journal/events")

        assert shown(client)["language"] == "en-GB"
        assert refused.json()["message"] == "Your role does not allow this."

    def test_sec12_16_the_terms_asked_for_are_the_administrators_own(self, world, monkeypatch):
        newcomer = UserFactory.create(terms=False)
        MembershipFactory.create(company=world.own, role=Role.WRITER, user=newcomer)
        client = world.client(Caller.COMPANY_ADMIN)
        switch(client, newcomer)

        open_to_the_switched = client.get("/api/memberships")
        monkeypatch.setitem(VERSIONS, TermsDocument.TERMS_OF_USE, "2031-01")
        closed_by_new_terms = client.get("/api/memberships")

        assert open_to_the_switched.status_code == 200
        assert outcome(closed_by_new_terms) == (403, "terms_not_accepted")
        assert come_back(client).status_code == 200


class TestHowItEnds:
    def test_sec12_17_the_way_back_trusts_nothing_kept_in_the_session(self, world):
        client, other = switched_admin(world), world.client(Caller.WRITER)
        planted = other.session
        planted.update({key: value for key, value in client.session.items() if key[0] != "_"})
        planted.save()

        assert come_back(other).json()["id"] == str(world.users[Caller.WRITER].id)
        assert come_back(client).json()["id"] == str(world.users[Caller.COMPANY_ADMIN].id)
        assert not set(map(str, client.session.values())) & {str(world.users[Caller.WRITER].id)}

    @pytest.mark.parametrize("change", [{"status": "suspended"}, {"password": "md5$x$changed"}])
    def test_sec12_18_it_ends_with_the_administrators_own_session(self, world, change):
        client = switched_admin(world)

        User.objects.filter(id=world.users[Caller.COMPANY_ADMIN].id).update(**change)

        assert client.get("/api/auth/user").status_code == 401
        assert come_back(client).status_code == 401

    def test_sec12_19_it_ends_with_the_administrators_authority(self, world):
        client, administrator = switched_admin(world), world.users[Caller.COMPANY_ADMIN]

        Membership.objects.filter(user=administrator).update(role=Role.TRANSLATOR)

        assert (shown(client)["id"], shown(client)["switched"]) == (str(administrator.id), None)
        assert IdentitySwitch.objects.get().how_ended == "revoked"

    @pytest.mark.parametrize("rise", ["suspended", "promoted", "platform", "elsewhere"])
    def test_sec12_20_it_ends_when_the_target_is_no_longer_below(self, world, rise):
        client, target = switched_admin(world), world.users[Caller.WRITER]

        if rise == "suspended":
            User.objects.filter(id=target.id).update(status="suspended")
        elif rise == "promoted":
            Membership.objects.filter(user=target).update(role=Role.COMPANY_ADMIN)
        elif rise == "platform":
            User.objects.filter(id=target.id).update(platform_role="library_editor")
        else:
            MembershipFactory.create(user=target, company=world.foreign, role=Role.WRITER)

        assert client.get("/api/memberships").json()["items"][0]["role"] == Role.COMPANY_ADMIN
        assert shown(client)["id"] == str(world.users[Caller.COMPANY_ADMIN].id)

    def test_sec12_21_signing_out_ends_both(self, world):
        client = switched_admin(world)

        assert post(client, "/api/auth/logout").status_code == 204

        assert client.get("/api/auth/user").status_code == 401
        assert IdentitySwitch.objects.get().how_ended == "signed_out"

    def test_sec12_22_there_and_back_under_another_session_key_and_csrf_token(self, world):
        client = world.client(Caller.COMPANY_ADMIN)
        client.get("/api/auth/csrf-token")
        seen = []

        for move in (
            lambda: None,
            lambda: switch(client, world.users[Caller.WRITER]),
            lambda: come_back(client),
        ):
            move()
            seen.append((key_of(client), client.cookies[settings.CSRF_COOKIE_NAME].value))

        assert len({key for key, _ in seen}) == len({token for _, token in seen}) == 3
        for key, _ in seen[:2]:
            stale = Client()
            stale.cookies[settings.SESSION_COOKIE_NAME] = key
            assert stale.get("/api/auth/user").status_code == 401


class TestWhatIsWritten:
    def test_sec12_23_every_line_of_the_journal_names_both_in_the_targets_company(self, world):
        client = world.client(Caller.SUPER_ADMIN)
        switch(client, world.users[Caller.WRITER], f"  {REASON} ")
        come_back(client)
        switch(client, world.users[Caller.WRITER])
        post(client, "/api/auth/logout")

        lines = AuditEvent.objects.filter(company_id=world.own.id).order_by("id")

        assert [line.action.removeprefix("accounts.") for line in lines] == [
            "identity_switched",
            "identity_returned",
            "identity_switched",
            "signed_out",
            "identity_returned",
        ]
        assert {line.reason for line in lines} == {REASON}
        assert {(line.actor_id, line.acting_as_id) for line in lines} == {
            (world.users[Caller.SUPER_ADMIN].id, world.users[Caller.WRITER].id)
        }

    def test_sec12_24_a_row_keeps_who_as_whom_why_and_when_for_the_target_to_see(self, world):
        client, target = switched_admin(world), world.users[Caller.WRITER]
        come_back(client)

        kept = target.identity_switches.get()
        (seen,) = world.client(Caller.WRITER).get("/api/auth/identity-switches").json()["items"]

        assert (seen["id"], seen["reason"]) == (str(kept.id), REASON)
        assert kept.administrator == world.users[Caller.COMPANY_ADMIN]
        assert (kept.reason, kept.how_ended) == (REASON, "returned")
        assert kept.started_at <= kept.ended_at <= kept.until
        assert key_of(client) not in str(vars(kept))
        for change in ("reason = 'autre chose'", "until = now()", "target_id = administrator_id"):
            with (
                pytest.raises(DatabaseError, match="permission denied"),
                transaction.atomic(),
                connection.cursor() as cursor,
            ):
                cursor.execute(f"UPDATE accounts_identityswitch SET {change}")
