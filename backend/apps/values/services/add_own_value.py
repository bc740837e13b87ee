import re
from collections.abc import Iterable
from datetime import date, datetime
from uuid import UUID

from django.db import IntegrityError, transaction

from apps.journal import services as journal
from apps.values import policies, selectors
from apps.values.models import OWN, LivingValue
from apps.values.selectors import KnownValue
from apps.values.services._rows import confirm, lock_rows, require_site, write_rows
from shared import errors
from shared.actor import Actor
from shared.folding import fold
from shared.language import DEFAULT_LANGUAGE

MOST_OWN = 200
LONGEST_KEY = 50  # room is left for a number


class LabelTaken(errors.Conflict):
    code = "value_label_taken"


class TooManyValues(errors.Conflict):
    code = "too_many_values"


@transaction.atomic
def add_own_value(
    *,
    actor: Actor,
    label: str,
    kind: str,
    value: str,
    site_id: UUID | None,
    today: date,
    now: datetime,
) -> LivingValue:
    """An information that the library does not know; the whole company has it, whoever filled it first."""
    company_id = policies.company_kept_by(actor)
    require_site(actor, site_id)
    known = selectors.known_values(actor=actor).values()
    _require_room(known, label)
    key = _free_key(label, taken={one.key for one in known})
    new = KnownValue(key=key, label={DEFAULT_LANGUAGE: label}, kind=kind, own=True)
    try:
        with transaction.atomic():
            LivingValue.objects.create(company_id=company_id, key=key, label=label, kind=kind)
    except IntegrityError as error:  # somebody else had the same idea
        raise LabelTaken({"label": "value_label_taken"}) from error
    row = lock_rows(actor, site_id, [new])[key]
    if value:
        row.value = value
        confirm(row, actor=actor, review_on=None, today=today)
        write_rows([row], now=now)
    journal.record(
        actor=actor,
        action="value.added",
        target=row,
        label=label,
        now=now,
        after={"kind": kind, "value": value},
    )
    return row


def _require_room(known: Iterable[KnownValue], label: str) -> None:
    if any(fold(label) == fold(name) for one in known for name in one.label.values()):
        raise LabelTaken({"label": "value_label_taken"})
    if sum(one.own for one in known) >= MOST_OWN:
        raise TooManyValues(most=MOST_OWN)


def _free_key(label: str, taken: set[str]) -> str:
    words = re.sub("[^a-z0-9]+", "_", fold(label)).strip("_") or "value"
    key = f"{OWN}{words}"[:LONGEST_KEY].strip("_")
    if key not in taken:
        return key
    return next(free for n in range(2, MOST_OWN + 3) if (free := f"{key}_{n}") not in taken)
