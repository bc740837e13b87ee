"""Facts of readings, what is counted of them and of people; every factory takes `company_id`."""

from datetime import date
from typing import Any
from uuid import UUID

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.booklets.factories import BookletFactory
from apps.companies.factories import CompanyFactory
from apps.stats.models import FactBy, FactDay, FollowedMonth, PageLots, ReadingFact
from apps.stats.services.keep_days import make_days
from shared.ids import uuid7


class ReadingFactFactory(DjangoModelFactory[ReadingFact]):
    """A booklet was opened on a telephone."""

    class Meta:
        model = ReadingFact

    id = factory.LazyFunction(uuid7)
    day = factory.LazyFunction(lambda: timezone.now().date())
    booklet_id = factory.LazyFunction(uuid7)
    publication_id = factory.LazyFunction(uuid7)
    locale = "fr-FR"
    kind = "o"
    channel = "l"
    device = "p"

    @classmethod
    def _create(
        cls,
        model_class: type[ReadingFact],
        *_: Any,
        company_id: UUID | None = None,
        **kwargs: Any,
    ) -> ReadingFact:
        make_days({kwargs["day"]})
        company_id = company_id or CompanyFactory.create().id
        return model_class.objects.create(company_id=company_id, **kwargs)


class FactDayFactory(DjangoModelFactory[FactDay]):
    """Twelve openings of a booklet."""

    class Meta:
        model = FactDay

    day = factory.LazyFunction(lambda: timezone.now().date())
    kind = "o"
    n = 12

    @classmethod
    def _create(
        cls, model_class: type[FactDay], *_: Any, company_id: UUID | None = None, **kwargs: Any
    ) -> FactDay:
        return model_class.objects.create(**_of_a_booklet(company_id, kwargs))


class FactByFactory(DjangoModelFactory[FactBy]):
    """Twelve openings of a booklet in French."""

    class Meta:
        model = FactBy

    day = factory.LazyFunction(lambda: timezone.now().date())
    dimension = "locale"
    value = "fr-FR"
    kind = "o"
    n = 12

    @classmethod
    def _create(
        cls, model_class: type[FactBy], *_: Any, company_id: UUID | None = None, **kwargs: Any
    ) -> FactBy:
        return model_class.objects.create(**_of_a_booklet(company_id, kwargs))


class FollowedMonthFactory(DjangoModelFactory[FollowedMonth]):
    """Twelve people were handed a booklet, and seven of them have acknowledged it."""

    class Meta:
        model = FollowedMonth

    month = date(2026, 6, 1)
    waiting = 5
    opened = 0
    read = 0
    acknowledged = 7

    @classmethod
    def _create(
        cls,
        model_class: type[FollowedMonth],
        *_: Any,
        company_id: UUID | None = None,
        **kwargs: Any,
    ) -> FollowedMonth:
        return model_class.objects.create(**_of_a_booklet(company_id, kwargs))


class PageLotsFactory(DjangoModelFactory[PageLots]):
    """Two of twelve devices did not understand a page; another lot grows."""

    class Meta:
        model = PageLots

    publication_id = factory.LazyFunction(uuid7)
    page = factory.LazyFunction(lambda: str(uuid7()))
    lots = 2
    devices = 12
    unclear = 2
    growing_devices = 3
    growing_unclear = 1

    @classmethod
    def _create(
        cls, model_class: type[PageLots], *_: Any, company_id: UUID | None = None, **kwargs: Any
    ) -> PageLots:
        return model_class.objects.create(**_of_a_booklet(company_id, kwargs))


def _of_a_booklet(company_id: UUID | None, kwargs: dict[str, Any]) -> dict[str, Any]:
    booklet = kwargs.pop("booklet", None)
    if booklet is None:
        company_id = company_id or CompanyFactory.create().id
        booklet = BookletFactory.create(company_id=company_id, plan={})
    return {"company_id": booklet.company_id, "booklet": booklet, **kwargs}
