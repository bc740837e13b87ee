from datetime import datetime

from apps.accounts.models import Session
from shared.batches import delete_in_batches


def forget_ended_sessions(*, now: datetime) -> int:
    """Drop sessions whose time is over."""
    return delete_in_batches(Session.objects.filter(expire_date__lt=now))
