from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.booklets.models import Booklet, BookletStatus, ReceiptMode
from apps.booklets.selectors import readable_locales
from apps.emailing.message import draft_texts
from apps.emailing.models import Campaign, CampaignState, MailingOrigin, Nature
from apps.emailing.services._withdraw import UNDER_WAY, withdraw
from apps.journal import services as journal
from apps.participation.models import Participation, ParticipationState
from shared.actor import Actor
from shared.language import DEFAULT_LANGUAGE, text

AUDIENCE = {"filter": {"state": str(ParticipationState.TO_REREAD)}}


@transaction.atomic
def propose_update(*, booklet_id: UUID, now: datetime) -> None:
    """A draft to whoever reads the version online again; nothing is sent before somebody has tested and launched it.

    What speaks of a former version is cancelled, or speaks of this one from now on and wants another test.
    """
    rows = Booklet.objects.select_for_update(of=("self",), no_key=True)
    booklet = rows.select_related("company").filter(id=booklet_id).first()
    if booklet is None or booklet.publication_id is None:
        return
    of_booklet = Campaign.objects.filter(company_id=booklet.company_id, booklet=booklet)
    updates = of_booklet.filter(nature=Nature.UPDATE).exclude(publication_id=None)
    overtaken = updates.exclude(publication_id=booklet.publication_id)
    for campaign in overtaken.filter(state__in=UNDER_WAY).order_by("id"):
        _cancel(campaign, now)
    for campaign in overtaken.filter(
        state__in=(CampaignState.DRAFT, CampaignState.SCHEDULED), launched_at=None
    ):
        _speak_of(campaign, booklet)
    is_said = updates.filter(publication_id=booklet.publication_id).exists()
    if not is_said and _is_awaited(booklet):
        _propose(booklet, now)


def _is_awaited(booklet: Booklet) -> bool:
    if booklet.status != BookletStatus.PUBLISHED or booklet.trashed_at is not None:
        return False
    rows = Participation.objects.filter(company_id=booklet.company_id, booklet=booklet)
    return rows.filter(state=ParticipationState.TO_REREAD).exists()


def _speak_of(campaign: Campaign, booklet: Booklet) -> None:
    """Words that somebody wrote stay."""
    if campaign.origin == MailingOrigin.AUTOMATIC:
        campaign.name = _name(booklet)
    campaign.publication_id, campaign.state = booklet.publication_id, CampaignState.DRAFT
    campaign.tested_at, campaign.tested_by_name, campaign.tested_sha256 = None, "", None
    campaign.save()


def _propose(booklet: Booklet, now: datetime) -> None:
    campaign = Campaign.objects.create(
        company_id=booklet.company_id,
        booklet=booklet,
        name=_name(booklet),
        nature=Nature.UPDATE,
        origin=MailingOrigin.AUTOMATIC,
        publication_id=booklet.publication_id,
        audience=AUDIENCE,
        texts=draft_texts(
            nature=Nature.UPDATE,
            locales=readable_locales(booklet),
            has_due_day=booklet.receipt_mode != ReceiptMode.NONE,
        ),
    )
    journal.record(
        actor=Actor(company_id=booklet.company_id),
        action="mailing.proposed",
        target=campaign,
        label=campaign.name,
        now=now,
    )


def _cancel(campaign: Campaign, now: datetime) -> None:
    if withdraw(campaign, now=now) is not None:
        journal.record(
            actor=Actor(company_id=campaign.company_id),
            action="mailing.overtaken",
            target=campaign,
            label=campaign.name,
            now=now,
        )


def _name(booklet: Booklet) -> str:
    return text("mailings.automatic.update", DEFAULT_LANGUAGE, version=booklet.version)
