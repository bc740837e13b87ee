from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Router, Status

from apps.emailing import selectors, services
from apps.emailing.schemas.sender_domains import (
    SenderDomainIn,
    SenderDomainOut,
    SenderDomains,
    describe_sender_domain,
)
from shared.http.request import Request

router = Router(tags=["emailing"])


@router.get("/sender-domains", response=SenderDomains)
def list_sender_domains(request: Request) -> dict[str, Any]:
    """Domains in whose name the company writes, or would."""
    domains = selectors.list_sender_domains(actor=request.actor)
    return {"items": [describe_sender_domain(one) for one in domains]}


@router.post("/sender-domains", response={201: SenderDomainOut})
def add_sender_domain(request: Request, body: SenderDomainIn) -> Status[dict[str, Any]]:
    """One more; nothing is sent in its name before its zone says so."""
    domain = services.add_sender_domain(actor=request.actor, domain=body.domain, now=timezone.now())
    return Status(201, describe_sender_domain(domain))


@router.post("/sender-domains/{sender_domain_id}/check", response=SenderDomainOut)
def check_sender_domain(request: Request, sender_domain_id: UUID) -> dict[str, Any]:
    """Ask its zone now."""
    domain = services.check_sender_domain(
        actor=request.actor, sender_domain_id=sender_domain_id, now=timezone.now()
    )
    return describe_sender_domain(domain)


@router.delete("/sender-domains/{sender_domain_id}", response={204: None})
def remove_sender_domain(request: Request, sender_domain_id: UUID) -> Status[None]:
    """Write in the platform's name again."""
    services.remove_sender_domain(
        actor=request.actor, sender_domain_id=sender_domain_id, now=timezone.now()
    )
    return Status(204, None)
