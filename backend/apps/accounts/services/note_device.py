from apps.accounts.models import Session, kept_key, named


def note_device(*, session_key: str | None, user_agent: str, ip: str) -> None:
    """Write down on which device a session was opened."""
    Session.objects.filter(session_key=kept_key(session_key)).update(
        user_agent=named(user_agent), ip=ip or None
    )
