"""Booklets that are read; every factory takes `company_id`."""

from typing import Any
from uuid import UUID, uuid4

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletStatus
from apps.companies.factories import MembershipFactory
from apps.companies.models import Company
from apps.library.factories import some_company
from apps.publishing.models import Edition, Publication
from apps.reading.grants import hash_of, new_token, seal_code
from apps.reading.models import EndedPass, ReadingAccess, ReadingLink

CODE = "482913"


def published_booklet(
    company_id: UUID | None = None, *, sha256: str = "0" * 64, **traits: Any
) -> Booklet:
    """One whose first version is online in its language of reference."""
    booklet = BookletFactory.create(
        company_id=company_id or some_company(),
        **{"plan": {}, "status": BookletStatus.PUBLISHED, **traits},
    )
    publication = Publication.objects.create(
        company_id=booklet.company_id,
        booklet=booklet,
        major=1,
        minor=0,
        note="Première version",
        effective_on=timezone.localdate(),
        reference_locale=booklet.reference_locale,
        locales=[booklet.reference_locale],
        sha256=sha256,
        at=timezone.now(),
    )
    Edition.objects.create(
        company_id=booklet.company_id,
        publication=publication,
        locale=booklet.reference_locale,
        bundle="a" * 64,
    )
    booklet.publication_id, booklet.version = publication.id, publication.version
    booklet.save()
    return booklet


class ReadingAccessFactory(DjangoModelFactory[ReadingAccess]):
    """Of a published booklet: public, its code known."""

    class Meta:
        model = ReadingAccess

    code = factory.LazyFunction(lambda: seal_code(CODE))

    @classmethod
    def _create(
        cls,
        model_class: type[ReadingAccess],
        *_: Any,
        booklet: Booklet | None = None,
        company_id: UUID | None = None,
        **kwargs: Any,
    ) -> ReadingAccess:
        booklet = booklet or published_booklet(company_id)
        return model_class.objects.create(company_id=booklet.company_id, booklet=booklet, **kwargs)


class EndedPassFactory(DjangoModelFactory[EndedPass]):
    """Of a member who is shut out."""

    class Meta:
        model = EndedPass

    ended_at = factory.LazyFunction(timezone.now)

    @classmethod
    def _create(
        cls, model_class: type[EndedPass], *_: Any, company_id: UUID | None = None, **kwargs: Any
    ) -> EndedPass:
        company = Company.objects.get(id=company_id or some_company())
        user = MembershipFactory.create(company=company).user
        return model_class.objects.create(company=company, user=user, grant=str(user.id), **kwargs)


class ReadingLinkFactory(DjangoModelFactory[ReadingLink]):
    """For somebody; `token` is the one that it is the hash of."""

    class Meta:
        model = ReadingLink

    participation_id = factory.LazyFunction(uuid4)

    @classmethod
    def _create(
        cls,
        model_class: type[ReadingLink],
        *_: Any,
        booklet: Booklet | None = None,
        company_id: UUID | None = None,
        token: str = "",
        **kwargs: Any,
    ) -> ReadingLink:
        booklet = booklet or published_booklet(company_id)
        return model_class.objects.create(
            company_id=booklet.company_id,
            booklet=booklet,
            token_hash=hash_of(token or new_token()),
            **kwargs,
        )
