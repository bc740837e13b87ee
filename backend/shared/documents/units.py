"""What a new version of a document changed, block by block, so that somebody may take or leave each change.

`base` is what both come from, `source` the new version, `local` what people made of the old one. A unit is
one block that the source added, removed or wrote in, unless the local document says the same already.
Places are nobody's question: blocks that the source moved stand where a merge puts them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from shared.documents._places import merge_places
from shared.documents.combining import Combined, combine
from shared.documents.conflict import Conflict, ConflictKind
from shared.documents.content import Block, Document
from shared.documents.merge import merge
from shared.documents.tree import ROOT, Tree, lay_flat, stand_up
from shared.documents.validate import is_valid

BlockChangeKind = Literal["added", "removed", "changed"]
Taken = Literal["local", "source"]
Choice = Taken | Block  # a block: both, as somebody joined them


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockUnit:
    """One block on the three sides, with all that is inside it where it came or went; None: it is not there."""

    block_id: str
    change: BlockChangeKind
    clash: bool  # both wrote in it: nobody decides that but a person
    base: Block | None
    source: Block | None
    local: Block | None

    @property
    def combined(self) -> Combined | None:
        """Both changes in one text, where that can be."""
        if not self.clash or self.change == "removed" or not self.base:
            return None
        if not self.source or not self.local:
            return None
        return combine(self.base, self.source, self.local)


def block_units(base: Document, source: Document, local: Document) -> list[BlockUnit] | None:
    """In the order of the source, what it removed at the end; None where only the whole page can be asked."""
    trees = lay_flat(base), lay_flat(source), lay_flat(local)
    conflicts = merge(base, source, local).conflicts
    clashing = {one.block_id for one in conflicts}
    units = [*_written(*trees, clashing), *_removed(*trees, clashing)]
    asked = {name for one in units if one.clash for name in _inside(one, *trees)}
    if any(_is_loose(one, asked) for one in conflicts):
        return None
    return units


def decide_document(
    base: Document, source: Document, local: Document, choices: Mapping[str, Choice]
) -> Document | None:
    """The local document with what was taken of the source; a block without a choice is taken unless it clashes.

    None where the choices cannot stand together: the page is asked as a whole then.
    """
    units = block_units(base, source, local)
    if units is None:
        return None
    chosen = {
        one.block_id: choices.get(one.block_id, "local" if one.clash else "source") for one in units
    }
    if units and all(choice == "local" for choice in chosen.values()):
        return local
    wanted = _without(base, source, [one for one in units if chosen[one.block_id] != "source"])
    if wanted is None:
        return None
    past, ours = _giving_way(base, wanted, local, [one for one in units if one.clash], chosen)
    merged = merge(past, wanted, ours)
    unjoined = (ConflictKind.PAGE, ConflictKind.BLOCK)
    if any(one.kind in unjoined for one in merged.conflicts) or not is_valid(merged.document):
        return None
    decided = lay_flat(merged.document)
    obeyed = all(_is_obeyed(one, chosen[one.block_id], decided) for one in units)
    return merged.document if obeyed else None


def _is_loose(conflict: Conflict, asked: set[str]) -> bool:
    """Whether no unit asks about it."""
    return (
        conflict.kind in (ConflictKind.PAGE, ConflictKind.BLOCK) or conflict.block_id not in asked
    )


def _written(base: Tree, source: Tree, local: Tree, clashing: set[str]) -> list[BlockUnit]:
    units = []
    for name, own in source.own.items():
        if name in base.own:
            if own == base.own[name] or own == local.own.get(name):
                continue
            clash = name not in local.own or name in clashing
            sides = (base.own[name], own, local.own.get(name))
            units.append(_unit(name, "changed", sides, clash=clash))
        elif name in local.own:  # both added it
            if own != local.own[name]:
                units.append(_unit(name, "changed", (None, own, local.own[name]), clash=True))
        elif (holder := source.parent[name]) in base.own or holder == ROOT:
            clash = holder != ROOT and holder not in local.own
            units.append(_unit(name, "added", (None, source.whole(name), None), clash=clash))
    return units


def _removed(base: Tree, source: Tree, local: Tree, clashing: set[str]) -> list[BlockUnit]:
    gone = [name for name in base.own if name not in source.own]
    return [
        _unit(
            name,
            "removed",
            (base.whole(name), None, local.whole(name)),
            clash=not clashing.isdisjoint([*base.inside(name), *local.inside(name)]),
        )
        for name in gone
        if name in local.own and (base.parent[name] == ROOT or base.parent[name] in source.own)
    ]


def _unit(
    name: str,
    change: BlockChangeKind,
    sides: tuple[Block | None, Block | None, Block | None],
    *,
    clash: bool = False,
) -> BlockUnit:
    base, source, local = sides
    return BlockUnit(
        block_id=name, change=change, clash=clash, base=base, source=source, local=local
    )


def _inside(unit: BlockUnit, *trees: Tree) -> set[str]:
    if unit.change == "changed":
        return {unit.block_id}
    return {
        name for tree in trees if unit.block_id in tree.own for name in tree.inside(unit.block_id)
    }


def _without(base: Document, source: Document, left: list[BlockUnit]) -> Document | None:
    """The source as it would be had it not made these changes."""
    if not left:
        return source
    old, new = lay_flat(base), lay_flat(source)
    for unit in left:
        if unit.change == "added":
            _drop(new, unit.block_id, known=old, places=old)
    result = Tree(own=dict(new.own))
    for unit in left:
        if unit.change == "removed":
            inside = old.inside(unit.block_id)
            result.own |= {name: old.own[name] for name in inside if name not in new.own}
        elif unit.change == "changed" and unit.base:
            result.own[unit.block_id] = unit.base
        elif unit.change == "changed" and unit.local:  # both added it
            result.own[unit.block_id] = unit.local
    merge_places(old, new, old, result)
    document = stand_up(result, source["schema"])
    return document if is_valid(document) else None


def _giving_way(
    base: Document,
    wanted: Document,
    local: Document,
    clashes: list[BlockUnit],
    chosen: Mapping[str, Choice],
) -> tuple[Document, Document]:
    """The local document without its own words where the source's were taken, with joined ones where both were.

    Before it what both come from: what was agreed to go is not there either, as if it had never been.
    """
    old, past, ours, new = (lay_flat(side) for side in (base, base, local, wanted))
    for unit in clashes:
        choice, name = chosen[unit.block_id], unit.block_id
        if choice == "local" or name not in ours.own:
            continue
        if isinstance(choice, dict):
            ours.own[name] = {**choice, "id": name}
        elif unit.change == "removed":
            for tree in (past, ours):
                _drop(tree, name, known=new, places=old)
        elif theirs := unit.base or unit.source:
            ours.own[name] = theirs
    return stand_up(past, base["schema"]), stand_up(ours, local["schema"])


def _drop(tree: Tree, name: str, *, known: Tree, places: Tree) -> None:
    """Take a block away with what is inside it; known blocks that stand in it go back to where they were."""
    inside = list(tree.inside(name))
    kept = {one for one in inside if one in known.own}
    for one in inside:
        if one in kept and tree.parent[one] not in kept:
            holder = places.parent.get(one, ROOT)
            back = holder if holder in tree.own and holder not in inside else ROOT
            tree.order[tree.parent[one]].remove(one)
            tree.order.setdefault(back, []).append(one)
            tree.parent[one] = back
    tree.order[tree.parent[name]].remove(name)
    for one in list(tree.inside(name)):
        del tree.own[one], tree.parent[one]
        tree.order.pop(one, None)


def _is_obeyed(unit: BlockUnit, choice: Choice, decided: Tree) -> bool:
    """Whether the document says what was chosen; what both wrote in without a clash was joined."""
    said = decided.own.get(unit.block_id)
    if isinstance(choice, dict):
        return said == {**choice, "id": unit.block_id}
    if unit.change == "added":
        return (said is not None) == (choice == "source")
    if unit.change == "removed":
        return (said is None) == (choice == "source")
    if choice == "source":
        return not unit.clash or said == unit.source
    return said == unit.local
