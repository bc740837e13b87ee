from dataclasses import replace
from datetime import datetime

from django.db.models import ProtectedError

from apps.companies import policies
from apps.companies.events import SiteRemoved
from apps.companies.models import Company, Site
from apps.companies.services.update_company import CompanyClosed
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.events import announce


class SiteInUse(errors.Conflict):
    code = "site_in_use"


def remove_site(*, actor: Actor, company: Company, site: Site, now: datetime) -> None:
    """A place that the company no longer has; what was said for it goes along, its booklets go first."""
    require_own_hands(actor)
    if not policies.company_abilities(actor, company)["edit"]:
        raise CompanyClosed
    journal.record(
        actor=replace(actor, company_id=company.id),
        action="companies.site_removed",
        target=site,
        label=site.name,
        now=now,
        before={"name": site.name, "city": site.city},
    )
    announce(SiteRemoved(company_id=company.id, site_id=site.id))
    try:
        site.delete()
    except ProtectedError as error:
        raise SiteInUse from error
