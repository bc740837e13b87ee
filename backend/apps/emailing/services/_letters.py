"""From a claimed delivery to the message that the spool gets."""

from dataclasses import dataclass
from email.utils import formatdate
from uuid import UUID

from django.conf import settings
from django.utils import timezone

from apps.emailing.feedback import bounce_address, bounce_key
from apps.emailing.models import Campaign, Rendering
from apps.emailing.rendering import Form
from apps.emailing.services._ids import short_id
from apps.emailing.services._person import Known, known_of
from apps.emailing.services.claim_deliveries import Claimed
from apps.emailing.unsubscribing import unsubscribe_token
from apps.participation.grants import link_token
from shared.spool.messages import Message
from shared.spool.sender import envelope_sender
from shared.tenancy.scope import act_as_company

MOST_CAMPAIGNS = 50


@dataclass(frozen=True, slots=True)
class Kept:
    """Of a campaign: its prepared messages by language, and what they say to everybody."""

    forms: dict[str, Form]
    known: Known


class Letters:
    """Prepared messages of the campaigns that were served lately."""

    def __init__(self) -> None:
        self._kept: dict[UUID, Kept] = {}

    def write(self, campaign: Campaign, claimed: Claimed) -> Message:
        """The message of one person; `Unspeakable` for an address that no server would take."""
        kept = self._kept_of(campaign)
        content = kept.forms[claimed.locale].fill(
            {
                **_own_words(campaign, claimed, kept.known),
                "address": claimed.address,
                "message_id": claimed.message_id,
                "date": formatdate(usegmt=True),
            }
        )
        return Message(
            claimed.message_id,
            _returned_to(claimed),
            claimed.address,
            content,
            flow=campaign.company_id.hex,
        )

    def _kept_of(self, campaign: Campaign) -> Kept:
        if campaign.id not in self._kept:
            if len(self._kept) >= MOST_CAMPAIGNS:
                self._kept.clear()
            with act_as_company(campaign.company_id):
                rows = Rendering.objects.filter(company_id=campaign.company_id, campaign=campaign)
                forms = {
                    locale: Form(bytes(message))
                    for locale, message in rows.values_list("locale", "message")
                }
                self._kept[campaign.id] = Kept(forms, known_of(campaign, now=timezone.now()))
        return self._kept[campaign.id]


def _returned_to(claimed: Claimed) -> str:
    """An address for this message alone, where a mailbox reads them."""
    if not settings.BOUNCES_DOMAIN:
        return envelope_sender()
    name = f"{claimed.id}-{claimed.attempt}"
    return bounce_address(delivery=name, domain=settings.BOUNCES_DOMAIN, key=bounce_key())


def _own_words(campaign: Campaign, claimed: Claimed, known: Known) -> dict[str, str]:
    link = link_token(
        participation_id=claimed.participation_id,
        epoch=claimed.link_epoch,
        signer=claimed.signer,
    )
    return known.values(
        first_name=claimed.first_name,
        due_on=claimed.due_on,
        locale=claimed.locale,
        pages=claimed.reread_pages,
        link=f"{link}?m={short_id(claimed.id)}",
        token=unsubscribe_token(
            company_id=campaign.company_id,
            participation_id=claimed.participation_id,
            signer=claimed.signer,
        ),
    )
