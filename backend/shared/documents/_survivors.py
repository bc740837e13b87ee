"""Who is left after two people deleted: deleting a block is one act with all that was inside it."""

from shared.documents.conflict import Conflict, ConflictKind
from shared.documents.tree import Tree


def survivors(base: Tree, mine: Tree, saved: Tree) -> tuple[list[str], list[Conflict]]:
    """All but what one side deleted and the other left as it was; what it had not is told."""
    doomed: set[str] = set()
    kept: list[str] = []
    for keeper, other in ((saved, mine), (mine, saved)):
        deleted = [name for name in keeper.own if name in base.own and name not in other.own]
        tops = {name: _top(name, keeper, set(deleted)) for name in deleted}
        touched = {tops[name] for name in deleted if _touched(name, base, keeper)}
        doomed |= {name for name, top in tops.items() if top not in touched}
        kept += [name for name in deleted if name in touched]
    alive = [name for name in {**saved.own, **mine.own} if name not in doomed]
    conflicts = [
        Conflict(
            ConflictKind.DELETED,
            name,
            base=base.whole(name),
            mine=mine.whole(name),
            saved=saved.whole(name),
        )
        for name in kept
    ]
    return alive, conflicts


def _top(name: str, keeper: Tree, deleted: set[str]) -> str:
    """The outermost block that went with this one."""
    while keeper.parent[name] in deleted:
        name = keeper.parent[name]
    return name


def _touched(name: str, base: Tree, keeper: Tree) -> bool:
    """Whether it was written in, moved elsewhere, or given a block that it had not."""
    return (
        keeper.own[name] != base.own[name]
        or keeper.parent[name] != base.parent[name]
        or any(base.parent.get(child) != name for child in keeper.order.get(name, []))
    )
