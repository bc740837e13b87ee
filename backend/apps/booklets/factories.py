"""Booklets as drafts with one chapter and one page, and who works on them; every factory takes `company_id`."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.accounts.models import User
from apps.booklets.models import (
    Booklet,
    BookletAccess,
    BookletChapter,
    BookletPage,
    BookletReview,
    BookletRole,
    BookletSlug,
    BookletStatus,
    Duty,
    NotApplicable,
)
from apps.booklets.services._rules import count_content
from apps.booklets.services.options._rules import default_theme, give_slug
from apps.companies.factories import MembershipFactory
from apps.library.factories import add_page, some_company
from apps.library.models import BookletKind
from apps.pages.models import Manuscript, Page
from shared.documents import values_of
from shared.ids import uuid7

Plan = Mapping[str, Sequence[str]]


class BookletFactory(DjangoModelFactory[Booklet]):
    """A draft; `plan` names its chapters, and the pages of each: title and only sentence."""

    class Meta:
        model = Booklet

    class Params:
        building = factory.Trait(status=BookletStatus.BUILDING)
        archived = factory.Trait(
            status=BookletStatus.ARCHIVED, archived_from=BookletStatus.DRAFT.value
        )
        trashed = factory.Trait(trashed_at=factory.LazyFunction(timezone.now))

    company_id = factory.LazyFunction(some_company)
    name = factory.Sequence("Livret {}".format)
    kind = BookletKind.EMPLOYEE_WELCOME
    status = BookletStatus.DRAFT
    theme = factory.LazyFunction(default_theme)
    edited_at = factory.LazyFunction(timezone.now)
    edited_by_name = "Camille Vidal"

    @classmethod
    def _create(
        cls, model_class: type[Booklet], *_: Any, plan: Plan | None = None, **kwargs: Any
    ) -> Booklet:
        booklet = model_class(**kwargs)
        booklet.note_words()
        give_slug(booklet)
        booklet.save(force_insert=True)
        chapters = {"Accueil": ["Bienvenue"]} if plan is None else plan
        for position, (title, pages) in enumerate(chapters.items()):
            BookletChapterFactory.create(
                booklet=booklet, title=title, position=position, pages=pages
            )
        count_content(booklet)
        booklet.save()
        return booklet


class BookletSlugFactory(DjangoModelFactory[BookletSlug]):
    """The address that a booklet got."""

    class Meta:
        model = BookletSlug

    @classmethod
    def _create(cls, model_class: type[BookletSlug], *_: Any, **kwargs: Any) -> BookletSlug:
        return model_class.objects.get(booklet=BookletFactory.create(plan={}, **kwargs))


class BookletChapterFactory(DjangoModelFactory[BookletChapter]):
    """A chapter written here; `pages` as in a plan. The booklet is not told."""

    class Meta:
        model = BookletChapter

    title = factory.Sequence("Chapitre {}".format)
    position = factory.Sequence(int)

    @classmethod
    def _create(
        cls,
        model_class: type[BookletChapter],
        *_: Any,
        booklet: Booklet | None = None,
        company_id: UUID | None = None,
        pages: Sequence[str] = ("Bienvenue",),
        **kwargs: Any,
    ) -> BookletChapter:
        booklet = booklet or _without_plan(company_id)
        manuscript = Manuscript.objects.create(company_id=booklet.company_id)
        chapter = model_class(
            company_id=booklet.company_id, booklet=booklet, manuscript=manuscript, **kwargs
        )
        chapter.save(force_insert=True)
        for position, said in enumerate(pages):
            BookletPageFactory.create(chapter=chapter, said=said, position=position)
        return chapter


class BookletPageFactory(DjangoModelFactory[BookletPage]):
    """A page that says its title; `page` is one that exists. Nobody counts it."""

    class Meta:
        model = BookletPage

    @classmethod
    def _create(
        cls,
        model_class: type[BookletPage],
        *_: Any,
        chapter: BookletChapter | None = None,
        company_id: UUID | None = None,
        page: Page | None = None,
        said: str = "Bienvenue",
        position: int = 0,
        **kwargs: Any,
    ) -> BookletPage:
        chapter = chapter or BookletChapterFactory.create(company_id=company_id, pages=())
        page = page or add_page(chapter.manuscript, said, position)
        more = model_class(company_id=chapter.company_id, chapter=chapter, page=page, **kwargs)
        more.values = values_of(page.document)
        more.save(force_insert=True)
        return more


class NotApplicableFactory(DjangoModelFactory[NotApplicable]):
    """An obligation, any one unless told, that does not concern the readers."""

    class Meta:
        model = NotApplicable

    obligation_id = factory.LazyFunction(uuid7)
    reason = "Aucun salarié ne travaille la nuit dans ce restaurant."
    by_name = "Camille Vidal"
    at = factory.LazyFunction(timezone.now)

    @classmethod
    def _create(
        cls,
        model_class: type[NotApplicable],
        *_: Any,
        booklet: Booklet | None = None,
        company_id: UUID | None = None,
        **kwargs: Any,
    ) -> NotApplicable:
        booklet = booklet or _without_plan(company_id)
        return model_class.objects.create(company_id=booklet.company_id, booklet=booklet, **kwargs)


class BookletReviewFactory(DjangoModelFactory[BookletReview]):
    """One that was asked of whoever publishes, and that waits."""

    class Meta:
        model = BookletReview

    asked_at = factory.LazyFunction(timezone.now)
    asked_by_name = "Camille Vidal"

    @classmethod
    def _create(
        cls,
        model_class: type[BookletReview],
        *_: Any,
        booklet: Booklet | None = None,
        company_id: UUID | None = None,
        **kwargs: Any,
    ) -> BookletReview:
        booklet = booklet or _without_plan(company_id)
        return model_class.objects.create(company_id=booklet.company_id, booklet=booklet, **kwargs)


class BookletAccessFactory(DjangoModelFactory[BookletAccess]):
    """A manager among others; `main` is who answers for the booklet. The user is a member of the company."""

    class Meta:
        model = BookletAccess

    class Params:
        main = factory.Trait(duty=Duty.MAIN)
        writer = factory.Trait(role=BookletRole.WRITER, duty="")
        translator = factory.Trait(role=BookletRole.TRANSLATOR, duty="")
        auditor = factory.Trait(role=BookletRole.AUDITOR, duty="")

    role = BookletRole.MANAGER
    duty = Duty.MANAGER

    @classmethod
    def _create(
        cls,
        model_class: type[BookletAccess],
        *_: Any,
        booklet: Booklet | None = None,
        company_id: UUID | None = None,
        user: User | None = None,
        **kwargs: Any,
    ) -> BookletAccess:
        booklet = booklet or _without_plan(company_id)
        user = user or _member(booklet, kwargs["role"])
        return model_class.objects.create(
            company_id=booklet.company_id, booklet=booklet, user=user, **kwargs
        )


def _without_plan(company_id: UUID | None) -> Booklet:
    return BookletFactory.create(plan={}, company_id=company_id or some_company())


def _member(booklet: Booklet, role: str) -> User:
    """Somebody of the company, by the role that they have on the booklet."""
    return MembershipFactory.create(company=booklet.company, role=role).user
