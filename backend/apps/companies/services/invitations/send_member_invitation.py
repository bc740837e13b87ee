from datetime import datetime
from uuid import UUID

from apps.accounts.models import INVITATION_LASTS, User
from apps.accounts.selectors import find_user
from apps.accounts.services import INVITATION_PATH
from apps.companies.models import CompanyStatus, Invitation
from apps.companies.selectors import host_of_company, host_of_user
from apps.companies.services.invitations._token import make_token
from shared.addresses import page_address
from shared.language import text
from shared.mail import Action, Letter, send_letter


def send_member_invitation(*, invitation_id: UUID, message_id: str, now: datetime) -> None:
    """Write to an address that a company invites, unless it was withdrawn or answered meanwhile."""
    asked = Invitation.objects.filter(id=invitation_id, company__status=CompanyStatus.ACTIVE)
    invitation = asked.select_related("company").first()
    if invitation is None or now >= invitation.expires_at:
        return
    owner = find_user(email=invitation.email)
    letter = _to_owner(invitation, owner) if owner else _to_newcomer(invitation)
    send_letter(letter, message_id=message_id)


def _to_newcomer(invitation: Invitation) -> Letter:
    language = invitation.language
    return Letter(
        to=invitation.email,
        first_name=invitation.first_name,
        language=language,
        subject=text("mails.invitation.subject", language, company=invitation.company.name),
        before=(_invited(invitation, language), text("mails.invitation.choose", language)),
        action=Action(
            label=text("mails.invitation.button", language),
            address=member_invitation_link(
                invitation,
                language=language,
                host=host_of_company(company_id=invitation.company_id),
            ),
        ),
        after=(
            text("mails.invitation.lasts", language, days=INVITATION_LASTS.days),
            text("mails.invitation.ignore", language),
        ),
    )


def _to_owner(invitation: Invitation, owner: User) -> Letter:
    """In the words of the account, and on its own host: they will sign in where the link leads."""
    language = owner.language
    return Letter(
        to=owner.email,
        first_name=owner.first_name,
        language=language,
        subject=text("mails.invitation.subject", language, company=invitation.company.name),
        before=(_invited(invitation, language), text("mails.join.consent", language)),
        action=Action(
            label=text("mails.join.button", language),
            address=member_invitation_link(
                invitation, language=language, host=host_of_user(owner.id)
            ),
        ),
        after=(
            text("mails.invitation.lasts", language, days=INVITATION_LASTS.days),
            text("mails.join.ignore", language),
        ),
    )


def _invited(invitation: Invitation, language: str) -> str:
    return text(
        "mails.invitation.invited",
        language,
        inviter=invitation.inviter_name,
        company=invitation.company.name,
    )


def member_invitation_link(invitation: Invitation, *, language: str, host: str | None) -> str:
    """The address at which an invitation is answered."""
    return page_address(INVITATION_PATH, language=language, host=host, token=make_token(invitation))
