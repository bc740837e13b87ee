from datetime import date, datetime, time, timedelta
from typing import Any, Literal
from uuid import UUID
from zoneinfo import ZoneInfo

from ninja import Field, Schema

from apps.journal.actions import action_label, object_type_label
from apps.journal.models import AuditEvent
from apps.journal.selectors import EventFilter

FIRST_DAY, LAST_DAY = date(2000, 1, 1), date(2999, 12, 31)
ACTION_OR_FAMILY = r"^[a-z0-9_]+(\.[a-z0-9_]+)?$"


class EventQuery(Schema):
    """Which events. Days are those of the company's clock, both included."""

    search: str = Field("", max_length=100)
    action: str | None = Field(None, max_length=100, pattern=ACTION_OR_FAMILY)
    first_day: date | None = Field(None, alias="from", ge=FIRST_DAY, le=LAST_DAY)
    last_day: date | None = Field(None, alias="to", ge=FIRST_DAY, le=LAST_DAY)
    switched: bool = False
    order: Literal["newest", "oldest"] = "newest"

    def on_clock(self, timezone: ZoneInfo) -> EventFilter:
        """The same wish in moments."""
        since, until = self.first_day, self.last_day
        return EventFilter(
            search=self.search,
            action=self.action or "",
            since=datetime.combine(since, time.min, timezone) if since else None,
            until=datetime.combine(until + timedelta(days=1), time.min, timezone)
            if until
            else None,
            switched=self.switched,
            oldest_first=self.order == "oldest",
        )


class AuditEventOut(Schema):
    """An event with everything that its reader needs; the labels are in the caller's language."""

    id: UUID
    at: datetime
    actor_id: UUID | None
    actor_name: str
    acting_as_id: UUID | None
    acting_as_name: str
    action: str
    action_label: str
    object_type: str
    object_type_label: str
    object_id: UUID | None
    object_label: str
    before: dict[str, Any]
    after: dict[str, Any]
    reason: str
    ip: str | None

    @staticmethod
    def resolve_action_label(event: AuditEvent, context: dict[str, Any]) -> str:
        return action_label(event.action, context["request"].actor.language)

    @staticmethod
    def resolve_object_type_label(event: AuditEvent, context: dict[str, Any]) -> str:
        return object_type_label(event.object_type, context["request"].actor.language)


class AuditEventPage(Schema):
    items: list[AuditEventOut]
    next: str | None


class ActionOut(Schema):
    action: str
    label: str


class ActionList(Schema):
    """The actions that this journal holds, in the order of their names."""

    items: list[ActionOut]
