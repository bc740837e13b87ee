from typing import Any
from uuid import UUID

from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletPage
from apps.translations import selectors
from apps.translations.models import Translation

PORTUGUESE = "pt-PT"


class TranslationFactory(DjangoModelFactory[Translation]):
    """Of the title of the first page into Portuguese, validated unless `validated` is false; `at` is another unit."""

    class Meta:
        model = Translation

    text = "Boas-vindas"
    by_name = "Sofia Costa"

    @classmethod
    def _create(
        cls,
        model_class: type[Translation],
        *_: Any,
        booklet: Booklet | None = None,
        company_id: UUID | None = None,
        owner_id: UUID | None = None,
        at: tuple[str, str] = ("", "title"),
        locale: str = PORTUGUESE,
        validated: bool = True,
        **kwargs: Any,
    ) -> Translation:
        company = {"company_id": company_id} if company_id else {}
        booklet = booklet or BookletFactory.create(locales=[locale], **company)
        sheet = selectors.get_sheet(booklet=booklet, owner_id=owner_id or _first_page(booklet))
        unit = next(one for one in sheet.units if one.key == at)
        now = timezone.now()
        read: dict[str, Any] = {"source_text": unit.text, "source_fingerprint": unit.fingerprint}
        read["source_length"] = len(unit.text)
        by = {"validated_at": now, "validated_by_name": "Sofia Costa"} if validated else {}
        return model_class.objects.create(
            company_id=booklet.company_id,
            booklet=booklet,
            owner_id=sheet.owner_id,
            block_id=unit.block_id,
            field=unit.field,
            locale=locale,
            **{"marks": unit.marks, "written_at": now, **read, **by, **kwargs},
        )


def _first_page(booklet: Booklet) -> UUID:
    pages = BookletPage.objects.filter(chapter__booklet=booklet)
    return pages.order_by("chapter__position", "page__position")[0].page_id
