"""What is asked and told of who may read."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.booklets.schemas.options import Day
from apps.reading.models import ReadingMode
from shared.http.fields import PRINTED, MailAddressOrNone

ContactName = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=120, pattern=PRINTED)
]
ContactPhone = Annotated[  # what a telephone can dial, or nothing
    str,
    StringConstraints(
        strip_whitespace=True, max_length=30, pattern=r"^(?:\+?[0-9][0-9 .()\u00a0\u202f-]*[0-9])?$"
    ),
]


class PdfFile(Schema):
    locale: str
    size: int


class ReadingAbilities(Schema):
    change: bool


class ReadingAccessOut(Schema):
    """Who may open a booklet, when, and what is offered around it."""

    id: UUID  # of the booklet
    mode: ReadingMode
    code: str  # six digits; empty when the caller may not change it
    opens_on: date | None
    closes_on: date | None
    offers_pdf: bool
    offers_offline: bool
    offers_questions: bool  # readers may ask about a page
    indexed: bool
    code_on_poster: bool
    contact_name: str  # at the door, where anybody stands; empty where only the company is named
    contact_phone: str
    contact_email: str
    address: str  # https://…/l/slug
    shown_address: str  # the same as a poster writes it
    published: bool
    state: Literal["unpublished", "open", "early", "over", "suspended", "archived"]
    pdf: list[PdfFile]
    locales: list[str]
    links_count: int
    abilities: ReadingAbilities


class ReadingAccessIn(Schema):
    """What is absent stays."""

    mode: ReadingMode | None = None
    opens_on: Day | None = None
    closes_on: Day | None = None
    offers_pdf: bool | None = None
    offers_offline: bool | None = None
    offers_questions: bool | None = None
    indexed: bool | None = None
    code_on_poster: bool | None = None
    contact_name: ContactName | None = None
    contact_phone: ContactPhone | None = None
    contact_email: MailAddressOrNone | None = None


Locale = Annotated[str, Field(max_length=10, pattern=r"^[A-Za-z0-9-]+$")]


class PosterQuery(Schema):
    size: Literal["a4", "a5", "badge"] = "a4"
    locale: Locale | None = None  # the reference
    with_code: bool = False


class QrQuery(Schema):
    format: Literal["png", "svg"] = "svg"
    locale: Locale | None = None
