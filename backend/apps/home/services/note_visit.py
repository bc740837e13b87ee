"""What somebody has seen of their home, and does not want to see again."""

from datetime import datetime

from apps.home import policies
from apps.home.models import HomeVisit
from shared.actor import Actor


def note_visit(*, actor: Actor, now: datetime) -> None:
    """What waits from here on is new to them until they come back."""
    _write(actor, visited_at=now)


def dismiss_first_steps(*, actor: Actor, now: datetime) -> None:
    """They know their way."""
    _write(actor, steps_dismissed_at=now)


def _write(actor: Actor, **seen: datetime) -> None:
    company_id, user_id = policies.require_company(actor)
    if actor.is_switched:  # they have not seen it themselves
        return
    HomeVisit.objects.update_or_create(company_id=company_id, user_id=user_id, defaults=seen)
