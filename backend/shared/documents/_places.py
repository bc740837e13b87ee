"""Where each block of a merge stands: which block holds it, and in which order."""

from bisect import bisect_left

from shared.documents.tree import ROOT, Tree


def merge_places(base: Tree, mine: Tree, saved: Tree, result: Tree) -> None:
    """Give every block of `result` its holder and its place there; emptied holders go."""
    for name in result.own:
        result.parent[name] = _holder(name, base, mine, saved)
    _untie(result, saved)
    holders = [ROOT, *(name for name in result.own if name in saved.order or name in mine.order)]
    for holder in holders:
        result.order[holder] = _order(holder, base, mine, saved, result)
    _drop_emptied(result, mine, saved)


def _holder(name: str, base: Tree, mine: Tree, saved: Tree) -> str:
    """Who moved it decides; if both did, the saved place stays."""
    if name not in saved.parent:
        return mine.parent[name]
    if name in mine.parent and saved.parent[name] == base.parent.get(name):
        return mine.parent[name]
    return saved.parent[name]


def _untie(result: Tree, saved: Tree) -> None:
    """Two moves may put each block into the other: then the saved holders stay."""
    for name in result.own:
        seen: set[str] = set()
        holder = name
        while holder != ROOT and holder not in seen:
            seen.add(holder)
            holder = result.parent[holder]
        if holder != ROOT:
            for each in seen:
                result.parent[each] = saved.parent.get(each, ROOT)


def _order(holder: str, base: Tree, mine: Tree, saved: Tree, result: Tree) -> list[str]:
    """The saved order, in which what I added or moved follows what it followed on my side."""
    here = {name for name, parent in result.parent.items() if parent == holder}
    my_order = [name for name in mine.order.get(holder, []) if name in here]
    saved_order = [name for name in saved.order.get(holder, []) if name in here]
    base_order = base.order.get(holder, [])
    moved_by_me = set(my_order) - set(_steady(base_order, my_order))
    moved_by_them = set(saved_order) - set(_steady(base_order, saved_order))
    brought = {name for name in my_order if name in moved_by_me and name not in moved_by_them}
    order = [name for name in saved_order if name not in brought]
    before: str | None = None
    for name in my_order:
        if name in brought or name not in order:
            order.insert(_slot(order, before, moved_by_them, name), name)
        before = name
    order += [name for name in sorted(here) if name not in order]
    return order


def _slot(order: list[str], before: str | None, added_by_them: set[str], name: str) -> int:
    """After what it followed; beside what they put at the same spot, the smaller id first."""
    slot = order.index(before) + 1 if before in order else 0
    if before in added_by_them:
        return slot
    while slot < len(order) and order[slot] in added_by_them and order[slot] < name:
        slot += 1
    return slot


def _steady(base: list[str], now: list[str]) -> list[str]:
    """The longest run of blocks that kept their order: all others were added or moved."""
    rank = {name: place for place, name in enumerate(base)}
    tails: list[int] = []
    chains: list[list[str]] = []
    for name in now:
        if name not in rank:
            continue
        place = bisect_left(tails, rank[name])
        chain = [*(chains[place - 1] if place else []), name]
        tails[place : place + 1] = [rank[name]]
        chains[place : place + 1] = [chain]
    return chains[-1] if chains else []


def _drop_emptied(result: Tree, mine: Tree, saved: Tree) -> None:
    """A list of which each side deleted one half is deleted."""
    emptied = [name for name in result.order if name != ROOT and not result.order[name]]
    for name in emptied:
        if any(side.order.get(name) for side in (mine, saved)):
            _remove(result, name)


def _remove(result: Tree, name: str) -> None:
    holder = result.parent.pop(name)
    result.own.pop(name)
    result.order.pop(name)
    result.order[holder].remove(name)
    if holder != ROOT and not result.order[holder]:
        _remove(result, holder)
