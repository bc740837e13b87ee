from apps.accounts.models import Session

LONGEST_NAME = 300


def note_device(*, session_key: str | None, user_agent: str, ip: str) -> None:
    """Write down on which device a session was opened."""
    Session.objects.filter(session_key=session_key).update(
        user_agent=user_agent.replace("\0", "")[:LONGEST_NAME], ip=ip or None
    )
