from uuid import UUID

from django.conf import settings

from apps.companies.models import Company
from shared.jobs import queue
from shared.tenancy.scope import act_as_company

BATCH = 500


def purge_journals(*, after: UUID | None) -> int:
    """A job for the journal of each company, some hundreds at a time, and one for the platform's own."""
    if after is None:
        queue.enqueue("journal.purge", platform=True, months=settings.PLATFORM_JOURNAL_MONTHS)
    rest = Company.objects.filter(id__gt=after) if after else Company.objects.all()
    companies = list(rest.order_by("id").only("id", "journal_months")[:BATCH])
    for company in companies:
        with act_as_company(company.id):
            queue.enqueue("journal.purge", months=company.journal_months)
    if len(companies) == BATCH:
        queue.enqueue("companies.purge_journals", platform=True, after=companies[-1].id)
    return len(companies)
