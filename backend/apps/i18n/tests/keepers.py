"""Who keeps languages in these tests."""

from datetime import UTC, datetime

from apps.accounts.factories import UserFactory
from shared.actor import Actor, PlatformRole

NOW = datetime(2026, 11, 18, 9, tzinfo=UTC)


def a_keeper() -> Actor:
    user = UserFactory.create(platform_role=PlatformRole.LIBRARY_EDITOR.value)
    return Actor(user_id=user.id, name=user.full_name, platform_role=PlatformRole.LIBRARY_EDITOR)
