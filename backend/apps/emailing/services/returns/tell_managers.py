from uuid import UUID

from apps.accounts.models import User
from apps.booklets.selectors import main_managers
from apps.companies.models import Membership
from apps.emailing.models import Campaign, Paused
from shared.actor import Role
from shared.addresses import host_of_reader, page_address
from shared.ids import uuid7
from shared.jobs import queue
from shared.language import text
from shared.mail import Action, Letter, send_letter


def tell_managers(*, campaign: Campaign, why: Paused) -> None:
    """Have a letter written to whoever began the campaign, or answers for its booklet."""
    for user_id in _managers(campaign):
        _ask(
            user_id,
            notice=f"campaign_stopped_{why}",
            said={"campaign": campaign.name, "booklet": campaign.booklet.name},
            path=f"/livrets/options/emailing/{campaign.id}",
            query={"livret": str(campaign.booklet_id)},
        )


def tell_uncertain(*, campaign: Campaign) -> None:
    """Have them asked which of the uncertain messages arrived."""
    for user_id in _managers(campaign):
        _ask(
            user_id,
            notice="messages_uncertain",
            said={
                "count": str(campaign.uncertain),
                "campaign": campaign.name,
                "booklet": campaign.booklet.name,
            },
            path=f"/livrets/options/emailing/{campaign.id}/destinataires",
            query={"livret": str(campaign.booklet_id), "etat": "uncertain"},
        )


def tell_administrators(*, company_id: UUID, notice: str, said: dict[str, str], path: str) -> None:
    """Have a letter written to each administrator of a company."""
    for user_id in _administrators(company_id):
        _ask(user_id, notice=notice, said=said, path=path, query={})


def send_notice(
    *,
    user_id: UUID,
    notice: str,
    said: dict[str, str],
    path: str,
    query: dict[str, str],
    message_id: str,
) -> None:
    """The letter itself."""
    user = User.objects.get(id=user_id)
    language = user.language
    letter = Letter(
        to=user.email,
        first_name=user.first_name,
        language=language,
        subject=text(f"mails.{notice}.subject", language, **said),
        before=(
            text(f"mails.{notice}.happened", language, **said),
            text(f"mails.{notice}.advice", language, **said),
        ),
        action=Action(
            label=text(f"mails.{notice}.button", language),
            address=page_address(path, language=language, host=host_of_reader(user.id), **query),
        ),
        after=(),
    )
    send_letter(letter, message_id=message_id)


def _managers(campaign: Campaign) -> list[UUID]:
    company_id = campaign.company_id
    members = Membership.objects.filter(company_id=company_id, suspended_at=None)
    if campaign.by_id and members.filter(user_id=campaign.by_id).exists():
        return [campaign.by_id]
    main = main_managers(booklets=[campaign.booklet]).get(campaign.booklet_id)
    return [main.id] if main else _administrators(company_id)


def _administrators(company_id: UUID) -> list[UUID]:
    admins = Membership.objects.filter(
        company_id=company_id, role=Role.COMPANY_ADMIN.value, suspended_at=None
    )
    return list(admins.values_list("user_id", flat=True))


def _ask(
    user_id: UUID, *, notice: str, said: dict[str, str], path: str, query: dict[str, str]
) -> None:
    queue.enqueue(
        "emailing.send_notice",
        platform=True,
        user_id=user_id,
        notice=notice,
        said=said,
        path=path,
        query=query,
        message_id=uuid7(),
    )
