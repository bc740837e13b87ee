from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.emailing import selectors
from apps.emailing.models import Suppression, SuppressionReason
from shared.actor import Actor
from shared.http.fields import MailAddress, MailAddressOrNone
from shared.http.paging import PageQuery
from shared.pagination import Page


class SuppressionsQuery(PageQuery):
    address: MailAddressOrNone = ""
    reason: SuppressionReason | None = None
    lifted: bool = False


class SuppressionAbilities(Schema):
    lift: bool


class SuppressionOut(Schema):
    id: UUID
    address: str | None = Field(description="For administrators only.")
    one_person: bool = Field(description="Others who read at the same address are written to.")
    reason: SuppressionReason
    created_at: datetime
    lifted_at: datetime | None
    lifted_by: str | None
    lifted_reason: str | None
    abilities: SuppressionAbilities


class SuppressionPage(Schema):
    items: list[SuppressionOut]
    next: str | None


class SuppressionIn(Schema):
    address: MailAddress


class LiftIn(Schema):
    reason: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=300)]


def describe_suppression(suppression: Suppression, *, actor: Actor) -> dict[str, Any]:
    return {
        "id": suppression.id,
        "address": selectors.shown_address(actor, suppression),
        "one_person": suppression.person_id is not None,
        "reason": suppression.reason,
        "created_at": suppression.created_at,
        "lifted_at": suppression.lifted_at,
        "lifted_by": suppression.lifted_by_name or None,
        "lifted_reason": suppression.lifted_reason or None,
        "abilities": {"lift": selectors.may_lift(actor, suppression)},
    }


def describe_suppressions(page: Page[Suppression], *, actor: Actor) -> dict[str, Any]:
    items = [describe_suppression(one, actor=actor) for one in page.items]
    return {"items": items, "next": page.next}
