from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet
from apps.companies.models import Company
from apps.publishing.addresses import Keys, beginning_of_company
from apps.publishing.models import Edition
from apps.publishing.selectors import offered_print
from shared.jobs import queue
from shared.reconcile import owners_in, reconcile
from shared.tenancy.scope import act_as_company

RECONCILE = "publishing.reconcile_company"


def reconcile_objects() -> int:
    """Ask each company that published to compare objects and rows; a purged one keeps its own row."""
    read = Booklet.objects.exclude(publication_id=None)
    owners = set(read.order_by().values_list("company_id", flat=True).distinct())
    owners |= set(
        Company.objects.filter(id__in=owners_in("published")).values_list("id", flat=True)
    )
    for owner in owners:
        with act_as_company(owner):
            queue.enqueue(RECONCILE, company_id=owner)
    return len(owners)


def reconcile_company(*, company_id: UUID, after: str, now: datetime) -> None:
    """A thousand objects at a time: the next ones in a job of their own."""
    prefix = beginning_of_company(company_id)
    last = reconcile(prefix=prefix, rows=_Booklets(company_id), after=after, now=now)
    if last:
        queue.enqueue(RECONCILE, company_id=company_id, after=last)


@dataclass(frozen=True, slots=True)
class _Booklets:
    """Whatever was published of a booklet stays as long as it lives: versions share objects."""

    company_id: UUID

    def known(self, ids: set[UUID]) -> set[UUID]:
        booklets = Booklet.objects.filter(company_id=self.company_id, id__in=ids)
        return set(booklets.values_list("id", flat=True))

    def promised(self, *, first: UUID | None, last: UUID | None, before: datetime) -> Iterable[str]:
        """What readers get now."""
        booklets = Booklet.objects.filter(company_id=self.company_id).exclude(publication_id=None)
        if first:
            booklets = booklets.filter(id__gte=first)
        if last:
            booklets = booklets.filter(id__lte=last)
        read = booklets.values_list("id", "publication_id")
        for booklet_id, publication_id in read.iterator():
            if publication_id:
                yield from self._keys(Keys(self.company_id, booklet_id), publication_id, before)

    def _keys(self, keys: Keys, publication_id: UUID, before: datetime) -> Iterable[str]:
        editions = Edition.objects.filter(
            company_id=self.company_id, publication_id=publication_id, updated_at__lt=before
        ).exclude(bundle="")
        for edition in editions.select_related("publication"):
            listed = (*edition.files.values(), *edition.objects_used.values())
            yield from {one["key"] for one in listed}
            yield keys.manifest(edition.bundle)
            if printed := offered_print(edition):
                yield printed.pdf_key
