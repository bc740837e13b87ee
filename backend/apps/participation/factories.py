"""Participants of published booklets; every factory takes `company_id`."""

from typing import Any
from uuid import UUID

import factory
from factory.django import DjangoModelFactory

from apps.booklets.models import Booklet
from apps.participation.models import Participation, ParticipationRule, Segment
from apps.people.factories import PersonFactory
from apps.people.models import Person
from apps.reading.factories import published_booklet


class ParticipationFactory(DjangoModelFactory[Participation]):
    """Of somebody new, in a published booklet."""

    class Meta:
        model = Participation

    @classmethod
    def _create(
        cls,
        model_class: type[Participation],
        *_: Any,
        company_id: UUID | None = None,
        booklet: Booklet | None = None,
        person: Person | None = None,
        **kwargs: Any,
    ) -> Participation:
        booklet = booklet or published_booklet(company_id)
        person = person or PersonFactory.create(company_id=booklet.company_id)
        copied = {
            "language": person.language,
            "name": f"{person.last_name} {person.first_name}",
            "words": person.words,
            "site_id": person.site_id,
            "has_email": person.has_mail,
        }
        return model_class.objects.create(
            company_id=booklet.company_id, booklet=booklet, person=person, **{**copied, **kwargs}
        )


def _booklet(kwargs: dict[str, Any]) -> dict[str, Any]:
    """Which booklet it is of, and its company."""
    booklet = kwargs.pop("booklet", None) or published_booklet(kwargs.pop("company_id", None))
    return {**kwargs, "booklet": booklet, "company_id": booklet.company_id}


class ParticipationRuleFactory(DjangoModelFactory[ParticipationRule]):
    class Meta:
        model = ParticipationRule

    conditions = factory.LazyFunction(lambda: {"jobs": ["Serveur"]})

    @classmethod
    def _adjust_kwargs(cls, **kwargs: Any) -> dict[str, Any]:
        return _booklet(kwargs)


class SegmentFactory(DjangoModelFactory[Segment]):
    class Meta:
        model = Segment

    name = factory.Sequence("Vue {}".format)

    @classmethod
    def _adjust_kwargs(cls, **kwargs: Any) -> dict[str, Any]:
        return _booklet(kwargs)
