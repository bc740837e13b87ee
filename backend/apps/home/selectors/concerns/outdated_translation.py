"""Texts that readers have in another language, whose French is not what it was when they were translated."""

from collections import defaultdict
from collections.abc import Iterator
from uuid import UUID

from apps.booklets.models import BookletChapter, BookletPage
from apps.home.selectors.concerns._kinds import Found, Kind, Scope
from apps.publishing.models import Publication
from apps.translations.models import Translation
from apps.translations.selectors import as_written
from apps.translations.selectors.sheets import cover_units
from shared.permissions import Action
from shared.translating.page_units import Key, Unit, UnitState, state_of, units_of_page

Rows = dict[UUID, dict[tuple[UUID, Key], list[Translation]]]  # by booklet, owner and unit


def find(scope: Scope) -> dict[UUID | None, Found]:
    """In the languages of the version that is read: one that is only being translated presses nobody."""
    rows = _written(scope)
    counts: defaultdict[UUID, int] = defaultdict(int)
    locales: defaultdict[UUID, set[str]] = defaultdict(set)
    pages: dict[UUID, str] = {}
    for booklet_id, owner_id, title, units in _sheets(scope, rows):
        for unit in units:
            for row in rows[booklet_id].get((owner_id, unit.key), ()):
                if state_of(unit, as_written(row)) is UnitState.OUTDATED:
                    counts[booklet_id] += 1
                    locales[booklet_id].add(row.locale)
                    pages.setdefault(booklet_id, title)
    return {
        booklet_id: Found(
            count=count,
            params={"label": pages[booklet_id], "locales": sorted(locales[booklet_id])},
        )
        for booklet_id, count in counts.items()
    }


def _written(scope: Scope) -> Rows:
    """What readers have in other languages, of each booklet that is read."""
    company = scope.company.id
    ids = [one.publication_id for one in scope.published if one.publication_id]
    current = Publication.objects.filter(company_id=company, id__in=ids)
    told = current.values_list("booklet_id", "locales")
    read = {booklet_id: others for booklet_id, (_, *others) in told if others}
    found: Rows = {}
    for row in Translation.objects.filter(company_id=company, booklet__in=read):
        if row.locale in read[row.booklet_id]:
            key = (row.owner_id, (row.block_id, row.field))
            found.setdefault(row.booklet_id, {}).setdefault(key, []).append(row)
    return found


def _sheets(scope: Scope, rows: Rows) -> Iterator[tuple[UUID, UUID, str, list[Unit]]]:
    """Each page with something written of it, in the order of reading, then the covers."""
    standing = {"company_id": scope.company.id, "removed_at": None}
    chapters: defaultdict[UUID, list[tuple[str, str]]] = defaultdict(list)
    for one in BookletChapter.objects.filter(booklet__in=rows, **standing):
        chapters[one.booklet_id].append((str(one.id), one.title))
    owners = {owner for written in rows.values() for owner, _ in written}
    pages = BookletPage.objects.filter(
        company_id=scope.company.id,
        page__in=owners,
        page__removed_at=None,
        chapter__removed_at=None,
        chapter__booklet__in=rows,
    )
    in_order = pages.order_by("chapter__position", "page__position", "page_id")
    for noted in in_order.select_related("chapter", "page").iterator():
        page = noted.page
        units = units_of_page(page.title, page.document)
        yield noted.chapter.booklet_id, page.id, page.title, units
    for booklet in scope.published:
        if booklet.id in rows:
            units = cover_units(booklet.name, chapters[booklet.id])
            yield booklet.id, booklet.id, booklet.name, units


KIND = Kind(name="outdated_translation", rank=6, action=Action.EDIT_TRANSLATIONS, find=find)
