"""SEC12: the twenty-four rules of acting as somebody else: who may, and that each rule has its test."""

import re
from pathlib import Path

import pytest

from apps.accounts.factories import UserFactory
from apps.accounts.models import User, UserStatus
from apps.companies.factories import MembershipFactory
from shared.actor import Role
from tests.figures import Figures
from tests.operations.switching import (
    outcome,
    shown,
    switch,
    switched_admin,
)
from tests.operations.world import Caller, World

pytestmark = pytest.mark.django_db


@pytest.fixture
def world(fresh_world: World) -> World:
    return fresh_world


FILES = ("test_identity_switch.py", "test_identity_switch_course.py")


def test_sec12_has_its_twenty_four_rules_in_these_files():
    written = "".join(Path(__file__).with_name(name).read_text("utf-8") for name in FILES)
    numbers = re.findall(r"def test_sec12_(\d\d)_", written)

    whole = numbers == [f"{number:02}" for number in range(1, 25)]
    Figures("make test-backend").note(
        "SEC12",
        "rules of acting as somebody else, each with its test",
        f"{len(set(numbers))} of 24",
        goal="24 of 24",
        met=whole,
    )
    assert whole


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

    @pytest.mark.parametrize("role", sorted(set(Role) - {Role.COMPANY_ADMIN}))
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
        "caller", sorted(set(Caller) - {Caller.ANONYMOUS, Caller.SUPER_ADMIN, Caller.COMPANY_ADMIN})
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

    @pytest.mark.parametrize("status", sorted(set(UserStatus) - {UserStatus.ACTIVE}))
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
