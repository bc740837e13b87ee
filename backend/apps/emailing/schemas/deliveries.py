"""What is asked and told of the messages of a mailing."""

from datetime import date, datetime
from uuid import UUID

from ninja import Field, Schema

from apps.emailing.models import DeliveryState, Nature
from apps.participation.schemas.participants import Ids
from apps.people.models import Signer
from shared.http.paging import PageQuery


class DeliveriesWanted(Schema):
    """Which of them: all, unless told."""

    state: DeliveryState | None = None
    search: str = Field("", max_length=100)


class DeliveriesQuery(DeliveriesWanted, PageQuery):
    pass


class Recipient(Schema):
    id: UUID
    name: str


class DeliveryLine(Schema):
    """Somebody and what became of their message; the last attempt of several."""

    id: UUID
    participant: Recipient | None  # none: forgotten since
    signer: Signer  # for whom of them it is: each who acknowledges gets a message of their own
    address: str
    has_address: bool  # their card tells one today, and it takes mail
    locale: str
    state: DeliveryState
    reason: str
    attempt: int
    sent_at: datetime | None
    answer: str
    delivered_at: datetime | None
    clicked_on: date | None
    acknowledged_at: datetime | None


class Deliveries(Schema):
    items: list[DeliveryLine]
    next: str | None


class PersonMessage(Schema):
    """A message to one participant, of whichever mailing."""

    id: UUID
    mailing: UUID
    name: str  # of the mailing
    nature: Nature
    by_itself: bool  # by the calendar of the booklet, or as a newcomer
    signer: Signer
    state: DeliveryState
    answer: str  # of a server that did not take it
    at: datetime  # when it left, or was to
    clicked_on: date | None


class PersonMessages(Schema):
    items: list[PersonMessage]
    next: str | None


class DeliveriesIn(Schema):
    deliveries: Ids


class DeliveriesChanged(Schema):
    done: int  # the others are no longer what they were, or may not be


class ResolutionIn(Schema):
    delivery: UUID
    sent: bool
