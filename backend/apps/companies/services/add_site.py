from dataclasses import replace
from datetime import datetime

from apps.companies import policies
from apps.companies.models import Company, Site
from apps.companies.services._site_name import save_site
from apps.companies.services.update_company import CompanyClosed
from apps.journal import services as journal
from shared.actor import Actor


def add_site(*, actor: Actor, company: Company, name: str, city: str, now: datetime) -> Site:
    """One more place of a company."""
    if not policies.company_abilities(actor, company)["edit"]:
        raise CompanyClosed
    site = Site(company=company, name=name, city=city)
    save_site(site)
    journal.record(
        actor=replace(actor, company_id=company.id),
        action="companies.site_added",
        target=site,
        label=name,
        now=now,
        after={"name": name, "city": city},
    )
    return site
