from datetime import datetime
from uuid import UUID

from apps.accounts import services as accounts
from apps.accounts.models import INVITATION_LASTS, User, UserStatus
from apps.accounts.selectors import get_user
from apps.companies.models import Company
from apps.companies.selectors import host_of_user
from shared.language import text
from shared.mail import Action, Letter, send_letter


def send_invitation(
    *, user_id: UUID, company_id: UUID | None, inviter: str, message_id: str, now: datetime
) -> None:
    """Write to somebody whose account awaits its password."""
    user = get_user(user_id=user_id)
    company = Company.objects.filter(id=company_id).first() if company_id else None
    where = company.name if company else text("mails.invitation.platform", user.language)
    if user.status == UserStatus.INVITED and _lasts(user, now):
        send_letter(_invitation(user, where, inviter), message_id=message_id)


def _lasts(user: User, now: datetime) -> bool:
    return user.invited_at is not None and now < user.invited_at + INVITATION_LASTS


def _invitation(user: User, where: str, inviter: str) -> Letter:
    language = user.language
    return Letter(
        to=user.email,
        first_name=user.first_name,
        language=language,
        subject=text("mails.invitation.subject", language, company=where),
        before=(
            text("mails.invitation.invited", language, inviter=inviter, company=where),
            text("mails.invitation.choose", language),
        ),
        action=Action(
            label=text("mails.invitation.button", language),
            address=accounts.invitation_link(user=user, host=host_of_user(user.id)),
        ),
        after=(
            text("mails.invitation.lasts", language, days=INVITATION_LASTS.days),
            text("mails.invitation.ignore", language),
        ),
    )
