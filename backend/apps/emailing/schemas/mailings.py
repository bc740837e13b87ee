"""What is asked and told of mailings."""

from datetime import date, datetime
from typing import Annotated, Any
from uuid import UUID

from ninja import Field, Schema

from apps.emailing.models import CampaignState, MailingOrigin, Nature, Paused, Waits
from apps.emailing.schemas.audience import Audience, LeftOutCount
from apps.participation.schemas.participants import Locale
from shared.http.fields import PRINTED
from shared.http.paging import PageQuery

MOST_LOCALES = 40

Name = Annotated[str, Field(min_length=1, max_length=150, pattern=PRINTED)]


class MailingsQuery(PageQuery):
    state: CampaignState | None = None
    search: str = Field("", max_length=100)  # in the name


class MailingCounts(Schema):
    """People: `to_send` are those on whom nothing is known yet."""

    total: int
    excluded: int
    to_send: int
    sent: int  # the provider took it, whatever came afterwards
    delivered: int
    failed: int
    bounced: int
    uncertain: int
    clicked: int
    acknowledged: int  # since the launch


class MailingLine(Schema):
    """A mailing in a list; one that is scheduled and has `launched_at` is having its recipients frozen."""

    id: UUID
    name: str
    nature: Nature
    origin: MailingOrigin
    state: CampaignState
    waits_for: Waits | None
    paused_for: Paused | None
    starts_at: datetime | None
    launched_at: datetime | None
    done_at: datetime | None
    by_name: str
    locales: list[str]
    counts: MailingCounts
    updated_at: datetime


class Mailings(Schema):
    items: list[MailingLine]
    next: str | None


class MailingText(Schema):
    """Nodes, never HTML: `subject` of texts and variables, `body` of paragraphs, lists and buttons."""

    subject: list[dict[str, Any]] = Field(max_length=90)
    body: list[dict[str, Any]] = Field(max_length=60)


class Tested(Schema):
    at: datetime
    by_name: str
    is_current: bool  # what was tested is what would be sent


class ReplyTo(Schema):
    """A manager of the booklet."""

    id: UUID
    name: str


class Mailing(MailingLine):
    texts: dict[str, MailingText]
    audience: Audience
    reply_to: ReplyTo | None
    tested: Tested | None
    spread: bool  # over the hours of the day on which it leaves
    estimated_end: datetime | None  # while it is being sent
    recipients_kept: bool  # until thirteen months after the launch
    left_out: list[LeftOutCount]  # frozen with its recipients, and added to while it is sent


class NewMailing(Schema):
    nature: Nature
    name: Name | None = None
    audience: Audience = Audience()


class MailingIn(Schema):
    """What is absent stays; `texts` are all of them."""

    name: Name | None = None
    texts: (
        Annotated[dict[Locale, MailingText], Field(min_length=1, max_length=MOST_LOCALES)] | None
    ) = None
    audience: Audience | None = None
    reply_to: UUID | None = None
    starts_at: datetime | None = None
    spread: bool | None = None

    def changes(self) -> dict[str, Any]:
        """What was said, as a mailing keeps it."""
        said = self.dict(exclude_unset=True)
        if self.audience is not None:
            said["audience"] = self.audience.stored()
        kept = ("reply_to", "starts_at")  # which may be none
        return {name: value for name, value in said.items() if value is not None or name in kept}


class ScheduleIn(Schema):
    starts_at: datetime


class PreviewIn(Schema):
    locale: Locale


class MailingPreview(Schema):
    """The message as somebody would get it; pictures are inside the HTML, which calls nobody."""

    subject: str
    html: str
    text: str
    sender: str  # as mail programs show it
    to: str  # the name of the person
    is_example: bool  # nobody of the audience: a name that we made up


class CountsByState(Schema):
    draft: int
    scheduled: int
    sending: int
    paused: int
    done: int
    cancelled: int


class MailingsSummary(Schema):
    """Where a booklet stands with its mailings, and its company with the month's messages."""

    id: UUID  # of the booklet
    month: date
    used: int
    quota: int
    without_email: int
    is_online: bool  # it has a version that people can read
    counts: CountsByState
    may_change: bool
    may_send: bool
