from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from ninja import Field, Schema

from apps.content.models import ContentStatus, Topic
from apps.content.schemas.parts import (
    Bodies,
    Holder,
    Holders,
    Leads,
    ListAbilities,
    PictureOut,
    Revision,
    Screen,
    Screens,
    TextAbilities,
    Transcripts,
    TutorialTitles,
)
from shared.http.fields import PRINTED


class TutorialQuery(Schema):
    """Of a screen (the path of its route), of a topic, with these words in them."""

    screen: Screen | None = None
    topic: Topic | None = None
    search: str = Field("", max_length=100, pattern=PRINTED)


class TutorialLine(Schema):
    """A tutorial in the caller's language or else in French, which `lang` tells."""

    id: UUID
    slug: str
    title: str
    lead: str
    lang: str
    image: PictureOut | None
    topic: Topic
    screens: list[str]
    minutes: int
    has_video: bool
    is_done: bool


class TutorialPage(Schema):
    items: list[TutorialLine]
    next: str | None


class TutorialOut(TutorialLine):
    body: dict[str, Any]
    video: PictureOut | None
    transcript: str
    media: list[PictureOut]  # what the body shows


class WrittenTutorialQuery(Schema):
    """`role`: those that somebody with this role is shown."""

    search: str = Field("", max_length=100, pattern=PRINTED)
    status: ContentStatus | None = None
    topic: Topic | None = None
    role: Holder | None = None


class WrittenTutorialLine(Schema):
    """A tutorial as those see it who write it."""

    id: UUID
    slug: str
    title: str
    lead: str
    image: PictureOut | None
    topic: Topic
    screens: list[str]
    roles: list[Holder]
    minutes: int
    has_video: bool
    transcript_missing: bool
    status: ContentStatus
    doers: int
    locales: list[str]  # in which it is whole


class TutorialCounts(Schema):
    draft: int
    published: int
    archived: int


class WrittenTutorialPage(Schema):
    items: list[WrittenTutorialLine]
    next: str | None
    counts: TutorialCounts
    abilities: ListAbilities


class WrittenTutorialOut(WrittenTutorialLine):
    titles: dict[str, str]
    leads: dict[str, str]
    bodies: dict[str, dict[str, Any]]
    video: PictureOut | None
    transcripts: dict[str, str]
    revision: int
    edited_by_name: str
    edited_at: datetime
    abilities: TextAbilities


class TutorialIn(Schema):
    """All that a tutorial says; what is absent is empty."""

    titles: TutorialTitles
    leads: Leads = Field(default_factory=dict)
    bodies: Bodies = Field(default_factory=dict)
    image_id: UUID | None = None
    video_id: UUID | None = None
    transcripts: Transcripts = Field(default_factory=dict)
    topic: Topic = Topic.START
    screens: Screens = Field(default_factory=list)
    roles: Holders = Field(default_factory=list)
    minutes: Annotated[int, Field(ge=1, le=60)] = 2


class TutorialChange(TutorialIn):
    revision: Revision  # the one that its author began with


class TutorialMove(Schema):
    """Behind which one it goes; null: in front of all."""

    after: UUID | None
