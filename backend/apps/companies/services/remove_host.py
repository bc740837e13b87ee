from dataclasses import replace
from datetime import datetime

from django.db import transaction

from apps.companies import policies, selectors
from apps.companies.events import HostsChanged
from apps.companies.models import Company, Host
from apps.companies.services.update_company import CompanyClosed
from apps.journal import services as journal
from shared.actor import Actor, require_own_hands
from shared.events import announce


def remove_host(*, actor: Actor, company: Company, host: Host, now: datetime) -> None:
    """A hostname under which we no longer answer."""
    require_own_hands(actor)
    if not policies.company_abilities(actor, company)["set_hosts"]:
        raise CompanyClosed
    journal.record(
        actor=replace(actor, company_id=company.id),
        action="companies.host_removed",
        target=host,
        label=host.hostname,
        now=now,
        before={"hostname": host.hostname, "brand": host.brand},
    )
    host.delete()
    announce(HostsChanged(company_id=company.id))
    transaction.on_commit(selectors.forget_brands)
