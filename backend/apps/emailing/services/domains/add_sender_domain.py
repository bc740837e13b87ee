import re
from datetime import datetime

from django.db import IntegrityError, transaction

from apps.emailing.models import SenderDomain
from apps.emailing.zones import platform_domain, selector_of
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.permissions import Action, require

MOST = 5
DOMAIN = re.compile(r"(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}")


class SenderDomainTaken(errors.Conflict):
    code = "sender_domain_taken"


class TooManySenderDomains(errors.Conflict):
    code = "too_many_sender_domains"


def add_sender_domain(*, actor: Actor, domain: str, now: datetime) -> SenderDomain:
    """A domain of the company's own, of which the zone has to say so before anything is sent in its name."""
    require_own_hands(actor)
    require(actor, Action.MANAGE_SENDER_DOMAINS)
    if actor.company_id is None:
        raise errors.Forbidden
    name = domain.strip().lower().rstrip(".")
    if not DOMAIN.fullmatch(name) or name == platform_domain():
        raise errors.Invalid({"domain": "sender_domain"})
    if SenderDomain.objects.visible_to(actor).count() >= MOST:
        raise TooManySenderDomains(most=MOST)
    try:
        with transaction.atomic():
            added = SenderDomain.objects.create(
                company_id=actor.company_id,
                domain=name,
                selector=selector_of(actor.company_id),
            )
    except IntegrityError as error:
        raise SenderDomainTaken({"domain": "sender_domain_taken"}) from error
    journal.record(
        actor=actor, action="emailing.sender_domain_added", target=added, label=name, now=now
    )
    return added
