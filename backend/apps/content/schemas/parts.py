"""What fields of news and tutorials are made of."""

from datetime import UTC, datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Field, Schema
from pydantic import AwareDatetime, StringConstraints

from apps.companies.models import CompanyKind
from apps.companies.schemas.parts import Locale, line
from apps.media.schemas.files import RenditionOut
from shared.http.fields import WRITTEN

MOST_NAMED = 100

NewsTitles = dict[Locale, Annotated[str, line(120)]]
TutorialTitles = dict[Locale, Annotated[str, line(120)]]
Leads = dict[Locale, Annotated[str, line(240)]]
Bodies = dict[Locale, dict[str, Any]]
Transcripts = dict[
    Locale,
    Annotated[str, StringConstraints(strip_whitespace=True, max_length=20_000, pattern=WRITTEN)],
]
CompanyRole = Literal["company_admin", "booklet_manager", "writer", "translator", "auditor"]
Holder = Literal[
    "company_admin",
    "booklet_manager",
    "writer",
    "translator",
    "auditor",
    "library_editor",
    "super_admin",
]
Kinds = Annotated[list[CompanyKind], Field(max_length=len(CompanyKind))]
Companies = Annotated[list[UUID], Field(max_length=MOST_NAMED)]
CompanyRoles = Annotated[list[CompanyRole], Field(max_length=5)]
Holders = Annotated[list[Holder], Field(max_length=7)]
Moment = Annotated[
    AwareDatetime,
    Field(ge=datetime(2000, 1, 1, tzinfo=UTC), le=datetime(2999, 12, 31, tzinfo=UTC)),
]
# The path of a route as the studio writes it: what stands for an object begins with a dollar.
Screen = Annotated[
    str, StringConstraints(max_length=120, pattern=r"^/[A-Za-z0-9_/$.-]*$", strip_whitespace=True)
]
Screens = Annotated[list[Screen], Field(max_length=MOST_NAMED)]
Revision = Annotated[int, Field(ge=1, le=2_147_483_647)]


class PictureOut(Schema):
    """A picture or a film of the platform's library, as a page shows it."""

    id: UUID
    kind: Literal["image", "video", "audio", "document"]
    name: str
    src: str
    size: int
    width: int | None
    height: int | None
    alt: str
    renditions: list[RenditionOut]


class TextAbilities(Schema):
    edit: bool
    publish: bool
    archive: bool
    name_companies: bool


class ListAbilities(Schema):
    create: bool
