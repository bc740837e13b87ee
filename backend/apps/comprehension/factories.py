from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet
from apps.comprehension.models import ReaderQuestion
from shared.ids import uuid7


class ReaderQuestionFactory(DjangoModelFactory[ReaderQuestion]):
    """Of nobody in particular, this morning; takes `company_id`."""

    class Meta:
        model = ReaderQuestion

    sent_as = factory.LazyFunction(uuid4)
    publication_id = factory.LazyFunction(uuid7)
    version = "1.0"
    locale = "fr-FR"
    page_id = factory.LazyFunction(uuid7)
    page_title = "Se laver les mains"
    chapter_title = "Hygiène"
    kind = "question"
    text = "Où sont rangés les gants ?"
    day = factory.LazyFunction(timezone.localdate)
    afternoon = False
    due_on = factory.LazyFunction(lambda: timezone.localdate() + timedelta(days=3))

    @classmethod
    def _create(
        cls,
        model_class: type[ReaderQuestion],
        *_: Any,
        booklet: Booklet | None = None,
        company_id: UUID | None = None,
        **kwargs: Any,
    ) -> ReaderQuestion:
        company = {"company_id": company_id} if company_id else {}
        booklet = booklet or BookletFactory.create(plan={}, **company)
        return model_class.objects.create(company_id=booklet.company_id, booklet=booklet, **kwargs)
