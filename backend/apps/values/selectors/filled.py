from uuid import UUID

from django.db.models import F, Q

from apps.values.models import LivingValue


def filled_values(*, company_id: UUID, site_id: UUID | None) -> dict[str, str]:
    """What is said for the whole company, or nearer, for this site of it."""
    rows = LivingValue.objects.filter(Q(site=None) | Q(site=site_id), company_id=company_id)
    said = rows.exclude(value="").order_by(F("site").asc(nulls_first=True))
    return dict(said.values_list("key", "value"))
