from collections.abc import Sequence
from datetime import date, datetime
from uuid import UUID

from django.db import transaction

from apps.journal import services as journal
from apps.values import policies, selectors
from apps.values.models import LivingValue
from apps.values.services._rows import confirm, held_rows, require_site, write_rows
from shared import errors
from shared.actor import Actor


@transaction.atomic
def confirm_values(
    *,
    actor: Actor,
    site_id: UUID | None,
    keys: Sequence[str],
    review_on: date | None,
    today: date,
    now: datetime,
) -> list[LivingValue]:
    """These are still true; each is looked at again on this day, or in six months."""
    policies.company_kept_by(actor)
    require_site(actor, site_id)
    if review_on and review_on < today:
        raise errors.Invalid({"review_on": "day_is_past"})
    rows = held_rows(actor, site_id, keys)
    _require_filled(keys, rows)
    before = {key: row.review_on for key, row in rows.items()}
    for row in rows.values():
        confirm(row, actor=actor, review_on=review_on, today=today)
    write_rows(rows.values(), now=now)
    known = selectors.known_values(actor=actor)
    journal.record(
        actor=actor,
        action="value.confirmed",
        target=next(iter(rows.values())) if len(rows) == 1 else None,
        label=", ".join(known[key].name for key in rows if key in known),
        now=now,
        before={key: day.isoformat() if day else "" for key, day in before.items()},
        after={key: str(row.review_on) for key, row in rows.items()},
    )
    return list(rows.values())


def _require_filled(keys: Sequence[str], rows: dict[str, LivingValue]) -> None:
    """Nobody confirms what was never said."""
    faults = {
        f"keys.{place}": "value_not_filled"
        for place, key in enumerate(keys)
        if key not in rows or not rows[key].value
    }
    if faults:
        raise errors.Invalid(faults)
