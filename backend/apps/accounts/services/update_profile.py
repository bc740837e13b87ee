from datetime import datetime

from apps.accounts.models import User
from apps.journal import services as journal
from shared.actor import Actor, require_own_hands


def update_profile(*, actor: Actor, user: User, changes: dict[str, str], now: datetime) -> None:
    """Another `first_name`, `last_name` or `language` for the actor's own account."""
    require_own_hands(actor)
    if not changes:
        return
    before = {field: getattr(user, field) for field in changes}
    for field, value in changes.items():
        setattr(user, field, value)
    user.name_for_search()
    user.save(update_fields=[*changes, "words", "updated_at"])
    journal.record(
        actor=actor,
        action="accounts.profile_updated",
        target=user,
        label=user.full_name,
        now=now,
        before=before,
        after=changes,
    )
