from uuid import UUID

from apps.companies.models import Company
from shared.jobs import queue
from shared.tenancy.scope import act_as_company

BATCH = 500


def forget_of_every_company(*, after: UUID | None) -> int:
    """A job for the register of each company, some hundreds at a time."""
    rest = Company.objects.filter(id__gt=after) if after else Company.objects.all()
    ids = list(rest.order_by("id").values_list("id", flat=True)[:BATCH])
    for company_id in ids:
        with act_as_company(company_id):
            queue.enqueue("register.forget", company_id=company_id)
    if len(ids) == BATCH:
        queue.enqueue("register.forget_all", platform=True, after=ids[-1])
    return len(ids)
