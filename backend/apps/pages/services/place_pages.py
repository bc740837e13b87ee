from collections.abc import Collection, Mapping
from uuid import UUID

from apps.pages.models import Page


def place_pages(*, company_id: UUID, places: Mapping[int, Collection[UUID]]) -> None:
    """Where pages of many manuscripts stand, a query for each place; the caller holds what they are part of."""
    for place, page_ids in places.items():
        pages = Page.objects.of(company_id).filter(id__in=page_ids)
        pages.exclude(position=place).update(position=place)
