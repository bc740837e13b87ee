from typing import Any
from uuid import UUID

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletPage
from apps.comments.models import Comment, CommentThread


class CommentThreadFactory(DjangoModelFactory[CommentThread]):
    """On the first block of the first page, with one comment; `said` is what it says, `by` its author's id."""

    class Meta:
        model = CommentThread

    last_at = factory.LazyFunction(timezone.now)

    @classmethod
    def _create(
        cls,
        model_class: type[CommentThread],
        *_: Any,
        booklet: Booklet | None = None,
        company_id: UUID | None = None,
        said: str | None = "Est-ce encore vrai ?",
        by: UUID | None = None,
        **kwargs: Any,
    ) -> CommentThread:
        company = {"company_id": company_id} if company_id else {}
        booklet = booklet or BookletFactory.create(**company)
        pages = BookletPage.objects.filter(chapter__booklet=booklet).select_related("page")
        page = pages.order_by("chapter__position", "page__position")[0].page
        named = {"page_id": page.id, "block_id": page.document["blocks"][0]["id"]}
        thread = model_class.objects.create(
            company_id=booklet.company_id,
            booklet=booklet,
            opened_by_id=by,
            comments_count=1,
            **{**named, **kwargs},
        )
        if said is not None:
            CommentFactory.create(thread=thread, text=said, author_id=by, written_at=thread.last_at)
        return thread


class CommentFactory(DjangoModelFactory[Comment]):
    """An answer in a thread, which is not counted there."""

    class Meta:
        model = Comment

    author_name = "Julien Delmas"
    text = "Oui, depuis le 1er mars."
    written_at = factory.LazyFunction(timezone.now)

    @classmethod
    def _create(
        cls,
        model_class: type[Comment],
        *_: Any,
        thread: CommentThread | None = None,
        company_id: UUID | None = None,
        **kwargs: Any,
    ) -> Comment:
        thread = thread or CommentThreadFactory.create(company_id=company_id, said=None)
        return model_class.objects.create(company_id=thread.company_id, thread=thread, **kwargs)
