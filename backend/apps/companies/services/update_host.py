from dataclasses import replace
from datetime import datetime

from django.db import transaction

from apps.companies import policies, selectors
from apps.companies.models import Company, Host
from apps.companies.services.update_company import CompanyClosed
from apps.journal import services as journal
from shared.actor import Actor


def update_host(*, actor: Actor, company: Company, host: Host, brand: str, now: datetime) -> Host:
    """Another brand for a hostname of the company's."""
    if not policies.company_abilities(actor, company)["set_hosts"]:
        raise CompanyClosed
    if host.brand == brand:
        return host
    before, host.brand = host.brand, brand
    host.save()
    transaction.on_commit(selectors.forget_brands)
    journal.record(
        actor=replace(actor, company_id=company.id),
        action="companies.host_brand_set",
        target=host,
        label=host.hostname,
        now=now,
        before={"brand": before},
        after={"brand": brand},
    )
    return host
