from collections.abc import Collection
from datetime import date
from uuid import UUID

from django.db.models import Q

from apps.booklets.models import Booklet
from apps.reading.models import ReadingLink
from shared.tenancy.models import TenantQuerySet


def count_links(*, booklet: Booklet, today: date) -> int:
    """How many open the booklet today."""
    return links_in_force(booklet=booklet, today=today).count()


def links_in_force(*, booklet: Booklet, today: date) -> TenantQuerySet[ReadingLink]:
    """Neither revoked nor past their last day."""
    return ReadingLink.objects.filter(
        Q(expires_on=None) | Q(expires_on__gte=today),
        company_id=booklet.company_id,
        booklet=booklet,
        revoked_at=None,
    )


def links_of_participations(
    *, company_id: UUID, participation_ids: Collection[UUID]
) -> list[ReadingLink]:
    """All that were given out to them, in force or not."""
    links = ReadingLink.objects.filter(
        company_id=company_id, participation_id__in=participation_ids
    )
    return list(links.select_related("booklet").order_by("created_at", "id"))
