from django.utils import timezone

from apps.accounts import services
from shared.jobs.registry import handles


@handles("accounts.forget_ended_sessions")
def forget_ended_sessions() -> None:
    """Once a night."""
    services.forget_ended_sessions(now=timezone.now())
