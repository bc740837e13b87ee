from datetime import datetime

from apps.companies.models import Company
from apps.journal import services as journal
from shared.actor import Actor


def enter_company(*, actor: Actor, company: Company, now: datetime) -> None:
    """Write down, in the company's own journal, that the actor now works in it."""
    journal.record(
        actor=actor, action="companies.entered", target=company, label=company.name, now=now
    )
