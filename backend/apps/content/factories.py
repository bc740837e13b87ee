"""News and tutorials that are shown to everybody."""

from datetime import timedelta
from typing import Any, TypeVar
from uuid import uuid4

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.accounts.factories import UserFactory
from apps.content.models import (
    ContentStatus,
    NewsItem,
    NewsRead,
    Tutorial,
    TutorialDone,
    Written,
)
from shared.documents import Document

TextModel = TypeVar("TextModel", bound=Written)


def paragraph(said: str) -> Document:
    """A body with one sentence."""
    text = [{"type": "text", "text": said}]
    return {"schema": 2, "blocks": [{"id": "p1", "type": "paragraph", "props": {}, "text": text}]}


class TextFactory(DjangoModelFactory[TextModel]):
    """Published, in French alone."""

    class Meta:
        abstract = True

    title = factory.Sequence(lambda number: {"fr-FR": f"Titre {number}"})
    body = factory.LazyFunction(lambda: {"fr-FR": paragraph("Ce qui est nouveau.")})
    status = ContentStatus.PUBLISHED
    edited_at = factory.LazyFunction(timezone.now)
    edited_by_name = "Nadia Ferrière"

    @classmethod
    def _create(cls, model_class: type[TextModel], *_: Any, **kwargs: Any) -> TextModel:
        text = model_class(**kwargs)
        text.note_words()
        text.save(force_insert=True)
        return text


class NewsItemFactory(TextFactory[NewsItem]):
    """Told since an hour ago."""

    class Meta:
        model = NewsItem

    published_at = factory.LazyFunction(lambda: timezone.now() - timedelta(hours=1))


class TutorialFactory(TextFactory[Tutorial]):
    class Meta:
        model = Tutorial

    slug = factory.LazyFunction(lambda: f"tutoriel-{uuid4().hex[:12]}")
    position = factory.Sequence(int)


class NewsReadFactory(DjangoModelFactory[NewsRead]):
    class Meta:
        model = NewsRead

    item = factory.SubFactory(NewsItemFactory)
    user = factory.SubFactory(UserFactory)
    read_at = factory.LazyFunction(timezone.now)


class TutorialDoneFactory(DjangoModelFactory[TutorialDone]):
    class Meta:
        model = TutorialDone

    tutorial = factory.SubFactory(TutorialFactory)
    user = factory.SubFactory(UserFactory)
    done_at = factory.LazyFunction(timezone.now)
