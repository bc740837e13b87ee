"""Pages of a manuscript; every factory takes `company_id`, None is the platform's."""

from typing import Any

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.companies.factories import CompanyFactory
from apps.pages.models import Manuscript, Page, PageRevision
from apps.pages.services._content import fingerprint_of
from shared.documents import count_words, empty_document


class ManuscriptFactory(DjangoModelFactory[Manuscript]):
    """Without a page yet."""

    class Meta:
        model = Manuscript

    company_id = factory.LazyFunction(lambda: CompanyFactory.create().id)


class PageFactory(DjangoModelFactory[Page]):
    """An empty page in its first revision."""

    class Meta:
        model = Page

    company_id = factory.LazyFunction(lambda: CompanyFactory.create().id)
    manuscript = factory.SubFactory(
        ManuscriptFactory, company_id=factory.SelfAttribute("..company_id")
    )
    position = factory.Sequence(int)
    title = factory.Sequence("Page {}".format)
    document = factory.LazyFunction(empty_document)
    edited_by_name = "Camille Vidal"
    edited_at = factory.LazyFunction(timezone.now)

    @classmethod
    def _create(cls, model_class: type[Page], *_: Any, **kwargs: Any) -> Page:
        page = model_class(**kwargs)
        page.words = count_words(page.document)
        page.fingerprint = fingerprint_of(page)
        page.save(force_insert=True)
        PageRevisionFactory.create(page=page, number=page.revision)
        return page


class PageRevisionFactory(DjangoModelFactory[PageRevision]):
    """What the page says today, under any number."""

    class Meta:
        model = PageRevision

    page = factory.SubFactory(PageFactory)
    company_id = factory.SelfAttribute("page.company_id")
    number = factory.Sequence(lambda number: number + 2)
    title = factory.SelfAttribute("page.title")
    importance = factory.SelfAttribute("page.importance")
    document = factory.SelfAttribute("page.document")
    by_name = "Camille Vidal"
