"""What the devices of readers send and get."""

from datetime import UTC, datetime
from typing import Annotated, Self
from uuid import UUID

from ninja import Field, Schema
from pydantic import AwareDatetime, model_validator

from apps.register.models import Gesture
from apps.register.services import Act

SHA256 = r"^[0-9a-f]{64}$"
# Strokes of points, and nothing that tells how fast or how hard: that would be biometric.
DRAWING = r"^[0-9]{1,4},[0-9]{1,4}([ ;][0-9]{1,4},[0-9]{1,4})*$"
LOCALE = r"^[a-z]{2,3}(-[A-Z]{2})?$"
PART = r"^[A-Za-z0-9_-]{1,36}$"
FIRST, LAST = datetime(1970, 1, 2, tzinfo=UTC), datetime(2999, 12, 31, tzinfo=UTC)

Moment = Annotated[AwareDatetime, Field(ge=FIRST, le=LAST)]


class ActIn(Schema):
    """Somebody acknowledged what their device showed, perhaps days ago; its id is a UUID of version 7."""

    id: UUID
    bundle: str | None = Field(None, pattern=SHA256)  # what was shown, or:
    edition: UUID | None = None
    part: str | None = Field(None, pattern=PART)  # a chapter or a block; none: all of it
    gesture: Gesture
    typed_name: str = Field("", max_length=170)
    drawing: str | None = Field(None, max_length=8192, pattern=DRAWING)
    sentence: str = Field(min_length=1, max_length=3000)  # it may name ten pages
    mark: str = Field("", max_length=43)  # that these words were asked for
    locale: str = Field(max_length=10, pattern=LOCALE)
    device_at: Moment
    sent_at: Moment

    @model_validator(mode="after")
    def _says_what_it_needs(self) -> Self:
        shown = [self.bundle, self.edition].count(None) == 1
        named = (self.gesture == Gesture.NAME) == bool(self.typed_name.strip())
        drawn = (self.gesture == Gesture.DRAWING) == bool(self.drawing)
        if self.id.version != 7 or not (shown and named and drawn):
            raise ValueError("incomplete")
        return self

    def to_act(self) -> Act:
        return Act(
            id=self.id,
            bundle=self.bundle or "",
            edition_id=self.edition,
            part=self.part or "",
            gesture=self.gesture,
            typed_name=self.typed_name.strip(),
            drawing=self.drawing or "",
            sentence=self.sentence,
            mark=self.mark,
            locale=self.locale,
            device_at=self.device_at,
            sent_at=self.sent_at,
        )


class ReceiptsIn(Schema):
    """The ticket speaks for one participation: all acts are of the same person."""

    ticket: str = Field(min_length=1, max_length=300)
    acts: list[ActIn] = Field(min_length=1, max_length=50)


class ReceivedOut(Schema):
    """What became of an act; `known` when it had been acknowledged before."""

    id: UUID
    number: str
    known: bool
    received_at: datetime
    version: str


class ReceivedList(Schema):
    items: list[ReceivedOut]
