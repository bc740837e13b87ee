from django.utils import timezone

from apps.accounts import services
from shared.jobs.registry import handles


@handles("accounts.forget_ended_sessions")
def forget_ended_sessions() -> None:
    """Once a night."""
    services.forget_ended_sessions(now=timezone.now())


@handles("accounts.close_forgotten_switches")
def close_forgotten_switches() -> None:
    """Once an hour."""
    services.close_forgotten_switches(now=timezone.now())
