from uuid import UUID

from apps.companies.models import Company
from apps.emailing.models import SenderDomain, SenderDomainState
from shared import errors
from shared.actor import Actor
from shared.language import text
from shared.permissions import Action, may, require
from shared.spool.sender import envelope_sender

NAME = "livret"  # before the @ of a company's own domain


def list_sender_domains(*, actor: Actor) -> list[SenderDomain]:
    """The few domains in whose name the company writes, or would."""
    require(actor, Action.MANAGE_SENDER_DOMAINS)
    return list(SenderDomain.objects.visible_to(actor).order_by("domain"))


def get_sender_domain(*, actor: Actor, sender_domain_id: UUID) -> SenderDomain:
    """One of them."""
    found = None
    if may(actor, Action.MANAGE_SENDER_DOMAINS):
        found = SenderDomain.objects.visible_to(actor).filter(id=sender_domain_id).first()
    if found is None:
        raise errors.NotFound
    return found


def sender_for(company: Company, *, locale: str) -> tuple[str, str]:
    """Name and address of From: the company's own domain once its zone says so, else the platform's."""
    verified = SenderDomain.objects.filter(
        company_id=company.id, state=SenderDomainState.VERIFIED
    ).order_by("created_at")
    domain = verified.values_list("domain", flat=True).first()
    if domain:
        return company.name, f"{NAME}@{domain}"
    return text("mails.campaign.sender", locale, company=company.name), envelope_sender()
