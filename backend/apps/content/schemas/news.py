from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Field, Schema

from apps.companies.models import CompanyKind
from apps.content.schemas.parts import (
    Bodies,
    Companies,
    CompanyRole,
    CompanyRoles,
    Kinds,
    Leads,
    ListAbilities,
    Moment,
    NewsTitles,
    PictureOut,
    Revision,
    TextAbilities,
)
from shared.http.fields import PRINTED

NewsState = Literal["draft", "scheduled", "published", "ended", "archived"]


class NewsLine(Schema):
    """A news item on the home, in the caller's language or else in French, which `lang` tells."""

    id: UUID
    title: str
    lead: str
    lang: str
    image: PictureOut | None
    published_at: datetime
    pinned: bool
    is_read: bool


class NewsPage(Schema):
    items: list[NewsLine]
    next: str | None


class NewsOut(NewsLine):
    body: dict[str, Any]
    media: list[PictureOut]  # what the body shows


class WrittenNewsQuery(Schema):
    search: str = Field("", max_length=100, pattern=PRINTED)
    state: NewsState | None = None


class NewsCompany(Schema):
    id: UUID
    name: str


class WrittenNewsLine(Schema):
    """A news item as those see it who write it."""

    id: UUID
    title: str
    lead: str
    image: PictureOut | None
    state: NewsState
    kinds: list[CompanyKind]
    companies: list[UUID]
    roles: list[CompanyRole]
    audience_count: int
    published_at: datetime | None
    ends_at: datetime | None
    pinned: bool
    readers: int
    locales: list[str]  # in which it is whole


class NewsCounts(Schema):
    draft: int
    scheduled: int
    published: int
    ended: int
    archived: int


class WrittenNewsPage(Schema):
    items: list[WrittenNewsLine]
    next: str | None
    counts: NewsCounts
    pinned: int
    abilities: ListAbilities


class WrittenNewsOut(WrittenNewsLine):
    titles: dict[str, str]
    leads: dict[str, str]
    bodies: dict[str, dict[str, Any]]
    company_names: list[NewsCompany]  # of those that the caller may see
    revision: int
    edited_by_name: str
    edited_at: datetime
    published_by_name: str
    pinned_elsewhere: int
    abilities: TextAbilities


class NewsIn(Schema):
    """All that a news item says; what is absent is empty."""

    titles: NewsTitles
    leads: Leads = Field(default_factory=dict)
    bodies: Bodies = Field(default_factory=dict)
    image_id: UUID | None = None
    kinds: Kinds = Field(default_factory=list)
    companies: Companies = Field(default_factory=list)
    roles: CompanyRoles = Field(default_factory=list)
    published_at: Moment | None = None
    ends_at: Moment | None = None
    pinned: bool = False


class NewsChange(NewsIn):
    revision: Revision  # the one that its author began with


class NewsAudienceQuery(Schema):
    """Lists of what may be named; none leaves nobody out."""

    kinds: Annotated[list[CompanyKind], Field(max_length=len(CompanyKind))] = Field(
        default_factory=list
    )
    companies: Companies = Field(default_factory=list)
    roles: CompanyRoles = Field(default_factory=list)


class NewsAudienceCount(Schema):
    people: int


class NewsPreviewQuery(Schema):
    role: CompanyRole = "booklet_manager"
    kind: CompanyKind = CompanyKind.COMPANY


class NewsPreview(Schema):
    """What somebody with this role, in a company of this kind, would find on their home."""

    is_seen: bool
    news: list[NewsLine]
