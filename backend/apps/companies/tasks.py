from datetime import datetime
from uuid import UUID

from django.utils import timezone

from apps.companies import services
from shared.jobs.registry import handles


@handles("companies.send_invitation")
def send_invitation(*, user_id: str, company_id: str | None, inviter: str, message_id: str) -> None:
    """The letter to somebody who is awaited."""
    services.send_invitation(
        user_id=UUID(user_id),
        company_id=UUID(company_id) if company_id else None,
        inviter=inviter,
        message_id=message_id,
        now=timezone.now(),
    )


@handles("companies.send_member_invitation")
def send_member_invitation(*, invitation_id: str, message_id: str) -> None:
    """The letter to an address that a company invites."""
    services.send_member_invitation(
        invitation_id=UUID(invitation_id), message_id=message_id, now=timezone.now()
    )


@handles("companies.forget_invitations")
def forget_invitations() -> None:
    """Once a night."""
    services.forget_invitations(now=timezone.now())


@handles("companies.purge_archived")
def purge_archived() -> None:
    """Once a night."""
    services.purge_archived(now=timezone.now())


@handles("companies.purge_company")
def purge_company(*, company_id: str) -> None:
    """One company whose ninety days are over."""
    services.purge_company(company_id=UUID(company_id), now=timezone.now())


@handles("companies.purge_journals")
def purge_journals(*, after: str | None = None) -> None:
    """Once a night."""
    services.purge_journals(after=UUID(after) if after else None)


@handles("companies.record_refused_sign_in")
def record_refused_sign_in(*, email: str, ip: str, at: str) -> None:
    """Somebody gave a wrong password."""
    services.record_refused_sign_in(email=email, ip=ip, at=datetime.fromisoformat(at))
