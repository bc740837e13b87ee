"""What the pages of a booklet ask and tell in the name of a participant."""

from datetime import date, datetime
from typing import Annotated, Literal
from uuid import UUID

from ninja import Field, Schema

from apps.booklets.models import ReceiptMode
from apps.participation.models import ParticipationState, RereadReason
from apps.people.models import Signer

MOST_PAGES = 200

Ticket = Annotated[str, Field(min_length=1, max_length=200)]


class AskedReceipt(Schema):
    """What is acknowledged of the edition that the device shows, word for word."""

    mode: ReceiptMode
    bundle: str  # of that edition; empty when the device shows none of this booklet
    version: str
    locale: str
    sentence: str
    chapters: dict[str, str]  # by id, the sentence of each
    marks: dict[str, str]  # by id, "" for all of it: that each was asked for


class ChangedWords(Schema):
    change: Literal["same", "added", "removed"]
    text: str


class ChangedBlock(Schema):
    id: str
    type: str
    change: Literal["added", "removed", "changed", "moved"]
    words: list[ChangedWords]  # none: what it shows is another thing


class RereadPage(Schema):
    id: UUID
    why: str  # what was said of the version; empty: the page is new to them
    blocks: list[ChangedBlock]


class ReaderAnswer(Schema):
    """To a question that they asked in their name."""

    page: UUID
    text: str
    answer: str
    answered_on: date


class Reader(Schema):
    """Somebody who came by their link: what concerns them, what is asked of them, and what speaks for them."""

    name: str  # « Léa M. »
    signer: Signer  # who reads: themselves, or somebody for them
    awaits: Signer | None  # who has to acknowledge besides, once this one has
    language: str
    state: ParticipationState
    publication: UUID | None  # what is online
    pages: list[UUID]  # that concern them, in the order of reading
    pages_read: list[UUID]
    reread_pages: list[UUID]
    reread_reason: RereadReason | None
    rereading: list[RereadPage]  # what became of the pages to read again
    due_on: date | None
    receipt: AskedReceipt
    answers: list[ReaderAnswer]  # the newest first
    acknowledged_publication: UUID | None
    acknowledged_at: datetime | None
    acknowledged_chapters: list[str]  # in mode chapter, until all are
    ticket: str  # posts for them, and reads nothing


class ReaderQuery(Schema):
    bundle: Annotated[str, Field(max_length=64, pattern=r"^[0-9a-f]*$")] = ""  # which they see


class ReaderOut(Schema):
    participant: Reader | None  # nobody came by a link


class OpenedIn(Schema):
    ticket: Ticket
    message: Annotated[str, Field(max_length=40, pattern=r"^[A-Za-z0-9_-]*$")] = ""  # that led them


class ProgressIn(Schema):
    ticket: Ticket
    pages: Annotated[list[UUID], Field(min_length=1, max_length=MOST_PAGES)]
    bundle: Annotated[str, Field(max_length=64, pattern=r"^[0-9a-f]*$")] = ""  # in which they read
