"""Where each block of a merge stands: which block holds it, and in which order.

Nobody is asked about places: when both moved the same block, its saved place stays.
"""

from bisect import bisect_left
from collections.abc import Iterable

from shared.documents.tree import ROOT, Tree


def merge_places(base: Tree, mine: Tree, saved: Tree, result: Tree) -> None:
    """Give every block of `result` its holder and its place there."""
    for name in result.own:
        result.parent[name] = _holder(name, base, mine, saved)
    _untie(result, saved)
    held: dict[str, set[str]] = {ROOT: set()}
    for name, holder in result.parent.items():
        held.setdefault(holder, set()).add(name)
    for holder in [ROOT, *result.own]:
        if holder in held or holder in saved.order or holder in mine.order:
            result.order[holder] = _order(holder, base, mine, saved, held.get(holder, set()))


def _holder(name: str, base: Tree, mine: Tree, saved: Tree) -> str:
    """Who moved it decides."""
    if name not in saved.parent:
        return mine.parent[name]
    if name in mine.parent and saved.parent[name] == base.parent.get(name):
        return mine.parent[name]
    return saved.parent[name]


def _untie(result: Tree, saved: Tree) -> None:
    """Two moves may put each block into the other: then the saved holders stay."""
    safe = {ROOT}
    for name in result.own:
        while (circle := _circle(name, result, safe)) is not None:
            for each in circle:
                holder = saved.parent.get(each, ROOT)
                result.parent[each] = holder if holder in result.own else ROOT


def _circle(name: str, result: Tree, safe: set[str]) -> list[str] | None:
    """The blocks that hold each other above this one, or nothing: then all of them are safe."""
    path: list[str] = []
    while name not in safe:
        if name in path:
            return path[path.index(name) :]
        path.append(name)
        name = result.parent[name]
    safe.update(path)
    return None


def _order(holder: str, base: Tree, mine: Tree, saved: Tree, held: set[str]) -> list[str]:
    """What neither side moved keeps its order; what one brought follows what it followed there."""
    mine_here, saved_here = (
        [name for name in side.order.get(holder, []) if name in held] for side in (mine, saved)
    )
    moved_by_me = _moved(base.order.get(holder, []), mine_here)
    moved_by_them = _moved(base.order.get(holder, []), saved_here)
    agreed = set(mine_here) & set(saved_here) - (moved_by_me ^ moved_by_them)
    spine = steady(
        [name for name in saved_here if name in agreed],
        [name for name in mine_here if name in agreed],
    )
    theirs = set(saved_here) - set(spine) - (moved_by_me - moved_by_them)
    after_mine = _runs(mine_here, spine, set(mine_here) - set(spine) - theirs)
    after_theirs = _runs(saved_here, spine, theirs)
    order: list[str] = []
    for name in ["", *spine]:
        order += [name] * bool(name)
        order += [each for run in sorted((after_mine[name], after_theirs[name])) for each in run]
    return order + sorted(held - set(order))


def _moved(before: Iterable[str], now: list[str]) -> set[str]:
    return set(now) - set(steady(before, now))


def _runs(order: list[str], spine: list[str], brought: set[str]) -> dict[str, list[str]]:
    """What one side brought, by the block of the spine that it follows there."""
    fixed, after = set(spine), ""
    runs: dict[str, list[str]] = {name: [] for name in ["", *spine]}
    for name in order:
        if name in fixed:
            after = name
        elif name in brought:
            runs[after].append(name)
    return runs


def steady(before: Iterable[str], now: list[str]) -> list[str]:
    """The longest run of blocks that kept their order: all others were added or moved."""
    rank = {name: place for place, name in enumerate(before)}
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
