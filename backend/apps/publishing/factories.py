"""Publications that are online, with what they say; every factory takes `company_id`."""

from typing import Any
from uuid import UUID

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletStatus
from apps.library.factories import some_company
from apps.publishing.models import Build, BuildState, Edition, Publication, PublicationContent
from apps.publishing.selectors import freeze
from shared.actor import Actor
from shared.documents import fingerprint


class PublicationFactory(DjangoModelFactory[Publication]):
    """What a booklet says today, made and online; its number is 1.0 unless told.

    `state` is how far its files are: only an online one is what readers get.
    """

    class Meta:
        model = Publication

    major = 1
    minor = 0
    note = "Première version"
    by_name = "Camille Vidal"
    at = factory.LazyFunction(timezone.now)

    @classmethod
    def _create(
        cls,
        model_class: type[Publication],
        *_: Any,
        booklet: Booklet | None = None,
        company_id: UUID | None = None,
        state: BuildState = BuildState.ONLINE,
        **kwargs: Any,
    ) -> Publication:
        booklet = booklet or BookletFactory.create(company_id=company_id or some_company())
        at = kwargs["at"]
        actor = Actor(company_id=booklet.company_id)
        content = freeze(actor=actor, booklet=booklet, now=at)
        publication = model_class(
            company_id=booklet.company_id,
            booklet=booklet,
            reference_locale=content["reference"],
            locales=content["locales"],
            sha256=fingerprint(content),
            **{
                "effective_on": timezone.localdate(at),
                "coverage": {"covered": 0, "missing": 0, "not_applicable": 0},
                **kwargs,
            },
        )
        publication.save(force_insert=True)
        rows = {"company_id": booklet.company_id, "publication": publication}
        PublicationContent.objects.create(**rows, content=content)
        for locale in publication.locales:
            Edition.objects.create(**rows, locale=locale)
        online = state == BuildState.ONLINE
        Build.objects.create(**rows, state=state, online_at=at if online else None)
        booklet.status = BookletStatus.PUBLISHED
        if online:
            booklet.publication_id, booklet.version = publication.id, publication.version
            booklet.published_at = at
        booklet.save()
        return publication


class PublicationContentFactory(DjangoModelFactory[PublicationContent]):
    """What a publication says."""

    class Meta:
        model = PublicationContent

    @classmethod
    def _create(
        cls, model_class: type[PublicationContent], *_: Any, **kwargs: Any
    ) -> PublicationContent:
        return model_class.objects.get(publication=PublicationFactory.create(**kwargs))


class BuildFactory(DjangoModelFactory[Build]):
    """How far a publication is."""

    class Meta:
        model = Build

    @classmethod
    def _create(cls, model_class: type[Build], *_: Any, **kwargs: Any) -> Build:
        return model_class.objects.get(publication=PublicationFactory.create(**kwargs))


class EditionFactory(DjangoModelFactory[Edition]):
    """A publication in its only language."""

    class Meta:
        model = Edition

    @classmethod
    def _create(cls, model_class: type[Edition], *_: Any, **kwargs: Any) -> Edition:
        return model_class.objects.get(publication=PublicationFactory.create(**kwargs))
