from datetime import datetime, timedelta
from uuid import UUID

from apps.booklets.models import Booklet
from apps.booklets.services.life._rules import forget
from shared.actor import Actor
from shared.jobs import queue
from shared.tenancy.scope import act_as_company

KEPT_IN_TRASH = timedelta(days=30)
BATCH = 20


def purge_trash(*, now: datetime) -> int:
    """Ask each company to forget the booklets that have been in its trash for thirty days."""
    due = Booklet.objects.filter(trashed_at__lte=now - KEPT_IN_TRASH)
    companies = list(due.order_by().values_list("company_id", flat=True).distinct())
    for company_id in companies:
        with act_as_company(company_id):
            queue.enqueue("booklets.purge_trash_of_company", company_id=company_id)
    return len(companies)


def purge_trash_of_company(*, company_id: UUID, now: datetime) -> int:
    """Some at a time: the next ones in a job of their own."""
    due = Booklet.objects.filter(company_id=company_id, trashed_at__lte=now - KEPT_IN_TRASH)
    held = due.order_by("trashed_at", "id").select_for_update()
    booklets = list(held[:BATCH])
    forget(actor=Actor(company_id=company_id), company_id=company_id, booklets=booklets, now=now)
    if len(booklets) == BATCH:
        queue.enqueue("booklets.purge_trash_of_company", company_id=company_id)
    return len(booklets)
