"""SEC12, rules 17 to 24: how acting as somebody else ends, and what is written of it."""

import pytest
from django.conf import settings
from django.db import DatabaseError, connection, transaction
from django.test import Client

from apps.accounts.models import IdentitySwitch, User
from apps.companies.factories import MembershipFactory
from apps.companies.models import Membership
from apps.journal.models import AuditEvent
from shared.actor import Role
from tests.operations.switching import (
    REASON,
    come_back,
    key_of,
    post,
    shown,
    switch,
    switched_admin,
)
from tests.operations.world import Caller, World, make_world

pytestmark = pytest.mark.django_db


@pytest.fixture
def world() -> World:
    return make_world()


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
