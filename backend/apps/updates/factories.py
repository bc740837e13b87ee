"""Releases that set out, and what they propose; every factory takes `company_id`."""

from typing import Any
from uuid import UUID

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.booklets.factories import BookletChapterFactory
from apps.booklets.models import BookletChapter
from apps.library.factories import ChapterFactory, ChapterVersionFactory, some_company
from apps.library.models import ChapterVersion
from apps.updates.models import AdoptionCount, Rollout, UpdateProposal


class RolloutFactory(DjangoModelFactory[Rollout]):
    """The second version of a chapter with one page, which has reached every booklet."""

    class Meta:
        model = Rollout

    started_at = factory.LazyFunction(timezone.now)
    finished_at = factory.LazyFunction(timezone.now)

    @classmethod
    def _create(
        cls,
        model_class: type[Rollout],
        *_: Any,
        company_id: UUID | None = None,
        version: ChapterVersion | None = None,
        **kwargs: Any,
    ) -> Rollout:
        version = version or _second(company_id)
        return model_class.objects.create(
            company_id=version.company_id,
            version=version,
            chapter_id=version.chapter_id,
            number=version.number,
            **kwargs,
        )


class UpdateProposalFactory(DjangoModelFactory[UpdateProposal]):
    """Of a chapter with one page that the release writes anew, and that nobody has touched."""

    class Meta:
        model = UpdateProposal

    opened_at = factory.LazyFunction(timezone.now)

    @classmethod
    def _create(
        cls,
        model_class: type[UpdateProposal],
        *_: Any,
        chapter: BookletChapter | None = None,
        rollout: Rollout | None = None,
        company_id: UUID | None = None,
        **kwargs: Any,
    ) -> UpdateProposal:
        chapter = chapter or BookletChapterFactory.create(company_id=company_id or some_company())
        rollout = rollout or RolloutFactory.create(company_id=chapter.company_id)
        return model_class.objects.create(
            company_id=chapter.company_id,
            booklet=chapter.booklet,
            chapter=chapter,
            rollout=rollout,
            from_version=rollout.number - 1,
            to_version=rollout.number,
            reason=rollout.version.reason,
            **{"blocks": 1, "pages_changed": 1, **kwargs},
        )


class AdoptionCountFactory(DjangoModelFactory[AdoptionCount]):
    """Nothing counted yet."""

    class Meta:
        model = AdoptionCount

    @classmethod
    def _create(
        cls,
        model_class: type[AdoptionCount],
        *_: Any,
        company_id: UUID | None = None,
        rollout: Rollout | None = None,
        **kwargs: Any,
    ) -> AdoptionCount:
        company_id = company_id or some_company()
        rollout = rollout or RolloutFactory.create(company_id=company_id)
        return model_class.objects.create(company_id=company_id, rollout=rollout, **kwargs)


def _second(company_id: UUID | None) -> ChapterVersion:
    chapter = ChapterFactory.create(company_id=company_id or some_company(), released=True)
    version: ChapterVersion = ChapterVersionFactory.create(
        chapter=chapter, company_id=chapter.company_id, number=2, note="Deuxième version"
    )
    chapter.version = 2
    chapter.save()
    return version
