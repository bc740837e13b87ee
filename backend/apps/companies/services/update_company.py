from dataclasses import replace
from datetime import datetime
from typing import Any

from apps.companies import policies
from apps.companies.events import CompanyCardChanged, CompanyStatusChanged
from apps.companies.models import Company
from apps.companies.services._card import QUOTAS, tidy, write_on, written_on
from apps.companies.services.create_company import save_card
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.events import announce

LONGEST_KEPT = 200
# A number that is unique tells who else is a customer to whoever may try numbers.
PLATFORMS = (*QUOTAS, "siret", "hosting_certified")


class CompanyClosed(errors.Conflict):
    code = "company_closed"


def update_company(
    *, actor: Actor, company: Company, changes: dict[str, Any], now: datetime
) -> Company:
    """Change parts of a company's card, theme, retention or quotas; what is absent stays."""
    company = Company.objects.select_for_update(no_key=True).get(id=company.id)
    abilities = policies.company_abilities(actor, company)
    if not abilities["edit"]:
        raise CompanyClosed
    written = written_on(company)
    changed = {name: value for name, value in tidy(changes).items() if value != written[name]}
    if not abilities["set_quotas"] and any(name in changed for name in PLATFORMS):
        raise errors.Forbidden
    if not changed:
        return company
    write_on(company, changed)
    save_card(company)
    announce(CompanyCardChanged(company_id=company.id))
    if "timezone" in changed:
        announce(CompanyStatusChanged(company_id=company.id))
    journal.record(
        actor=replace(actor, company_id=company.id),
        action="companies.company_updated",
        target=company,
        label=company.name,
        now=now,
        before={name: _kept(written[name]) for name in changed},
        after={name: _kept(value) for name, value in changed.items()},
    )
    return company


def _kept(value: Any) -> Any:
    """What the journal keeps of it: the beginning of a long text is enough."""
    return value[:LONGEST_KEPT] if isinstance(value, str) else value
