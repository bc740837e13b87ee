"""Chapters with their manuscript and one page, sectors and obligations that everybody may read.

`company_id` None is the platform's own library.
"""

from datetime import date
from typing import Any
from uuid import UUID

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.companies.factories import CompanyFactory
from apps.library.models import (
    Chapter,
    ChapterStatus,
    ChapterVersion,
    ContentStatus,
    Level,
    Obligation,
    ReleaseReason,
    Sector,
    SectorChapter,
)
from apps.library.services._content import compare_with_release, fingerprint_of, frozen
from apps.pages.factories import PageFactory
from apps.pages.models import Manuscript, Page
from shared.documents import Document
from shared.ids import uuid7


def some_company() -> UUID:
    return CompanyFactory.create().id


def paragraph(said: str) -> Document:
    """A page with one sentence."""
    text = [{"type": "text", "text": said}]
    return {
        "schema": 2,
        "blocks": [{"id": "p1", "type": "paragraph", "props": {}, "text": text}],
    }


def add_page(manuscript: Manuscript, said: str, position: int = 0) -> Page:
    """One sentence, which is also the title; the chapter is not told."""
    return PageFactory.create(
        company_id=manuscript.company_id,
        manuscript=manuscript,
        title=said,
        document=paragraph(said),
        position=position,
    )


class SectorFactory(DjangoModelFactory[Sector]):
    class Meta:
        model = Sector

    code = factory.Sequence("S{}".format)
    name = factory.Sequence("Secteur {}".format)
    label = factory.LazyAttribute(lambda sector: {"fr-FR": sector.name})
    status = ContentStatus.PUBLISHED

    @classmethod
    def _create(cls, model_class: type[Sector], *_: Any, **kwargs: Any) -> Sector:
        sector = model_class(**kwargs)
        sector.note_words()
        sector.save(force_insert=True)
        return sector


class ObligationFactory(DjangoModelFactory[Obligation]):
    class Meta:
        model = Obligation

    code = factory.Sequence("O{}".format)
    label = factory.Sequence("Obligation {}".format)
    reference = "Code du travail, L. 4141-1"
    level = Level.MANDATORY
    checked_on = factory.LazyFunction(timezone.localdate)
    checked_by_name = "Paul Garnier"
    status = ContentStatus.PUBLISHED

    @classmethod
    def _create(cls, model_class: type[Obligation], *_: Any, **kwargs: Any) -> Obligation:
        obligation = model_class(**kwargs)
        obligation.note_words()
        obligation.save(force_insert=True)
        return obligation


class ChapterFactory(DjangoModelFactory[Chapter]):
    """A draft; `page` is both the title of its only page and the sentence on it, `released` freezes it once."""

    class Meta:
        model = Chapter

    company_id = factory.LazyFunction(some_company)
    name = factory.Sequence("Chapitre {}".format)
    title = factory.LazyAttribute(lambda chapter: {"fr-FR": chapter.name})

    @classmethod
    def _create(
        cls,
        model_class: type[Chapter],
        *_: Any,
        page: str = "Bienvenue",
        released: bool = False,
        **kwargs: Any,
    ) -> Chapter:
        manuscript = Manuscript.objects.create(company_id=kwargs["company_id"])
        pages = [add_page(manuscript, page)] if page else []
        chapter = model_class(manuscript=manuscript, **kwargs)
        compare_with_release(chapter, pages)
        chapter.save(force_insert=True)
        if released:
            ChapterVersionFactory.create(chapter=chapter, company_id=chapter.company_id)
            chapter.version, chapter.has_changes = 1, False
            if chapter.status == ChapterStatus.DRAFT:
                chapter.status = ChapterStatus.PUBLISHED
            chapter.save()
        return chapter


class ChapterVersionFactory(DjangoModelFactory[ChapterVersion]):
    """What a chapter says, frozen; the chapter itself does not know of it."""

    class Meta:
        model = ChapterVersion

    company_id = factory.LazyFunction(some_company)
    chapter = factory.SubFactory(ChapterFactory, company_id=factory.SelfAttribute("..company_id"))
    number = 1
    title = factory.SelfAttribute("chapter.title")
    reason = ReleaseReason.EDITORIAL
    note = "Première version"
    effective_on = date(2026, 1, 1)
    update_policy = factory.SelfAttribute("chapter.update_policy")
    released_by_name = "Paul Garnier"
    released_at = factory.LazyFunction(timezone.now)

    @classmethod
    def _create(cls, model_class: type[ChapterVersion], *_: Any, **kwargs: Any) -> ChapterVersion:
        chapter = kwargs["chapter"]
        pages = list(Page.objects.filter(manuscript_id=chapter.manuscript_id))
        version = model_class(
            pages=[frozen(page) for page in pages],
            fingerprint=fingerprint_of(chapter, pages),
            **kwargs,
        )
        version.save(force_insert=True)
        return version


class SectorChapterFactory(DjangoModelFactory[SectorChapter]):
    class Meta:
        model = SectorChapter

    id = factory.LazyFunction(uuid7)
    sector = factory.SubFactory(SectorFactory)
    chapter = factory.SubFactory(ChapterFactory, company_id=None, released=True)
    position = factory.Sequence(int)
