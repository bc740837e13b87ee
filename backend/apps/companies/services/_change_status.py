from dataclasses import replace
from datetime import datetime

from apps.companies import policies
from apps.companies.events import CompanyStatusChanged
from apps.companies.models import Company, CompanyStatus
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.events import announce


def change_status(
    company: Company,
    status: CompanyStatus,
    *,
    actor: Actor,
    ability: str,
    action: str,
    otherwise: type[errors.Conflict],
    reason: str,
    now: datetime,
) -> Company:
    """The company in another state, told in its journal with the reason; refused `otherwise`."""
    company = Company.objects.select_for_update(no_key=True).get(id=company.id)
    if not policies.company_abilities(actor, company)[ability]:
        raise otherwise
    company.change_status(status, now=now)
    company.save()
    announce(CompanyStatusChanged(company_id=company.id))
    journal.record(
        actor=replace(actor, company_id=company.id),
        action=action,
        target=company,
        label=company.name,
        now=now,
        reason=reason,
    )
    return company
