from dataclasses import replace
from datetime import datetime

from apps.companies import policies
from apps.companies.models import Company, Site
from apps.companies.services._site_name import save_site
from apps.companies.services.update_company import CompanyClosed
from apps.journal import services as journal
from shared.actor import Actor


def update_site(
    *, actor: Actor, company: Company, site: Site, changes: dict[str, str], now: datetime
) -> Site:
    """Another name or town for a place; what is absent stays."""
    if not policies.company_abilities(actor, company)["edit"]:
        raise CompanyClosed
    before = {name: getattr(site, name) for name in changes}
    if before == changes:
        return site
    for name, value in changes.items():
        setattr(site, name, value)
    save_site(site)
    journal.record(
        actor=replace(actor, company_id=company.id),
        action="companies.site_updated",
        target=site,
        label=site.name,
        now=now,
        before=before,
        after=changes,
    )
    return site
