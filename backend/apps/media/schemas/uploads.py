from typing import Annotated
from uuid import UUID

from ninja import Field, Schema

from apps.media.models import UploadState
from apps.media.schemas.files import FileName

MOST_PARTS_AT_ONCE = 20


class UploadIn(Schema):
    """A file about to be sent: its room is reserved before the first byte."""

    name: FileName
    size: Annotated[int, Field(ge=1, le=1_000_000_000_000)]
    folder_id: UUID | None = None
    replaces_id: UUID | None = None


class UploadOut(Schema):
    """Where an upload stands. `received` are the numbers of the parts that S3 holds."""

    id: UUID
    name: str
    size: int
    state: UploadState
    part_size: int
    parts: int
    received: list[int]
    file_id: UUID | None  # when ready
    refusal: str | None  # a sentence, when refused


class PartsIn(Schema):
    numbers: Annotated[
        list[Annotated[int, Field(ge=1, le=10_000)]],
        Field(min_length=1, max_length=MOST_PARTS_AT_ONCE),
    ]


class PartAddress(Schema):
    number: int
    size: int
    address: str


class PartAddresses(Schema):
    items: list[PartAddress]
