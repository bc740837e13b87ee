from datetime import datetime
from uuid import UUID

from apps.emailing.models import (
    Campaign,
    Delivery,
    MailMonth,
    MailRoutine,
    ProviderEvent,
    ReminderStep,
    Rendering,
    SenderDomain,
    Suppression,
)
from apps.emailing.services._unname import unname_campaigns
from apps.participation.models import Participation

EVERYTHING = (
    *(Delivery, Rendering, Campaign, MailRoutine, ReminderStep),
    *(Suppression, ProviderEvent, SenderDomain, MailMonth),
)


def forget_campaigns(*, company_id: UUID, booklet_id: UUID) -> None:
    """Before a booklet goes."""
    campaigns = Campaign.objects.filter(company_id=company_id, booklet_id=booklet_id)
    for model in (Delivery, Rendering):
        model.objects.filter(company_id=company_id, campaign__in=campaigns).delete()
    campaigns.delete()
    for routine in (MailRoutine, ReminderStep):
        routine.objects.filter(company_id=company_id, booklet_id=booklet_id).delete()


def forget_company(*, company_id: UUID) -> None:
    """Nothing is left of what a company wrote to anybody."""
    for model in EVERYTHING:
        model.objects.filter(company_id=company_id).delete()


def forget_addresses(*, company_id: UUID, person_id: UUID, now: datetime) -> None:
    """Messages of somebody who is forgotten keep their count, no address and no word of a provider; no mailing names them."""
    theirs = Participation.objects.filter(company_id=company_id, person_id=person_id)
    held = list(theirs.select_related("booklet__company", "person"))
    Delivery.objects.filter(
        company_id=company_id, participation_id__in=[one.id for one in held]
    ).update(address="", answer="")
    Suppression.objects.filter(company_id=company_id, person_id=person_id).delete()
    for one in held:
        unname_campaigns(one, now=now)
