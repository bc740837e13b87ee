from datetime import datetime
from uuid import UUID

from ninja import Schema


class AuditEventOut(Schema):
    id: UUID
    actor_id: UUID | None
    acting_as_id: UUID | None
    action: str
    object_type: str
    object_id: UUID | None
    at: datetime


class AuditEventPage(Schema):
    items: list[AuditEventOut]
    next: str | None
