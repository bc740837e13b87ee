from uuid import UUID

from apps.accounts.models import User
from shared.actor import Actor
from shared.ids import uuid7
from shared.jobs import queue


def ask_invitation_letter(*, actor: Actor, user: User, company_id: UUID | None) -> None:
    """Have the letter written that tells somebody where they are awaited, and by whom."""
    queue.enqueue(
        "companies.send_invitation",
        platform=True,
        user_id=user.id,
        company_id=company_id,
        inviter=actor.name,
        message_id=uuid7(),
    )
