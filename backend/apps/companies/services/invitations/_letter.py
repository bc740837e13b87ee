from apps.companies.models import Invitation
from shared.ids import uuid7
from shared.jobs import queue


def ask_letter(invitation: Invitation) -> None:
    """Have the letter written; whether there is an account is looked at then, and nobody waits for it."""
    queue.enqueue(
        "companies.send_member_invitation",
        platform=True,
        invitation_id=invitation.id,
        message_id=uuid7(),
    )
