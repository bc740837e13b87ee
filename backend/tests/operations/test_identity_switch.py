"""SEC12: the twenty-four rules of acting as somebody else. The last eight: test_identity_end.py."""

from datetime import timedelta

import pytest
from django.utils import timezone

from apps.accounts.factories import UserFactory
from apps.accounts.models import IdentitySwitch, TermsDocument, User, UserStatus
from apps.accounts.terms import VERSIONS
from apps.companies.factories import MembershipFactory
from shared.actor import Role
from tests.operations.switching import come_back, outcome, post, shown, switch, switched_admin
from tests.operations.world import Caller, World, make_world

pytestmark = pytest.mark.django_db


@pytest.fixture
def world() -> World:
    return make_world()


@pytest.fixture
def wait(monkeypatch):
    """Let minutes pass."""
    real = timezone.now

    def wait(minutes: float) -> None:
        monkeypatch.setattr(timezone, "now", lambda: real() + timedelta(minutes=minutes))

    return wait


class TestWhoMay:
    @pytest.mark.parametrize("target", [Caller.LIBRARY_EDITOR, *(Caller(role) for role in Role)])
    def test_sec12_01_a_super_administrator_acts_as_anybody_below(self, world, target):
        client = world.client(Caller.SUPER_ADMIN)

        answer = switch(client, world.users[target]).json()

        assert answer["id"] == shown(client)["id"] == str(world.users[target].id)
        assert answer["switched"]["by"]["last_name"] == world.users[Caller.SUPER_ADMIN].last_name
        assert answer["abilities"]["switch_identity"] is False

    def test_sec12_02_nobody_acts_as_a_super_administrator(self, world):
        peer = UserFactory.create(super_admin=True)
        MembershipFactory.create(user=peer, company=world.own, role=Role.WRITER)

        for caller in (Caller.SUPER_ADMIN, Caller.COMPANY_ADMIN):
            refused = switch(world.client(caller), peer)
            assert outcome(refused) == (403, "switch_not_allowed")

    @pytest.mark.parametrize("role", set(Role) - {Role.COMPANY_ADMIN})
    def test_sec12_03_a_company_administrator_acts_as_colleagues_below(self, world, role):
        client = switched_admin(world, Caller(role))

        assert (shown(client)["role"], shown(client)["company"]["id"]) == (role, str(world.own.id))

    def test_sec12_04_but_never_as_an_equal_nor_as_platform_staff(self, world):
        equal = MembershipFactory.create(company=world.own).user
        staff = MembershipFactory.create(
            company=world.own, role=Role.WRITER, user__library_editor=True
        ).user

        for target in (equal, staff):
            refused = switch(world.client(Caller.COMPANY_ADMIN), target)
            assert outcome(refused) == (403, "switch_not_allowed")

    def test_sec12_05_nor_as_somebody_of_another_company_who_does_not_exist_for_them(self, world):
        stranger = MembershipFactory.create(company=world.foreign, role=Role.WRITER).user

        for target in (stranger, User(), world.users[Caller.LIBRARY_EDITOR]):
            refused = switch(world.client(Caller.COMPANY_ADMIN), target)
            assert outcome(refused) == (404, "not_found")

    @pytest.mark.parametrize("role", [Role.COMPANY_ADMIN, Role.TRANSLATOR])
    def test_sec12_06_nor_as_a_colleague_who_also_works_elsewhere(self, world, role):
        colleague = world.users[Caller.WRITER]
        MembershipFactory.create(user=colleague, company=world.foreign, role=role)

        refused = switch(world.client(Caller.COMPANY_ADMIN), colleague)

        assert outcome(refused) == (403, "switch_not_allowed")

    @pytest.mark.parametrize(
        "caller", set(Caller) - {Caller.ANONYMOUS, Caller.SUPER_ADMIN, Caller.COMPANY_ADMIN}
    )
    def test_sec12_07_nobody_else_acts_as_anybody(self, world, caller):
        client, target = (
            world.client(caller),
            MembershipFactory.create(company=world.own, role=Role.TRANSLATOR).user,
        )

        assert outcome(switch(client, target)) == (403, "not_allowed")
        assert shown(client)["abilities"]["switch_identity"] is False

    @pytest.mark.parametrize("caller", [Caller.SUPER_ADMIN, Caller.COMPANY_ADMIN])
    def test_sec12_08_nobody_acts_as_themselves(self, world, caller):
        refused = switch(world.client(caller), world.users[caller])

        assert outcome(refused) == (409, "switch_to_oneself")

    @pytest.mark.parametrize("status", set(UserStatus) - {UserStatus.ACTIVE})
    def test_sec12_09_only_active_people_can_be_acted_for(self, world, status):
        User.objects.filter(id=world.users[Caller.WRITER].id).update(status=status)

        refused = switch(world.client(Caller.COMPANY_ADMIN), world.users[Caller.WRITER])

        assert outcome(refused) == (409, "switch_target_inactive")

    @pytest.mark.parametrize(
        "reason", ["", "court", "         court         ", "x" * 501, "\0" * 12, "\ud800" * 12]
    )
    def test_sec12_10_a_reason_is_needed(self, world, reason):
        client = world.client(Caller.COMPANY_ADMIN)

        refused = switch(client, world.users[Caller.WRITER], reason)

        assert (refused.status_code, list(refused.json()["errors"])) == (422, ["reason"])
        assert shown(client)["switched"] is None

    def test_sec12_11_a_switch_holds_no_other(self, world):
        client = world.client(Caller.SUPER_ADMIN)
        switch(client, world.users[Caller.COMPANY_ADMIN])

        refused = switch(client, world.users[Caller.WRITER])

        assert outcome(refused) == (403, "not_while_switched")


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
            ("delete", "/api/memberships"),
        ],
    )
    def test_sec12_14_one_cannot_accept_change_an_account_or_delete(self, world, method, path):
        client = switched_admin(world)
        body = {"cgu": "2026-11", "rgpd": "2026-11", "language": "en-GB"}

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
