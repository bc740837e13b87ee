from datetime import datetime

from django.db import transaction

from apps.journal import services as journal
from apps.values import policies, selectors
from apps.values.models import OWN, LivingValue
from shared import errors
from shared.actor import Actor, require_own_hands


class ValueInUse(errors.Conflict):
    code = "value_in_use"


@transaction.atomic
def remove_own_value(*, actor: Actor, key: str, now: datetime) -> None:
    """One that the company made, with what each site said; refused while a page inserts it."""
    require_own_hands(actor)
    if usage := selectors.value_usage(actor=actor).get(key):
        raise ValueInUse(pages=usage.pages)
    rows = LivingValue.objects.visible_to(actor).filter(key=key, key__startswith=OWN)
    company_wide = rows.filter(site=None).first()
    if company_wide is None:
        raise errors.NotFound
    policies.company_kept_by(actor)
    journal.record(
        actor=actor,
        action="value.removed",
        target=company_wide,
        label=company_wide.label,
        now=now,
        before={"kind": company_wide.kind, "value": company_wide.value},
    )
    rows.delete()
