from django.utils import timezone

from apps.journal import services
from shared.jobs.registry import handles
from shared.tenancy.scope import current_company


@handles("journal.purge")
def purge(*, months: int) -> None:
    """In the name of a company its own journal, in the platform's name the platform's."""
    services.purge_events(company_id=current_company(), months=months, now=timezone.now())
