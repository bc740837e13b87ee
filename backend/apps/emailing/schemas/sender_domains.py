from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Schema
from pydantic import StringConstraints

from apps.emailing.models import SenderDomain, SenderDomainState
from apps.emailing.zones import wanted_records


class ZoneRecordOut(Schema):
    kind: Literal["spf", "dkim", "dmarc"]
    type: str
    name: str
    value: str
    found: bool | None


class SenderDomainOut(Schema):
    id: UUID
    domain: str
    state: SenderDomainState
    checked_at: datetime | None
    records: list[ZoneRecordOut]


class SenderDomains(Schema):
    items: list[SenderDomainOut]


class SenderDomainIn(Schema):
    domain: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=253)]


def describe_sender_domain(domain: SenderDomain) -> dict[str, Any]:
    """With what its zone has to say, and whether it does; nobody knows before the first look."""
    records = [
        {
            "kind": one.kind,
            "type": one.type,
            "name": one.name,
            "value": one.value,
            "found": one.kind not in domain.missing if domain.checked_at else None,
        }
        for one in wanted_records(domain=domain.domain, selector=domain.selector)
    ]
    return {
        "id": domain.id,
        "domain": domain.domain,
        "state": domain.state,
        "checked_at": domain.checked_at,
        "records": records,
    }
