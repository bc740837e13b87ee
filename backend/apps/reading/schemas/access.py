"""What is asked and told of who may read."""

from datetime import date, datetime
from typing import Annotated, Literal
from uuid import UUID

from ninja import Field, Schema

from apps.booklets.schemas.options import Day
from apps.reading.models import ReadingMode
from shared.http.fields import PRINTED


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
    indexed: bool
    code_on_poster: bool
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
    indexed: bool | None = None
    code_on_poster: bool | None = None


class ReadingLinkLine(Schema):
    id: UUID
    label: str
    expires_on: date | None
    revoked_at: datetime | None
    created_at: datetime


class ReadingLinks(Schema):
    items: list[ReadingLinkLine]
    next: str | None


class NewReadingLink(Schema):
    label: Annotated[str, Field(min_length=2, max_length=150, pattern=PRINTED)]
    expires_on: Day | None = None


class CreatedReadingLink(ReadingLinkLine):
    address: str  # told this once: only a hash of it is kept


Locale = Annotated[str, Field(max_length=10, pattern=r"^[A-Za-z0-9-]+$")]


class PosterQuery(Schema):
    size: Literal["a4", "a5", "badge"] = "a4"
    locale: Locale | None = None  # the reference
    with_code: bool = False


class QrQuery(Schema):
    format: Literal["png", "svg"] = "svg"
    locale: Locale | None = None
