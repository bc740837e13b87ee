from datetime import datetime
from typing import Any
from uuid import UUID

from ninja import Schema

from apps.translations.selectors import Remembered


class RememberedText(Schema):
    """A text that somebody in the company validated of the same words, or of similar ones; with the tokens of today."""

    text: str
    source: str
    share: int  # of likeness, in per cent; 100: the same words
    booklet: str
    validated_by: str
    validated_at: datetime


class RememberedTexts(Schema):
    """The nearest first."""

    items: list[RememberedText]


class PrefillIn(Schema):
    sheet: UUID | None = None  # a page, or the booklet for its cover; without one, all of them


class Prefilled(Schema):
    texts: int


def describe_remembered(found: Remembered) -> dict[str, Any]:
    return {
        "text": found.text,
        "source": found.source,
        "share": found.share,
        "booklet": found.booklet,
        "validated_by": found.validated_by,
        "validated_at": found.validated_at,
    }
