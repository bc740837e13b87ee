import pytest

from shared import errors
from shared.actor import Actor, PlatformRole, Role
from shared.permissions import TABLE, Action, Reach, may, reach, require


def test_every_action_has_a_row():
    assert set(TABLE) == set(Action)


def test_nobody_may_anything_without_a_role():
    assert not any(may(Actor(), action) for action in Action)


def test_what_the_platform_gives_comes_before_what_a_company_gives():
    both = Actor(platform_role=PlatformRole.SUPER_ADMIN, role=Role.COMPANY_ADMIN)

    assert reach(both, Action.MANAGE_USERS) is Reach.EVERYWHERE
    assert reach(both, Action.SEND_MAILING) is Reach.COMPANY


def test_platform_staff_never_read_a_named_register():
    for role in PlatformRole:
        assert not may(Actor(platform_role=role), Action.READ_REGISTER)


@pytest.mark.parametrize("role", PlatformRole)
def test_platform_staff_do_nothing_of_their_own_in_a_companys_booklets(role):
    staff = Actor(platform_role=role)

    within = set(Action) - {
        *(Action.MANAGE_COMPANIES, Action.MANAGE_OWN_COMPANY, Action.MANAGE_USERS),
        *(Action.SWITCH_IDENTITY, Action.MANAGE_LIBRARY, Action.MANAGE_PLATFORM_CONTENT),
        *(Action.READ_STATISTICS, Action.USE_MEDIA, Action.READ_JOURNAL),
        Action.READ_SERVICE_STATUS,
    }

    assert [action for action in within if may(staff, action)] == []


def test_a_refusal_is_forbidden():
    with pytest.raises(errors.Forbidden):
        require(Actor(role=Role.WRITER), Action.MANAGE_USERS)
