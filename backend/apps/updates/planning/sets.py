"""Which pages a chapter has after a release, and in which order."""

from collections.abc import Collection, Iterable, Sequence

from apps.booklets.models import BookletPage
from apps.pages.models import Page
from apps.updates.comparing import Unit
from apps.updates.planning.chapters import Frozen, Plan, Release
from shared.documents.ordering import moved_names


def plan_set(plan: Plan, new: list[Frozen], release: Release, *, free: bool) -> None:
    """Which pages there are, and in which order."""
    standing = plan.standing
    there = {str(one.origin_page_id): one for one in standing.standing if one.origin_page_id}
    gone = [there[name] for name in standing.taken if name in there and name not in release.pages]
    before = [name for name in standing.taken if name in release.pages]
    after = [name for name in release.pages if name in before]
    moved = moved_names(before, after)
    for one in gone:
        touched = one.page.fingerprint != one.origin_fingerprint
        if free and not touched and one.page_id not in standing.alone:
            plan.remove.append(one)
        else:
            plan.units.append(_removed(one, asked=touched or one.page_id in standing.alone))
    if free:
        plan.add = new
        if new or moved:
            current = [name for name in standing.order if name not in _ids(plan.remove)]
            wanted = moved | {one["id"] for one in new}
            plan.order = final_order(current, list(release.pages), wanted)
        return
    plan.units += [_added(one) for one in new]
    by_hand = moved_names([one for one in standing.taken if one in there], standing.order)
    plan.units += [
        _moved(there[name], before, after, standing.order, asked=name in by_hand)
        for name in after
        if name in moved and name in there
    ]


def _ids(pages: Iterable[BookletPage]) -> set[str]:
    return {str(one.origin_page_id) for one in pages}


def _added(frozen: Frozen) -> Unit:
    said = {"title": frozen["title"], "document": frozen["document"]}
    return Unit(kind="added", page=frozen["id"], title=frozen["title"], asked=False, source=said)


def _removed(noted: BookletPage, *, asked: bool) -> Unit:
    page: Page = noted.page
    return Unit(
        kind="removed",
        page=str(noted.origin_page_id),
        title=page.title,
        asked=asked,
        base=noted.origin_fingerprint,
        local=page.fingerprint,
    )


def _moved(
    noted: BookletPage,
    before: Sequence[str],
    after: Sequence[str],
    order: Sequence[str],
    *,
    asked: bool,
) -> Unit:
    """Each side by the page in front of it."""
    name = str(noted.origin_page_id)
    base, source, local = (_in_front(name, one) for one in (before, after, order))
    return Unit(
        kind="moved",
        page=name,
        title=noted.page.title,
        asked=asked,
        base=base,
        source=source,
        local=local,
    )


def _in_front(name: str, order: Sequence[str]) -> str:
    place = order.index(name)
    return order[place - 1] if place else ""


def final_order(
    current: Sequence[str], source: Sequence[str], wanted: Collection[str]
) -> list[str]:
    """The wanted ones behind what they follow in the source, all others as they stand."""
    order = [name for name in current if name not in wanted]
    for place, name in enumerate(source):
        if name in wanted:
            front = next((one for one in reversed(source[:place]) if one in order), None)
            order.insert(order.index(front) + 1 if front else 0, name)
    return order
