"""What fields of booklets are made of."""

from typing import Annotated, Literal
from uuid import UUID

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.companies.schemas.parts import Locale, line

MOST_LOCALES = 11  # besides the reference: twelve in all
MOST_LOGO_COLOURS = 6

BookletName = Annotated[str, line(120, shortest=3)]
ChapterTitle = Annotated[str, line(200, shortest=1)]
PageTitle = Annotated[str, line(200, shortest=1)]
Slug = Annotated[
    str,
    StringConstraints(min_length=3, max_length=60, pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$"),
]
Sentence = Annotated[str, line(200)]
Reason = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=20, max_length=500, pattern=r"^[^\x00]*$"),
]
Locales = Annotated[list[Locale], Field(max_length=MOST_LOCALES)]
Colour = Annotated[str, StringConstraints(pattern=r"^#[0-9a-f]{6}$")]
Alt = Annotated[str, line(140)]
Code = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,40}$")]

FontName = Literal[
    "young_serif", "source_sans", "atkinson", "lexend", "nunito_sans", "literata", "figtree",
    "bricolage",
]  # fmt: skip
Size = Literal[16, 17, 19, 21]
Contract = Literal[
    "permanent", "fixed_term", "seasonal", "agency", "apprentice", "trainee", "volunteer",
]  # fmt: skip


class Colours(Schema):
    """Of the whole booklet: what its other shades are made from."""

    primary: Colour
    accent: Colour
    background: Colour
    text: Colour


class Fonts(Schema):
    title: FontName
    text: FontName


class Cover(Schema):
    """One of our drawings, or a picture of the company's media library, which comes first."""

    drawing: Code
    picture: UUID | None = None


class Logo(Schema):
    """`colours`: those of it that the booklet may take up; null: all that were proposed."""

    media: UUID
    alt: Alt
    colours: Annotated[list[Colour], Field(max_length=MOST_LOGO_COLOURS)] | None = None


class Theme(Schema):
    palette: Code
    colours: Colours
    fonts: Fonts
    size: Size
    cover: Cover
    logo: Logo | None = None


class Conditions(Schema):
    """Whom a page is for; an empty list excludes nobody."""

    sites: Annotated[list[UUID], Field(max_length=100)] = Field(default_factory=list)
    jobs: Annotated[list[Annotated[str, line(80, shortest=1)]], Field(max_length=50)] = Field(
        default_factory=list
    )
    contracts: Annotated[list[Contract], Field(max_length=7)] = Field(default_factory=list)
    groups: Annotated[list[Annotated[str, line(80, shortest=1)]], Field(max_length=50)] = Field(
        default_factory=list
    )


class SectorBrief(Schema):
    id: UUID
    code: str
    name: str
