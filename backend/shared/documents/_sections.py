"""Where two edits cannot stand together, the blocks concerned stay as they were saved.

A section is a block of the page with all that is inside it, on any side: what moved from one block into
another makes one section of both. Two sections share no block, so that one can be taken back alone.
"""

from shared.documents.conflict import Conflict, ConflictKind
from shared.documents.content import VERSION
from shared.documents.shapes import PAGE, shape_of
from shared.documents.tree import ROOT, Tree
from shared.documents.validate import is_valid


def mend(
    base: Tree, mine: Tree, saved: Tree, result: Tree, conflicts: list[Conflict]
) -> list[Conflict]:
    """Take back to `saved` each section that is not valid, and those for which there is no room."""
    bad = [name for name in result.order[ROOT] if not _stands(result, name)]
    if not bad and not _is_crowded(result):
        return conflicts
    section = _sections(base, mine, saved, result)
    back = list(dict.fromkeys(section[name] for name in bad))
    for wanted in back:
        _take_back(section, wanted, saved, result)
    while _is_crowded(result):
        brought = [name for name in result.order[ROOT] if name not in saved.order[ROOT]]
        back.append(section[brought[-1]])
        _take_back(section, back[-1], saved, result)
    told = [
        conflict
        for name in {**saved.own, **mine.own}
        if section[name] in back and ROOT in (saved.parent.get(name), mine.parent.get(name))
        for conflict in _conflicts_in(name, base, mine, saved)
    ]
    return [each for each in conflicts if section[each.block_id] not in back] + told


def _is_crowded(result: Tree) -> bool:
    return len(result.order[ROOT]) > shape_of(PAGE).most


def _stands(result: Tree, name: str) -> bool:
    return is_valid({"schema": VERSION, "blocks": [result.whole(name)]})


def _sections(*trees: Tree) -> dict[str, str]:
    """Of each block the one that its section is known by."""
    leader: dict[str, str] = {}

    def find(name: str) -> str:
        while leader.setdefault(name, name) != name:
            leader[name] = leader[leader[name]]
            name = leader[name]
        return name

    for tree in trees:
        for name, holder in tree.parent.items():
            if holder != ROOT:
                leader[find(name)] = find(holder)
            find(name)
    return {name: find(name) for name in leader}


def _take_back(section: dict[str, str], wanted: str, saved: Tree, result: Tree) -> None:
    """The section as it was saved."""
    tops = [name for name in saved.order[ROOT] if section[name] == wanted]
    others = [name for name in result.order[ROOT] if section[name] != wanted]
    result.order[ROOT] = _with_saved_order(others, tops, saved)
    for top in tops:
        for name in saved.inside(top):
            result.own[name], result.parent[name] = saved.own[name], saved.parent[name]
            result.order.pop(name, None)
            if name in saved.order:
                result.order[name] = saved.order[name]


def _conflicts_in(name: str, base: Tree, mine: Tree, saved: Tree) -> list[Conflict]:
    before, ours, theirs = (tree.whole(name) for tree in (base, mine, saved))
    if ours == theirs:
        return []
    return [Conflict(ConflictKind.BLOCK, name, base=before, mine=ours, saved=theirs)]


def _with_saved_order(order: list[str], tops: list[str], saved: Tree) -> list[str]:
    """Each of these after what it followed when it was saved."""
    for top in tops:
        before = saved.order[ROOT][: saved.order[ROOT].index(top)]
        slot = next((order.index(name) + 1 for name in reversed(before) if name in order), 0)
        order.insert(slot, top)
    return order
