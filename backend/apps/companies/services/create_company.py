from datetime import datetime

from apps.companies.models import Company, CompanyKind
from apps.journal import services as journal
from shared.actor import Actor


def create_company(*, actor: Actor, name: str, kind: CompanyKind, now: datetime) -> Company:
    """A new tenant, empty."""
    company = Company.objects.create(name=name, kind=kind)
    journal.record(
        actor=actor,
        action="companies.company_created",
        target=company,
        label=name,
        now=now,
        after={"name": name, "kind": kind.value},
    )
    return company
