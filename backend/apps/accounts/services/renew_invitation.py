from datetime import datetime

from apps.accounts.models import User


def renew_invitation(*, user: User, now: datetime) -> None:
    """Seven more days; the links that were sent before die."""
    user.invited_at = now
    user.save(update_fields=["invited_at", "updated_at"])
