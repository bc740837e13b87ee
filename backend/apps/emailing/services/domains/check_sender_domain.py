from datetime import datetime
from uuid import UUID

from apps.emailing import selectors, zones
from apps.emailing.models import SenderDomain, SenderDomainState
from apps.emailing.services.returns import tell_administrators
from apps.journal import services as journal
from shared.actor import Actor, require_own_hands
from shared.jobs import queue
from shared.tenancy.scope import act_as_company, act_as_platform

SETTINGS_PATH = "/parametres/domaine-d-envoi"


def check_sender_domain(*, actor: Actor, sender_domain_id: UUID, now: datetime) -> SenderDomain:
    """Ask its zone now, because somebody wants to know."""
    require_own_hands(actor)
    domain = selectors.get_sender_domain(actor=actor, sender_domain_id=sender_domain_id)
    missing = zones.missing_records(domain=domain.domain, selector=domain.selector)
    _note(domain, missing, actor=actor, now=now)
    return domain


def recheck_sender_domain(*, sender_domain_id: UUID, now: datetime) -> None:
    """Once a day; a resolver that does not answer changes nothing."""
    domain = SenderDomain.objects.filter(id=sender_domain_id).first()
    if domain is None:
        return
    try:
        missing = zones.missing_records(domain=domain.domain, selector=domain.selector)
    except zones.ZoneSilent:
        return
    _note(domain, missing, actor=Actor(company_id=domain.company_id), now=now)


def check_all_sender_domains() -> None:
    """A job for each domain of every company."""
    with act_as_platform():
        domains = list(SenderDomain.objects.order_by("id").values_list("company_id", "id"))
    for company_id, domain_id in domains:
        with act_as_company(company_id):
            queue.enqueue("emailing.check_sender_domain", sender_domain_id=domain_id)


def _note(domain: SenderDomain, missing: list[str], *, actor: Actor, now: datetime) -> None:
    before = SenderDomainState(domain.state)
    domain.state = _state(before, missing)
    domain.missing, domain.checked_at = missing, now
    domain.save(update_fields=["state", "missing", "checked_at", "updated_at"])
    if domain.state == before:
        return
    journal.record(
        actor=actor,
        action="emailing.sender_domain_checked",
        target=domain,
        label=domain.domain,
        now=now,
        before={"state": before.value},
        after={"state": domain.state},
    )
    if domain.state == SenderDomainState.BROKEN:
        tell_administrators(
            company_id=domain.company_id,
            notice="sender_domain_broken",
            said={"domain": domain.domain, "missing": ", ".join(missing).upper()},
            path=SETTINGS_PATH,
        )


def _state(before: SenderDomainState, missing: list[str]) -> SenderDomainState:
    """What never worked is not broken."""
    if not missing:
        return SenderDomainState.VERIFIED
    if before is SenderDomainState.TO_CHECK:
        return before
    return SenderDomainState.BROKEN
