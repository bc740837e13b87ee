from datetime import date
from typing import Annotated
from uuid import UUID

from ninja import Field, Schema

from apps.booklets.models import CorePublication, ReceiptMode
from apps.booklets.schemas.booklets import BookletAbilities
from apps.booklets.schemas.parts import Locales, Sentence, Slug

Day = Annotated[date, Field(ge=date(2000, 1, 1), le=date(2999, 12, 31))]
Reminder = Annotated[int, Field(ge=2, le=90)]


class LanguageOut(Schema):
    """A language besides the reference, and whether readers are offered it."""

    locale: str
    share: int  # translated and validated, in per cent
    spoken: bool  # around the pages
    offered: bool


class OptionsOut(Schema):
    """How a booklet is read and handed over."""

    id: UUID
    receipt_mode: ReceiptMode
    receipt_sentence: str  # empty: the usual one
    usual_sentence: str
    receipt_days: int
    receipt_on_paper: bool
    free_order: bool
    reminders: list[int]  # days after the handing over
    review_on: date | None
    receipts_months: int | None  # null: as the company says
    company_receipts_months: int
    core_publication: CorePublication
    languages: list[LanguageOut]
    offered_anyway: list[str]  # though not translated enough: untranslated blocks are marked
    slug: str
    old_slugs: list[str]
    abilities: BookletAbilities


class OptionsIn(Schema):
    """What is absent stays."""

    receipt_mode: ReceiptMode | None = None
    receipt_sentence: Sentence | None = None
    receipt_days: Annotated[int, Field(ge=1, le=365)] | None = None
    receipt_on_paper: bool | None = None
    free_order: bool | None = None
    reminders: Annotated[list[Reminder], Field(max_length=3)] | None = None
    review_on: Day | None = None
    receipts_months: Annotated[int, Field(ge=1, le=600)] | None = None
    core_publication: CorePublication | None = None
    offered_anyway: Locales | None = None
    slug: Slug | None = None
