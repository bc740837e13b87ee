"""Mailings of published booklets; every factory takes `company_id`."""

from hashlib import sha256
from typing import Any

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.booklets.models import Booklet
from apps.emailing.models import (
    Campaign,
    CampaignState,
    Delivery,
    MailMonth,
    MailRoutine,
    Nature,
    NewsKind,
    ProviderEvent,
    ReminderStep,
    Rendering,
    SenderDomain,
    Suppression,
    SuppressionReason,
)
from apps.emailing.services import make_month
from apps.library.factories import some_company
from apps.reading.factories import published_booklet
from shared.ids import uuid7

TEXTS = {
    "fr-FR": {
        "subject": [
            {"type": "variable", "name": "first_name"},
            {"type": "text", "text": ", votre livret d’accueil"},
        ],
        "body": [
            {
                "type": "paragraph",
                "content": [
                    {"type": "text", "text": "Bonjour "},
                    {"type": "variable", "name": "first_name", "marks": [{"type": "bold"}]},
                ],
            },
            {"type": "button", "text": "Ouvrir le livret"},
        ],
    }
}


class CampaignFactory(DjangoModelFactory[Campaign]):
    """A draft in French."""

    class Meta:
        model = Campaign

    class Params:
        launched = factory.Trait(
            state=CampaignState.SENDING,
            launched_at=factory.LazyFunction(timezone.now),
            month=factory.LazyFunction(lambda: timezone.now().date().replace(day=1)),
        )

    name = "Livret d’accueil"
    nature = Nature.INFORMATION
    texts = factory.LazyFunction(lambda: TEXTS)

    @classmethod
    def _create(
        cls, model_class: type[Campaign], *_: Any, booklet: Booklet | None = None, **kwargs: Any
    ) -> Campaign:
        booklet = booklet or published_booklet(kwargs.pop("company_id", None))
        kwargs["company_id"] = booklet.company_id
        return model_class.objects.create(booklet=booklet, **kwargs)


def _campaign(kwargs: dict[str, Any]) -> dict[str, Any]:
    company_id = kwargs.pop("company_id", None)
    campaign = kwargs.pop("campaign", None) or CampaignFactory.create(
        company_id=company_id, launched=True
    )
    return {**kwargs, "campaign": campaign, "company_id": campaign.company_id}


class RenderingFactory(DjangoModelFactory[Rendering]):
    class Meta:
        model = Rendering

    locale = "fr-FR"
    message = b"Subject: Bonjour\r\n\r\n"
    sha256 = sha256(b"Subject: Bonjour\r\n\r\n").digest()

    @classmethod
    def _adjust_kwargs(cls, **kwargs: Any) -> dict[str, Any]:
        return _campaign(kwargs)


class DeliveryFactory(DjangoModelFactory[Delivery]):
    class Meta:
        model = Delivery

    participation_id = factory.LazyFunction(uuid7)
    place = factory.Sequence(lambda number: number + 1)
    address = "ines@example.com"
    locale = "fr-FR"

    @classmethod
    def _adjust_kwargs(cls, **kwargs: Any) -> dict[str, Any]:
        kwargs = _campaign(kwargs)
        make_month(kwargs["campaign"].month)
        return {"month": kwargs["campaign"].month, **kwargs}


class SuppressionFactory(DjangoModelFactory[Suppression]):
    class Meta:
        model = Suppression

    company_id = factory.LazyFunction(some_company)
    address_key = bytes(32)
    address = b"sealed"
    reason = SuppressionReason.MANUAL


class MailMonthFactory(DjangoModelFactory[MailMonth]):
    class Meta:
        model = MailMonth

    company_id = factory.LazyFunction(some_company)
    month = factory.LazyFunction(lambda: timezone.now().date().replace(day=1))


def _booklet(kwargs: dict[str, Any]) -> dict[str, Any]:
    booklet = kwargs.pop("booklet", None) or published_booklet(kwargs.pop("company_id", None))
    return {**kwargs, "booklet": booklet, "company_id": booklet.company_id}


class MailRoutineFactory(DjangoModelFactory[MailRoutine]):
    class Meta:
        model = MailRoutine

    @classmethod
    def _adjust_kwargs(cls, **kwargs: Any) -> dict[str, Any]:
        return _booklet(kwargs)


class ReminderStepFactory(DjangoModelFactory[ReminderStep]):
    class Meta:
        model = ReminderStep

    day = 7

    @classmethod
    def _adjust_kwargs(cls, **kwargs: Any) -> dict[str, Any]:
        return _booklet(kwargs)


class SenderDomainFactory(DjangoModelFactory[SenderDomain]):
    class Meta:
        model = SenderDomain

    company_id = factory.LazyFunction(some_company)
    domain = factory.Sequence(lambda number: f"entreprise{number}.example")
    selector = "livretier"


class ProviderEventFactory(DjangoModelFactory[ProviderEvent]):
    class Meta:
        model = ProviderEvent

    company_id = factory.LazyFunction(some_company)
    provider = "smtp"
    event_id = factory.Sequence(str)
    delivery_id = factory.LazyFunction(uuid7)
    kind = NewsKind.DELIVERED
    at = factory.LazyFunction(timezone.now)
