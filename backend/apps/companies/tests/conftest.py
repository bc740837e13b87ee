import pytest

from apps.accounts.factories import UserFactory
from apps.companies.factories import MembershipFactory
from apps.companies.models import Membership
from shared.actor import Actor, PlatformRole, Role


@pytest.fixture
def admin() -> Membership:
    return MembershipFactory.create()


@pytest.fixture
def writer(admin: Membership) -> Membership:
    return MembershipFactory.create(company=admin.company, role=Role.WRITER)


@pytest.fixture
def platform() -> Actor:
    user = UserFactory.create(super_admin=True)
    return Actor(user_id=user.id, name=user.full_name, platform_role=PlatformRole.SUPER_ADMIN)
