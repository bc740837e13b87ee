"""The rows of some keys, for the whole company or for one site, held until they are written."""

from collections.abc import Iterable
from datetime import date, datetime
from uuid import UUID

from apps.companies.models import Site
from apps.values import policies
from apps.values.events import ValuesReviewed
from apps.values.models import LivingValue
from apps.values.selectors import KnownValue
from shared import errors
from shared.actor import Actor
from shared.events import announce
from shared.months import months_after

CONFIRMED_FOR = 6  # months
WRITTEN = (
    *("value", "owner", "review_on", "confirmed_on", "confirmed_by_id", "confirmed_by_name"),
    "updated_at",
)


def require_site(actor: Actor, site_id: UUID | None) -> None:
    """Refuse what is no place of the actor's company; none is the whole company."""
    if site_id and not Site.objects.visible_to(actor).filter(id=site_id).exists():
        raise errors.Invalid({"site": "unknown_site"})


def lock_rows(
    actor: Actor, site_id: UUID | None, wanted: Iterable[KnownValue]
) -> dict[str, LivingValue]:
    """By key; those that were never said begin empty."""
    company_id = policies.company_kept_by(actor)
    by_key = {known.key: known for known in wanted}
    LivingValue.objects.bulk_create(
        (_empty(company_id, site_id, by_key[key]) for key in sorted(by_key)), ignore_conflicts=True
    )
    return held_rows(actor, site_id, by_key)


def held_rows(actor: Actor, site_id: UUID | None, keys: Iterable[str]) -> dict[str, LivingValue]:
    """Those of these keys that somebody has begun."""
    rows = LivingValue.objects.visible_to(actor).filter(site=site_id, key__in=list(keys))
    held = rows.select_for_update(of=("self",)).select_related("owner").order_by("key")
    return {row.key: row for row in held}


def write_rows(rows: Iterable[LivingValue], *, now: datetime) -> None:
    """Keep all that was changed on them at once."""
    changed = list(rows)
    for row in changed:
        row.updated_at = now
    LivingValue.objects.bulk_update(changed, WRITTEN)
    for company_id in {row.company_id for row in changed}:
        announce(ValuesReviewed(company_id=company_id))


def confirm(row: LivingValue, *, actor: Actor, review_on: date | None, today: date) -> None:
    """Good until this day, or for six months; the caller saves it."""
    row.confirmed_on, row.confirmed_by_id = today, actor.user_id
    row.confirmed_by_name = actor.name
    row.review_on = review_on or months_after(today, CONFIRMED_FOR)


def _empty(company_id: UUID, site_id: UUID | None, known: KnownValue) -> LivingValue:
    return LivingValue(
        company_id=company_id,
        site_id=site_id,
        key=known.key,
        label=known.name if known.own else "",
        kind=known.kind,
    )
