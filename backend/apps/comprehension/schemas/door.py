"""What a page sends to the door, with or without a script; nothing else of it is looked at."""

from typing import Annotated, Literal
from uuid import UUID, uuid4

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.comprehension.models import LONGEST_TEXT
from shared.http.fields import PRINTED, WRITTEN, MailAddressOrNone

WANTED = ("id", "bundle", "page", "block", "kind", "text", "name", "reply_to", "ticket")


class AskedIn(Schema):
    id: UUID = Field(default_factory=uuid4)
    bundle: Annotated[str, Field(pattern=r"^([0-9a-f]{16})?$")] = ""  # a plain form cannot say it
    page: UUID
    block: Annotated[str, Field(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")] = ""
    kind: Literal["question", "unclear"] = "question"
    text: Annotated[
        str,
        StringConstraints(
            strip_whitespace=True, min_length=1, max_length=LONGEST_TEXT, pattern=WRITTEN
        ),
    ]
    name: Annotated[
        str, StringConstraints(strip_whitespace=True, max_length=100, pattern=PRINTED)
    ] = ""
    reply_to: MailAddressOrNone = ""
    ticket: Annotated[str, Field(max_length=200)] = ""
