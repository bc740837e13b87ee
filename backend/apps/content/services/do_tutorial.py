from datetime import datetime
from uuid import UUID

from apps.content import policies, selectors
from apps.content.models import TutorialDone
from shared.actor import Actor


def do_tutorial(*, actor: Actor, tutorial_id: UUID, now: datetime) -> None:
    """The actor has done it; who acts in somebody's name has not done it for them."""
    tutorial = selectors.get_tutorial(actor=actor, tutorial_id=tutorial_id)
    if actor.is_switched:
        return
    TutorialDone.objects.get_or_create(
        tutorial=tutorial, user_id=policies.require_reader(actor), defaults={"done_at": now}
    )
