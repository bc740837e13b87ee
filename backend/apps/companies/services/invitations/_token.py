"""What the link of an invitation carries: which one it is, and a signature that dies with the next letter."""

from datetime import datetime
from uuid import UUID

from django.utils.crypto import constant_time_compare, salted_hmac

from apps.companies.models import CompanyStatus, Invitation


def make_token(invitation: Invitation) -> str:
    """The token of the last letter that was sent."""
    signed = "\n".join(
        (str(invitation.id), invitation.email, invitation.role, invitation.sent_at.isoformat())
    )
    signature = salted_hmac("companies.invitation", signed, algorithm="sha256").hexdigest()
    return f"{invitation.id.hex}-{signature}"


def find_by_token(token: str, *, now: datetime, lock: bool = False) -> Invitation | None:
    """The invitation that this token answers, while it can be; read without the wall, by its signature.

    Locked: of two calls with one link, the second finds what the first has left.
    """
    name, _, _ = token.partition("-")
    if len(name) != 32 or not set(name) <= set("0123456789abcdef"):
        return None
    found = Invitation.objects.filter(id=UUID(hex=name), company__status=CompanyStatus.ACTIVE)
    if lock:
        found = found.select_for_update(of=("self",))
    invitation = found.select_related("company").first()
    if invitation is None or now >= invitation.expires_at:
        return None
    return invitation if constant_time_compare(token, make_token(invitation)) else None
