from django.contrib.sessions.models import Session
from django.utils import timezone

from shared.jobs.registry import handles


@handles("accounts.forget_ended_sessions")
def forget_ended_sessions() -> None:
    """Drop sessions whose time is over."""
    Session.objects.filter(expire_date__lt=timezone.now()).delete()
