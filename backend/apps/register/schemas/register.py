"""What the register tells those who may read it."""

from datetime import date, datetime, time, timedelta
from typing import Annotated, Literal
from uuid import UUID
from zoneinfo import ZoneInfo

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.register.models import Channel, EntryKind, Flag, Gesture, Strength
from apps.register.proof.verification import FaultKind
from apps.register.selectors import RegisterFilter

FIRST_DAY, LAST_DAY = date(2000, 1, 1), date(2999, 12, 31)
Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=20, max_length=500)]
State = Literal["pending", "recorded", "cancelled"]


class RegisterQuery(Schema):
    """Which receipts. Days are those of the company's clock, both included."""

    search: str = Field("", max_length=100)  # a person, or a number
    participant: UUID | None = None
    version: str = Field("", max_length=12)
    locale: str = Field("", max_length=10)
    channel: Channel | None = None
    strength: Strength | None = None
    cancelled: bool | None = None
    first_day: date | None = Field(None, alias="from", ge=FIRST_DAY, le=LAST_DAY)
    last_day: date | None = Field(None, alias="to", ge=FIRST_DAY, le=LAST_DAY)
    order: Literal["newest", "name"] = "newest"

    def on_clock(self, timezone: ZoneInfo) -> RegisterFilter:
        """The same wish in moments."""
        since, until = self.first_day, self.last_day
        return RegisterFilter(
            search=self.search,
            participation_id=self.participant,
            version=self.version,
            locale=self.locale,
            channel=self.channel or "",
            strength=self.strength or "",
            cancelled=self.cancelled,
            since=datetime.combine(since, time.min, timezone) if since else None,
            until=datetime.combine(until + timedelta(days=1), time.min, timezone)
            if until
            else None,
            by_name=self.order == "name",
        )


class CancellationOut(Schema):
    at: datetime
    by_name: str
    reason: str


class ReceiptLine(Schema):
    """A receipt as a list shows it; `name` is empty once it is forgotten."""

    id: UUID
    number: str
    name: str
    forgotten: bool
    participation_id: UUID | None
    version: str
    locale: str
    part: str
    channel: Channel
    strength: Strength
    gesture: Gesture
    received_at: datetime
    flags: list[Flag]
    state: State
    sequence: int | None
    cancellation: CancellationOut | None


class RegisterAbilities(Schema):
    cancel: bool


class ReceiptPage(Schema):
    items: list[ReceiptLine]
    next: str | None
    abilities: RegisterAbilities


class ProofOut(Schema):
    """How the receipt leads to a root that we signed; hashes are in hexadecimal."""

    kind: EntryKind
    index: int
    sequence: int
    previous: str
    leaf: str
    recorded_at: datetime
    size: int
    root: str
    steps: list[str]
    checkpoint: str


class ReceiptOut(ReceiptLine):
    """Both statements byte for byte, what ties them, and the proof once there is one."""

    sentence_in_french: str  # of another language, while the booklet still says the same; else ""
    public_statement: str
    private_statement: str
    salt: str
    fingerprint: str
    device_at: datetime | None
    sent_at: datetime | None
    made_at: datetime | None  # the device's moment on our clock
    proof: ProofOut | None
    abilities: RegisterAbilities


class CancellationIn(Schema):
    reason: Reason


class CheckpointOut(Schema):
    size: int
    root: str
    at: datetime
    note: str
    anchored: bool


class RegisterStateOut(Schema):
    """How far the log is with what the company's people acknowledged."""

    complete: bool
    recorded: int
    pending: int
    checkpoint: CheckpointOut | None


class FaultOut(Schema):
    kind: FaultKind
    id: str


class VerificationOut(Schema):
    """Of the last entries of the company; `recorded` says how many there are."""

    checked_at: datetime
    checked: int
    recorded: int
    faults: list[FaultOut]


class RegisterKeys(Schema):
    """Public keys as C2SP writes them; the log's name comes first in each."""

    keys: list[str]
