"""Booklets with an address and nothing in them, chapters with one page, and who works on them."""

from typing import Any

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.booklets.models import (
    Booklet,
    BookletAccess,
    BookletChapter,
    BookletPage,
    BookletRole,
    BookletSlug,
    BookletStatus,
    Duty,
    NotApplicable,
    Step,
)
from apps.booklets.services._theme import default_theme
from apps.companies.factories import MembershipFactory
from apps.library.factories import add_page, some_company
from apps.library.models import BookletKind
from apps.pages.factories import PageFactory
from apps.pages.models import Manuscript
from shared.actor import Role
from shared.ids import uuid7


class BookletFactory(DjangoModelFactory[Booklet]):
    """A finished draft; `building` is one whose creation goes on."""

    class Meta:
        model = Booklet

    class Params:
        building = factory.Trait(status=BookletStatus.BUILDING, step=Step.NAME)
        archived = factory.Trait(
            status=BookletStatus.ARCHIVED, archived_from=BookletStatus.DRAFT.value
        )
        trashed = factory.Trait(trashed_at=factory.LazyFunction(timezone.now))

    company_id = factory.LazyFunction(some_company)
    name = factory.Sequence("Livret {}".format)
    kind = BookletKind.EMPLOYEE_WELCOME
    status = BookletStatus.DRAFT
    step = Step.DONE
    theme = factory.LazyFunction(default_theme)
    slug = factory.Sequence("livret-essai-{}".format)
    edited_at = factory.LazyFunction(timezone.now)

    @classmethod
    def _create(cls, model_class: type[Booklet], *_: Any, **kwargs: Any) -> Booklet:
        booklet = model_class(**kwargs)
        booklet.note_words()
        booklet.save(force_insert=True)
        BookletSlug.objects.create(
            company_id=booklet.company_id, booklet=booklet, slug=booklet.slug
        )
        return booklet


class BookletAccessFactory(DjangoModelFactory[BookletAccess]):
    """A writer of the company who writes here; `main` answers for the booklet."""

    class Meta:
        model = BookletAccess

    class Params:
        main = factory.Trait(role=BookletRole.MANAGER, duty=Duty.MAIN)
        manager = factory.Trait(role=BookletRole.MANAGER, duty=Duty.MANAGER)

    company_id = factory.LazyFunction(some_company)
    booklet = factory.SubFactory(BookletFactory, company_id=factory.SelfAttribute("..company_id"))
    role = BookletRole.WRITER

    @factory.lazy_attribute
    def user(self) -> Any:
        role = Role(self.role)
        return MembershipFactory.create(company_id=self.company_id, role=role).user


class BookletSlugFactory(DjangoModelFactory[BookletSlug]):
    """A former address."""

    class Meta:
        model = BookletSlug

    company_id = factory.LazyFunction(some_company)
    booklet = factory.SubFactory(BookletFactory, company_id=factory.SelfAttribute("..company_id"))
    slug = factory.Sequence("ancienne-adresse-{}".format)


class BookletChapterFactory(DjangoModelFactory[BookletChapter]):
    """Written here; `page` is both the title of its only page and the sentence on it."""

    class Meta:
        model = BookletChapter

    company_id = factory.LazyFunction(some_company)
    booklet = factory.SubFactory(BookletFactory, company_id=factory.SelfAttribute("..company_id"))
    position = factory.Sequence(int)
    title = factory.Sequence("Chapitre {}".format)

    @classmethod
    def _create(
        cls, model_class: type[BookletChapter], *_: Any, page: str = "Bienvenue", **kwargs: Any
    ) -> BookletChapter:
        manuscript = Manuscript.objects.create(company_id=kwargs["company_id"])
        chapter = model_class(manuscript=manuscript, **kwargs)
        chapter.save(force_insert=True)
        if page:
            BookletPage.objects.create(
                company_id=chapter.company_id, chapter=chapter, page=add_page(manuscript, page)
            )
        return chapter


class BookletPageFactory(DjangoModelFactory[BookletPage]):
    class Meta:
        model = BookletPage

    company_id = factory.LazyFunction(some_company)
    chapter = factory.SubFactory(
        BookletChapterFactory, company_id=factory.SelfAttribute("..company_id"), page=""
    )
    page = factory.SubFactory(
        PageFactory,
        company_id=factory.SelfAttribute("..company_id"),
        manuscript=factory.SelfAttribute("..chapter.manuscript"),
    )


class NotApplicableFactory(DjangoModelFactory[NotApplicable]):
    class Meta:
        model = NotApplicable

    company_id = factory.LazyFunction(some_company)
    booklet = factory.SubFactory(BookletFactory, company_id=factory.SelfAttribute("..company_id"))
    obligation_id = factory.LazyFunction(uuid7)
    reason = "Aucun lecteur ne travaille la nuit."
    by_name = "Camille Vidal"
    at = factory.LazyFunction(timezone.now)
