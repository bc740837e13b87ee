"""Informations that a booklet says and that nobody has looked at in time."""

from collections import defaultdict
from collections.abc import Iterable
from uuid import UUID

from apps.booklets.models import Booklet, BookletPage, BookletStatus
from apps.home.selectors.concerns._kinds import Found, Kind, Scope
from apps.library import selectors as library
from apps.values.models import OWN, LivingValue
from shared.language import DEFAULT_LANGUAGE
from shared.permissions import Action

Rows = dict[tuple[UUID | None, str], LivingValue]


def find(scope: Scope) -> dict[UUID | None, Found]:
    """Of what its pages insert, as its site says it, or else the whole company."""
    rows = LivingValue.objects.filter(company_id=scope.company.id)
    if not rows.filter(review_on__lt=scope.today).exists():
        return {}
    said: Rows = {(row.site_id, row.key): row for row in rows if row.value}
    labels = _labels(rows)
    booklets = {one.id: one for one in scope.booklets if one.status != BookletStatus.BUILDING}
    found: dict[UUID | None, Found] = {}
    for booklet_id, keys in _inserted(scope.company.id, booklets).items():
        late = _overdue(booklets[booklet_id], keys & labels.keys(), said, scope)
        if late:
            first = late[0]
            params = {"key": first.key, "label": labels[first.key]}
            found[booklet_id] = Found(count=len(late), due_on=first.review_on, params=params)
    return found


def _overdue(booklet: Booklet, keys: set[str], said: Rows, scope: Scope) -> list[LivingValue]:
    """The longest overdue first."""
    nearest = (said.get((booklet.site_id, key)) or said.get((None, key)) for key in keys)
    late = [row for row in nearest if row and row.review_on and row.review_on < scope.today]
    return sorted(late, key=lambda row: (row.review_on, row.key))


def _inserted(company_id: UUID, booklet_ids: Iterable[UUID]) -> dict[UUID, set[str]]:
    pages = BookletPage.objects.filter(
        company_id=company_id,
        chapter__booklet__in=list(booklet_ids),
        chapter__removed_at=None,
        page__removed_at=None,
    )
    inserted: defaultdict[UUID, set[str]] = defaultdict(set)
    for booklet_id, keys in pages.values_list("chapter__booklet_id", "values"):
        inserted[booklet_id].update(keys)
    return inserted


def _labels(rows: Iterable[LivingValue]) -> dict[str, dict[str, str]]:
    """By key, of those that the library knows or the company made."""
    known: dict[str, dict[str, str]] = {
        one.key: {**one.label} for one in library.known_living_values()
    }
    own: dict[str, dict[str, str]] = {
        row.key: {DEFAULT_LANGUAGE: row.label}
        for row in rows
        if row.site_id is None and row.key.startswith(OWN)
    }
    return known | own


KIND = Kind(name="overdue_value", rank=3, action=Action.CREATE_BOOKLET, find=find)
