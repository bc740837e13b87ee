from datetime import datetime
from uuid import UUID

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


@handles("accounts.send_reset_link")
def send_reset_link(*, email: str, asked_at: str, message_id: str) -> None:
    """The mail with the link that somebody asked for."""
    services.send_reset_link(
        email=email,
        asked_at=datetime.fromisoformat(asked_at),
        message_id=message_id,
        now=timezone.now(),
    )


@handles("accounts.send_password_changed")
def send_password_changed(*, user_id: str, message_id: str) -> None:
    """The mail that says so afterwards."""
    services.send_password_changed(user_id=UUID(user_id), message_id=message_id)


@handles("accounts.send_account_notice")
def send_account_notice(*, user_id: str, notice: str, to: str, message_id: str) -> None:
    """The mail that tells of a change of how somebody signs in."""
    services.send_account_notice(
        user_id=UUID(user_id), notice=services.Notice(notice), to=to, message_id=message_id
    )


@handles("accounts.send_email_link")
def send_email_link(*, user_id: str, email: str, asked_at: str, message_id: str) -> None:
    """The mail with which somebody proves that a new address is theirs."""
    services.send_email_link(
        user_id=UUID(user_id),
        email=email,
        asked_at=datetime.fromisoformat(asked_at),
        message_id=message_id,
        now=timezone.now(),
    )


@handles("accounts.send_email_warning")
def send_email_warning(*, user_id: str, to: str, email: str, message_id: str) -> None:
    """The mail that lets the former address object."""
    services.send_email_warning(user_id=UUID(user_id), to=to, email=email, message_id=message_id)
