from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from django.db import connection

from apps.companies.models import Company
from apps.home.models import Concern
from apps.home.selectors import Found, count_concerns

Key = tuple[UUID | None, str]
FIELDS = ("count", "oldest_at", "due_on", "params")


def refresh_concerns(
    *, company_id: UUID, booklet_ids: Iterable[UUID] | None = None, now: datetime
) -> int:
    """Count again what waits in these booklets, or in the whole company; how many concerns were not as they are.

    One after the other in each company: who counts later knows more, and must not be overwritten.
    """
    _wait_for_turn(company_id)
    company = Company.objects.filter(id=company_id).first()
    if company is None:
        return 0
    ids = list(booklet_ids) if booklet_ids is not None else None
    rows = Concern.objects.filter(company_id=company_id)
    if ids is not None:
        rows = rows.filter(booklet__in=ids)
    known = {(row.booklet_id, row.kind): row for row in rows}
    found = count_concerns(company=company, booklet_ids=ids, today=company.today(now=now))
    return _remove(known, found) + _change(known, found, now) + _add(company, known, found)


def _remove(known: dict[Key, Concern], found: dict[Key, Found]) -> int:
    over = [row.id for key, row in known.items() if key not in found]
    Concern.objects.filter(id__in=over).delete()
    return len(over)


def _change(known: dict[Key, Concern], found: dict[Key, Found], now: datetime) -> int:
    changed = []
    for key, row in known.items():
        one = found.get(key)
        if one and any(getattr(row, name) != getattr(one, name) for name in FIELDS):
            for name in FIELDS:
                setattr(row, name, getattr(one, name))
            row.updated_at = now
            changed.append(row)
    Concern.objects.bulk_update(changed, [*FIELDS, "updated_at"])
    return len(changed)


def _add(company: Company, known: dict[Key, Concern], found: dict[Key, Found]) -> int:
    new = [
        Concern(
            company=company,
            booklet_id=booklet_id,
            kind=kind,
            **{name: getattr(one, name) for name in FIELDS},
        )
        for (booklet_id, kind), one in found.items()
        if (booklet_id, kind) not in known
    ]
    Concern.objects.bulk_create(new)
    return len(new)


def _wait_for_turn(company_id: UUID) -> None:
    with connection.cursor() as cursor:
        lock = f"concerns of {company_id}"
        cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", [lock])
