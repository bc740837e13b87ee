from datetime import date
from typing import Annotated
from uuid import UUID

from ninja import Field, Schema

from apps.companies.schemas.parts import line
from apps.library.models import BookletKind, ContentStatus, Domain, Level
from apps.library.schemas.chapters import SectorName
from apps.library.schemas.parts import Doubt, Ids, Kinds, Link
from shared.http.fields import PRINTED
from shared.situation import Condition


class ObligationQuery(Schema):
    search: str = Field("", max_length=100, pattern=PRINTED)
    status: ContentStatus | None = None
    sector: UUID | None = None
    kind: BookletKind | None = None
    level: Level | None = None
    overdue: bool = False
    doubtful: bool = False


class ObligationBrief(Schema):
    """What a sector's page shows of an obligation."""

    id: UUID
    code: str
    label: str
    reference: str
    link: str
    doubt: str  # what is not certain in the reference; empty: nothing
    remark: str  # how far it reaches; empty: nothing to say
    domain: Domain
    values: list[str]  # keys: a page that inserts them covers it once they are filled
    conditions: list[Condition]  # none: it concerns every company
    kinds: list[BookletKind]  # none: every kind
    level: Level
    verbatim: bool  # only the words of the law themselves cover it
    checked_on: date | None  # null: nobody has compared the reference with its source yet
    checked_by_name: str
    overdue: bool  # checked more than twelve months ago


class ObligationAbilities(Schema):
    edit: bool
    confirm: bool
    publish: bool
    archive: bool


class ObligationOut(ObligationBrief):
    sectors: list[SectorName]  # none: every sector
    status: ContentStatus
    abilities: ObligationAbilities


class CoveringPageOut(Schema):
    id: UUID
    title: str


class CoveringChapter(Schema):
    """A chapter that meets the obligation, and those of its pages that do."""

    id: UUID
    title: str
    own: bool  # the caller works in its draft; of others, the newest release is told
    pages: list[CoveringPageOut]


class ObligationDetails(ObligationOut):
    covered_by: list[CoveringChapter]


class ContentListAbilities(Schema):
    create: bool


class ObligationPage(Schema):
    items: list[ObligationOut]
    next: str | None
    abilities: ContentListAbilities


Code = Annotated[str, line(40, shortest=1)]
ObligationLabel = Annotated[str, line(200, shortest=1)]
Source = Annotated[str, line(200, shortest=1)]
Remark = Annotated[str, line(500)]
Keys = Annotated[list[Annotated[str, line(60, shortest=1)]], Field(max_length=20)]
Conditions = Annotated[list[Condition], Field(max_length=len(Condition))]


class ObligationIn(Schema):
    code: Code
    label: ObligationLabel
    reference: Source
    link: Link = ""
    doubt: Doubt = ""
    remark: Remark = ""
    domain: Domain = Domain.HOUSE
    values: Keys = Field(default_factory=list)
    conditions: Conditions = Field(default_factory=list)
    kinds: Kinds = Field(default_factory=list)
    sectors: Ids = Field(default_factory=list)
    level: Level
    verbatim: bool = False


class ObligationChanges(Schema):
    """What is absent or null stays."""

    code: Code | None = None
    label: ObligationLabel | None = None
    reference: Source | None = None
    link: Link | None = None
    doubt: Doubt | None = None
    remark: Remark | None = None
    domain: Domain | None = None
    values: Keys | None = None
    conditions: Conditions | None = None
    kinds: Kinds | None = None
    sectors: Ids | None = None
    level: Level | None = None
    verbatim: bool | None = None
