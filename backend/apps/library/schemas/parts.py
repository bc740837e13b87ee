"""What fields of the library are made of."""

from datetime import date
from typing import Annotated
from uuid import UUID

from ninja import Field
from pydantic import StringConstraints

from apps.companies.schemas.parts import Locale, line
from apps.library.models import BookletKind

MOST_NAMED = 100

Title = dict[Locale, Annotated[str, line(200)]]
Label = dict[Locale, Annotated[str, line(120)]]
Summary = dict[Locale, Annotated[str, line(300)]]
Doubt = Annotated[str, line(300)]
Icon = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{0,40}$")]
Reference = Annotated[str, line(200)]
Link = Annotated[str, StringConstraints(max_length=500, pattern=r"^(https://[^\s\x00-\x20\\@]+)?$")]
Note = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00]*$"),
]
Ids = Annotated[list[UUID], Field(max_length=MOST_NAMED)]
Kinds = Annotated[list[BookletKind], Field(max_length=len(BookletKind))]
Day = Annotated[date, Field(ge=date(2000, 1, 1), le=date(2999, 12, 31))]
