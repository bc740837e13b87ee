from typing import Annotated
from uuid import UUID

from ninja import Field, Schema

from apps.companies.schemas.parts import line
from apps.library.models import BookletKind, ChapterStatus, ContentStatus
from apps.library.schemas.obligations import ContentListAbilities, ObligationBrief
from apps.library.schemas.parts import MOST_NAMED, Icon, Label, Summary
from shared.http.fields import PRINTED


class SectorQuery(Schema):
    search: str = Field("", max_length=100, pattern=PRINTED)
    status: ContentStatus | None = None


class SectorOut(Schema):
    """A line of business, its texts in the caller's language or else in French."""

    id: UUID
    code: str
    icon: str
    label: str
    description: str
    status: ContentStatus
    chapters_count: int
    obligations_count: int


class SectorPage(Schema):
    items: list[SectorOut]
    next: str | None
    abilities: ContentListAbilities


class RecommendedChapter(Schema):
    id: UUID
    title: str
    icon: str
    kinds: list[BookletKind]  # none: every kind
    mandatory: bool
    status: ChapterStatus


class CoverageOut(Schema):
    """How many published obligations the recommended chapters meet; `missing` are the labels of the rest."""

    covered: int
    total: int
    missing: list[str]


class SectorAbilities(Schema):
    edit: bool
    publish: bool
    archive: bool


class SectorDetails(SectorOut):
    labels: dict[str, str]
    descriptions: dict[str, str]
    chapters: list[RecommendedChapter]
    obligations: list[ObligationBrief]
    coverage: CoverageOut
    abilities: SectorAbilities


SectorCode = Annotated[str, line(20, shortest=1)]


class SectorIn(Schema):
    code: SectorCode
    labels: Label
    icon: Icon = ""
    description: Summary = Field(default_factory=dict)


class SectorChanges(Schema):
    """What is absent or null stays; texts change one language at a time, an empty one goes."""

    code: SectorCode | None = None
    labels: Label | None = None
    icon: Icon | None = None
    description: Summary | None = None


class ChosenChapterIn(Schema):
    id: UUID
    mandatory: bool = False


class SectorChaptersIn(Schema):
    chapters: Annotated[list[ChosenChapterIn], Field(max_length=MOST_NAMED)]
