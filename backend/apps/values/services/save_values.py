from collections.abc import Iterable, Sequence
from datetime import date, datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from apps.accounts.models import User
from apps.journal import services as journal
from apps.values import policies, selectors
from apps.values.events import ValuesChanged
from apps.values.models import LivingValue
from apps.values.selectors import KnownValue
from apps.values.services._rows import confirm, lock_rows, require_site, write_rows
from shared import errors
from shared.actor import Actor
from shared.events import announce

Changes = Sequence[dict[str, Any]]


@transaction.atomic
def save_values(
    *, actor: Actor, site_id: UUID | None, changes: Changes, today: date, now: datetime
) -> list[LivingValue]:
    """What is absent stays, an empty text empties; a new text is confirmed by whoever wrote it.

    Each change names its `key` and may bring `value`, `owner` (a member of the company) and `review_on`.
    """
    company_id = policies.company_kept_by(actor)
    require_site(actor, site_id)
    known = selectors.known_values(actor=actor)
    named = {change["owner"] for change in changes if change.get("owner")}
    owners = selectors.people_here(actor=actor, user_ids=named, today=today)
    _require_known(changes, known, owners)
    rows = lock_rows(actor, site_id, [known[change["key"]] for change in changes])
    before = _journal_fields(rows.values())
    for place, change in enumerate(changes):
        row = rows[change["key"]]
        _require_coming(row, change, f"values.{place}.review_on", today)
        _write(row, change, owners, actor=actor, today=today)
    after = _journal_fields(rows.values())
    touched = [name for name in after if after[name] != before[name]]
    changed = [rows[key] for key in dict.fromkeys(name.partition(".")[0] for name in touched)]
    if changed:
        write_rows(changed, now=now)
        journal.record(
            actor=actor,
            action="value.saved",
            target=changed[0] if len(changed) == 1 else None,
            label=", ".join(known[row.key].name for row in changed),
            now=now,
            before={name: before[name] for name in touched},
            after={name: after[name] for name in touched},
        )
    if any(row.value != before[row.key] for row in changed):
        announce(ValuesChanged(company_id=company_id))
    return list(rows.values())


def _require_known(
    changes: Changes, known: dict[str, KnownValue], owners: dict[UUID, User]
) -> None:
    faults = {}
    for place, change in enumerate(changes):
        if change["key"] not in known:
            faults[f"values.{place}.key"] = "unknown_value"
        if change.get("owner") and change["owner"] not in owners:
            faults[f"values.{place}.owner"] = "unknown_member"
    if faults:
        raise errors.Invalid(faults)


def _require_coming(row: LivingValue, change: dict[str, Any], field: str, today: date) -> None:
    """A day that is past may stay, and not be chosen."""
    day = change.get("review_on")
    if day and day < today and day != row.review_on:
        raise errors.Invalid({field: "day_is_past"})


def _write(
    row: LivingValue,
    change: dict[str, Any],
    owners: dict[UUID, User],
    *,
    actor: Actor,
    today: date,
) -> None:
    if "owner" in change:
        row.owner = owners.get(change["owner"])
    if "review_on" in change:
        row.review_on = change["review_on"]
    said = change.get("value")
    if said is None or said == row.value:
        return
    row.value = said
    if said:
        confirm(row, actor=actor, review_on=change.get("review_on"), today=today)
    else:
        row.review_on = row.confirmed_on = row.confirmed_by_id = None
        row.confirmed_by_name = ""


def _journal_fields(rows: Iterable[LivingValue]) -> dict[str, str]:
    """What the journal says of them: the text under its key, the rest under the key and a name."""
    told = {}
    for row in rows:
        told[row.key] = row.value
        told[f"{row.key}.owner"] = row.owner.full_name if row.owner else ""
        told[f"{row.key}.review_on"] = row.review_on.isoformat() if row.review_on else ""
    return told
