from collections.abc import Iterator, Sequence
from datetime import date
from uuid import UUID

from apps.library import selectors as library
from apps.values.models import LivingValue
from shared.language import DEFAULT_LANGUAGE


def value_lines(*, company_id: UUID, language: str) -> Iterator[Sequence[str]]:
    """What the company has filled, a line of an export for each."""
    labels = {one.key: one.label for one in library.known_living_values()}
    rows = LivingValue.objects.filter(company_id=company_id).exclude(value="")
    for row in rows.select_related("site", "owner").order_by("key", "id"):
        label = labels.get(row.key, {})
        yield (
            row.label or label.get(language) or label.get(DEFAULT_LANGUAGE) or row.key,
            row.value,
            row.site.name if row.site else "",
            row.owner.full_name if row.owner else "",
            _written(row.review_on),
            _written(row.confirmed_on),
            row.confirmed_by_name,
        )


def _written(day: date | None) -> str:
    return day.isoformat() if day else ""
