"""Mailings, the messages of each, what is sent by itself, and addresses that get none."""

from apps.emailing.models.campaign import (
    Campaign,
    MailMonth,
    MailRoutine,
    ReminderStep,
    Rendering,
    SenderDomain,
)
from apps.emailing.models.choices import (
    CampaignState,
    DeliveryState,
    LeftOut,
    MailingOrigin,
    Nature,
    NewsKind,
    Paused,
    SenderDomainState,
    SuppressionReason,
    Waits,
)
from apps.emailing.models.delivery import Delivery, ProviderEvent, Suppression

__all__ = [
    "Campaign",
    "CampaignState",
    "Delivery",
    "DeliveryState",
    "LeftOut",
    "MailMonth",
    "MailRoutine",
    "MailingOrigin",
    "Nature",
    "NewsKind",
    "Paused",
    "ProviderEvent",
    "ReminderStep",
    "Rendering",
    "SenderDomain",
    "SenderDomainState",
    "Suppression",
    "SuppressionReason",
    "Waits",
]
