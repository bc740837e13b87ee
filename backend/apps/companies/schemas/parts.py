"""What fields of companies are made of."""

from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Schema
from pydantic import StringConstraints

ONE_LINE = r"^[^\x00-\x1f\x7f]*$"
EMAIL = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$"
COLOR = r"^(#[0-9a-fA-F]{6})?$"
TERABYTE = 1_000_000_000_000

Locale = Literal[
    "fr-FR", "en-GB", "es-ES", "pt-PT", "de-DE", "it-IT", "nl-NL", "pl-PL", "ro-RO", "tr-TR",
    "uk-UA", "ar",
]  # fmt: skip
Font = Literal[
    "",
    "Atkinson Hyperlegible Next",
    "Bricolage Grotesque",
    "Figtree",
    "Lexend",
    "Literata",
    "Nunito Sans",
    "Source Sans 3",
    "Young Serif",
]


def line(longest: int, shortest: int = 0) -> Any:
    """A text of one line, trimmed."""
    return StringConstraints(
        strip_whitespace=True, min_length=shortest, max_length=longest, pattern=ONE_LINE
    )


CompanyName = Annotated[str, line(150, shortest=2)]
Name = Annotated[str, line(80, shortest=1)]
Siret = Annotated[str, line(30)]
Color = Annotated[str, StringConstraints(pattern=COLOR)]


class PersonBrief(Schema):
    id: UUID
    name: str


class SiteBrief(Schema):
    id: UUID
    name: str
